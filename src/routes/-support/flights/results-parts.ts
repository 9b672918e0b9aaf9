import { lazyPiece } from '#src/routes/-support/core/pages/lazy-screen.ts';
import { searchPanel } from '#src/routes/-support/flights/search-panel.ts';
import type { LateParts } from '#src/screens/flights/results/results-props.ts';

const late = async () => (await import('#src/routes/-support/flights/late-results.ts')).lateResults;
const onTouch = { onTouch: true };
const allHidden = lazyPiece(async () => (await late()).AllHidden, onTouch);
/** Few compare: their browser fetches it with the first choice. */
const compareFlights = lazyPiece(
  async () => (await import('#src/screens/flights/results/CompareFlights.tsx')).CompareFlights,
);
const failed = lazyPiece(async () => (await late()).Failed, onTouch);
const fareHelp = lazyPiece(async () => (await late()).FareHelp, onTouch);
const filterForm = lazyPiece(async () => (await late()).FilterForm, onTouch);
const legHeader = lazyPiece(async () => (await late()).LegHeader, onTouch);
/** Most lists have seats. The loader of one that has none brings it. */
export const noSeats = lazyPiece(async () => (await import('#src/routes/-support/flights/EmptyList.tsx')).EmptyList);
/** A rarely needed dialog. */
const priceChanged = lazyPiece(
  async () => (await import('#src/screens/flights/results/PriceChanged.tsx')).PriceChanged,
);
const resultsNotes = lazyPiece(async () => (await late()).ResultsNotes, onTouch);

/** Parts of the results page that load on approach; an earlier tick is kept (`keepClicks`). */
export const resultsParts: LateParts = {
  AllHidden: allHidden.Screen,
  CompareFlights: compareFlights.Screen,
  Failed: failed.Screen,
  FareHelp: fareHelp.Screen,
  FilterForm: filterForm.Screen,
  LegHeader: legHeader.Screen,
  NoSeats: noSeats.Screen,
  PriceChanged: priceChanged.Screen,
  ResultsNotes: resultsNotes.Screen,
};

const ALL = [searchPanel, allHidden, failed, fareHelp, filterForm, legHeader, resultsNotes];

/** For the server, which renders all parts, and for the flow, which renders them again when it wakes. */
export const preloadResultsParts = (): Promise<unknown> =>
  Promise.all([...ALL, ...(import.meta.env.SSR ? [compareFlights, noSeats] : [])].map(({ preload }) => preload()));

export const hasResultsParts = (): boolean => ALL.every(({ get }) => get() !== undefined);
