import type { components } from '#openapi/generated/types.ts';

type Ride = components['schemas']['Ride'];
type Item = Pick<components['schemas']['RideItem'], 'rides'>;

/** Those that still take place, or have; all of them where all were given back. */
export function goingRides({ rides }: Item): readonly Ride[] {
  const going = rides.filter(({ isCancelled }) => !isCancelled);
  return going.length > 0 ? going : rides;
}

/** None of them takes place: each was given back, or all of its money went back because nobody came. */
export const isGivenBack = ({ rides }: Item): boolean =>
  rides.every(({ isCancelled, refunded }) => isCancelled || refunded);

const isOver = ({ stage, refunded }: Ride): boolean => refunded || stage === 'done' || stage === 'noShow';

/** The ride that is on or comes next; the last one when all are over. */
export function rideNow(item: Item): Ride {
  const rides = goingRides(item);
  const ride = rides.find((one) => !isOver(one)) ?? rides.at(-1);
  if (!ride) throw new Error('An order of transport has a ride');
  return ride;
}
