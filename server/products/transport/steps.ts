import { MINUTE_MS } from '#domain/core/time.ts';
import { guessPlace } from '#domain/country/guess-place.ts';
import { placeOfCity } from '#domain/country/places.ts';
import type { TripPlace, TripStep } from '#domain/country/trip.ts';
import { placeHead } from '#domain/transport/place-head.ts';
import { placeOfWish, type RideDetail, type TransportDetail } from '#server/products/transport/detail.ts';

/** The voucher has the card for the driver: that of a trip leads to where a way begins, and this driver comes. */
const NONE = { driver: null, desk: null, counterClosesAt: null, answerBy: null, enterBy: null };

/** Rides as ways: between cities, or within the one of the airport. A service at an airport lies before its flight leaves, or after it landed. */
export const rideSteps = (detail: TransportDetail): readonly TripStep[] =>
  detail.rides
    .filter(({ isCancelled, refunded }) => !isCancelled && !refunded)
    .map((ride) => {
      const [shortest = 0, longest = shortest] = ride.minutes;
      const leaves = detail.wish.kind === 'cip' && ride.flightLeavesAt !== null;
      const startsAt = leaves ? ride.pickUpAt - longest * MINUTE_MS : ride.pickUpAt;
      return {
        ...{ ...NONE, kind: 'way' as const, ...wordsOf(detail, ride), startsAt },
        endsAt: leaves ? ride.pickUpAt : startsAt + longest * MINUTE_MS,
        ...placesOf(detail, ride),
        ...ofFlight(ride),
      };
    });

/** What it is, and what the two places of the step do not say yet. */
function wordsOf(
  { wish, title, parts }: TransportDetail,
  { from, to, km }: RideDetail,
): Pick<TripStep, 'title' | 'text'> {
  if (wish.kind === 'cip') return { title, text: parts.join(', ') };
  // Of a way there and back the title of the order names the first only.
  if (wish.kind === 'transfer') return { title: `Transfer from ${headOf(from)} to ${headOf(to)}`, text: '' };
  return { title, text: km === null ? '' : `${km} km` };
}

const headOf = ({ en, airport }: RideDetail['from']): string => placeHead(en, airport);

/** Where it belongs to a flight. */
const ofFlight = ({ from, to, flight, flightLeavesAt }: RideDetail): Pick<TripStep, 'ride'> =>
  from.airport === null && to.airport === null
    ? {}
    : { ride: { from: from.airport, to: to.airport, flight, leavesAt: flightLeavesAt } };

function placesOf(
  detail: TransportDetail,
  { from, to }: RideDetail,
): { readonly from: TripPlace; readonly to: TripPlace } {
  if (detail.wish.kind === 'car') return { from: townOf(from.en), to: townOf(to.en) };
  const slug = placeOfWish(detail.wish);
  const place = placeOfCity(slug, slug === 'iran' ? 'Iran' : from.en);
  return { from: place, to: place };
}

function townOf(name: string): TripPlace {
  const slug = guessPlace(name) ?? name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return placeOfCity(slug, name);
}
