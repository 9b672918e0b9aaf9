import { cityOf } from '#domain/country/cities.ts';
import type { FlightSearch } from '#domain/flights/flight-search.ts';
import type {
  FlightBookingContext,
  FlightBookingInput,
  PassengerSlot,
} from '#machines/flights/flight-booking/types.ts';

const EMPTY_SEARCH: FlightSearch = {
  type: 'oneWay',
  origin: '',
  destination: '',
  departing: '',
  returning: '',
  adult: 1,
  child: 0,
  infant: 0,
};

export const NOTHING_SELECTED = { departing: null, returning: null };

const slotsOf = (party: FlightSearch): PassengerSlot[] =>
  (['adult', 'child', 'infant'] as const).flatMap((ageClass) =>
    Array.from({ length: party[ageClass] }, () => ({ ageClass })),
  );

export const searchContext = (search: FlightSearch) => ({
  ...search,
  originName: cityOf(search.origin),
  destinationName: cityOf(search.destination),
  passengers: slotsOf(search),
});

export const searchOf = (context: FlightBookingContext): FlightSearch => ({
  type: context.type,
  origin: context.origin,
  destination: context.destination,
  departing: context.departing,
  returning: context.returning,
  adult: context.adult,
  child: context.child,
  infant: context.infant,
});

export const offerIdsOf = ({ selectedAvailables: { departing, returning } }: FlightBookingContext): string[] =>
  [departing, returning].flatMap((offer) => (offer ? [offer.offerId] : []));

/** Pure, so that the first snapshots of server and browser are equal. */
export const initialContext = ({ input }: { input: FlightBookingInput }): FlightBookingContext => ({
  flowId: input.flowId,
  ...searchContext(input.search ?? EMPTY_SEARCH),
  cancelTicket: [],
  cancelPackage: input.cancelPackage ?? false,
  results: input.results,
  selectedAvailables: { ...NOTHING_SELECTED, departing: input.wayOut ?? null },
  confirmInfo: input.order,
  hasCharterLabel: true,
  indicatePage: input.route.indicatePage,
  path: input.wayOut && input.search?.type === 'twoWay' ? 'returning' : 'departing',
  holdAttempt: 0,
  isSupplierSlow: false,
  acceptedTotal: null,
  problem: null,
});
