import { dayAhead, stayAhead } from './days.ts';

// Pages that a guest can open, of each kind of screen one: for tests that walk over all pages.

export const FLIGHTS = `/flights/THR-SYZ?departing=${dayAhead(25)}`;
const nights = String(new URLSearchParams(stayAhead(25, 2)));
export const HOTELS = `/hotel/search/results?destination=city/isfahan/Isfahan&${nights}`;
/** Two rooms, so that its table is as large as it gets. */
export const HOTEL = `/hotel/isfahan/abbasi-hotel?${nights}&rooms=${encodeURIComponent(
  '[{"adults":[30,30],"children":[3]},{"adults":[30],"children":[13]}]',
)}`;

/** Lists of what is sold, and the table of one hotel. */
export const LISTS = [FLIGHTS, HOTELS, HOTEL] as const;
export const SEARCHES = ['/', '/iran-flight', '/hotel'] as const;

/** As the name of a test: the days change. */
export const nameOf = (path: string): string => path.replace(/departing=.*/, 'departing=…');
