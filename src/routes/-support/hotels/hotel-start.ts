import { RESTORED } from '#src/platform/hotels/hotel-url.ts';

// What the pages of hotels need first. Only the server asks: it writes the files' names into the page.

const MACHINE = 'src/platform/hotels/live-hotel-flow.ts';
const INQUIRY = 'src/routes/-support/hotels/HotelInquiryStep.tsx';
/** With one of these parameters the page hydrates early: a hold, an inquiry, or parameters to remove from the URL. */
const RUNNING = ['order', 'inquiry', ...RESTORED];
const hydrate = (search: URLSearchParams) =>
  RUNNING.some((name) => search.has(name)) ? ('idle' as const) : ('interaction' as const);
export const stayStart = { hydrate };
const start = (part: string) => ({
  hydrate,
  parts: (search: URLSearchParams) => [search.has('inquiry') ? INQUIRY : part, MACHINE],
});

/** Pages before an order: hydrate when touched, together with the machine. */
export const hotelListStart = {
  ...start('src/routes/-support/hotels/HotelListStep.tsx'),
  next: ['src/routes/-support/hotels/StaySearchPanel.tsx'],
};
export const hotelPageStart = start('src/routes/-support/hotels/HotelPageStep.tsx');

/** Pages of an order: the machine runs during the hold. */
const held = (part: string) => ({ hydrate: 'idle' as const, parts: [part, MACHINE] });
export const hotelGuestsStart = held('src/routes/-support/hotels/HotelGuestsStep.tsx');
export const hotelReviewStart = held('src/routes/-support/hotels/HotelReviewStep.tsx');
export const voucherStart = {
  hydrate: 'idle',
  parts: ['src/screens/hotels/checkout/HotelPapers.tsx'],
} as const;
