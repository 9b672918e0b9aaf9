import { dayOf, HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import { isSameNumber, type OwnFlight } from '#domain/transport/own-flights.ts';
import type { BookedStay } from '#domain/transport/own-stay.ts';
import { EARLIEST_TO_AIRPORT_HOURS } from '#domain/transport/problems.ts';
import { isAssumedMet, MOST_LATE_MS, movedTo, type RideState, setsOffAt } from '#domain/transport/rides.ts';
import type { components } from '#openapi/generated/types.ts';

type Ride = components['schemas']['Ride'];

/** Over midnight, so much between a landing that was typed and that of a ticket is still one flight. */
const AROUND_MIDNIGHT_MS = 3 * HOUR_MS;

/** A flight in an order of the same traveller. */
export type BookedFlight = OwnFlight & { readonly orderId: string };

/** Which flight a ride follows, and when that landed, or left, when we looked last. */
export type Follows = { readonly orderId: string; readonly at: number };

export type FollowingRide = RideState &
  Pick<Ride, 'to' | 'flight' | 'isFollowed' | 'asks'> & { readonly follows: Follows | null };

/** What somebody has booked with us beside a ride. */
export type BookedBeside = {
  readonly flights: readonly BookedFlight[];
  readonly stays: readonly BookedStay[];
  /** Orders that are being changed or given back at this moment: what becomes of them is not known yet. */
  readonly openOrders: readonly string[];
};

/**
 * What another look at its flight changes of a ride. `news`: what the traveller is told. moved: the pick-up is another one. gone: its
 * flight is not booked any more for that day.
 */
export type Followed = {
  readonly change: Partial<
    Pick<FollowingRide, 'pickUpAt' | 'stage' | 'times' | 'flightLeavesAt' | 'isFollowed' | 'asks' | 'follows'>
  >;
  readonly news: 'moved' | 'gone' | null;
};

const FOLLOWING: readonly RideState['stage'][] = ['confirmed', 'driverNamed', 'onTheWay', 'waiting'];

/** Whether the flight of a ride lands before it; else it leaves after it. `isService`: at an airport, where nobody drives. */
const isLanding = ({ from, flightLeavesAt }: FollowingRide, isService: boolean): boolean =>
  from.airport !== null && !(isService && flightLeavesAt !== null);

const timeAt = ({ landsAt, leavesAt }: OwnFlight, lands: boolean): number => (lands ? landsAt : leavesAt);

/** Whether a flight is the one of the ride, by its number and airport; another day is another flight. */
function isOf(ride: FollowingRide, flight: OwnFlight, lands: boolean): boolean {
  const airport = lands ? ride.from.airport : ride.to.airport;
  return isSameNumber(ride.flight, flight.flight) && (lands ? flight.to : flight.from) === airport;
}

function isOnItsDay(ride: FollowingRide, flight: OwnFlight, lands: boolean): boolean {
  const at = timeAt(flight, lands);
  const booked = lands ? ride.bookedAt : ride.flightLeavesAt;
  // When it leaves was not told: the first one after the pick-up.
  if (booked === null) return at > ride.bookedAt && at <= ride.bookedAt + EARLIEST_TO_AIRPORT_HOURS * HOUR_MS;
  return dayOf(at) === dayOf(booked) || Math.abs(at - booked) <= AROUND_MIDNIGHT_MS;
}

/** Whether a ride may still take another course. */
export const isFollowing = (ride: FollowingRide, now: number): boolean =>
  !ride.isCancelled && !ride.refunded && (FOLLOWING.includes(ride.stage) || isAssumedMet(ride, now));

/**
 * A ride follows a flight of the traveller's own orders, to the moment at which it lands or leaves now; null where nothing is new. The
 * price is that of the booked time. What is over is left as it is.
 */
export function follow(
  ride: FollowingRide,
  { flights, openOrders }: BookedBeside,
  { isService, now }: { readonly isService: boolean; readonly now: number },
): Followed | null {
  if (!isFollowing(ride, now) || ride.flight === '') return null;
  const lands = isLanding(ride, isService);
  const its = flights.filter((flight) => isOf(ride, flight, lands));
  const { follows } = ride;
  if (!follows) {
    const found = its.find((flight) => isOnItsDay(ride, flight, lands));
    return found ? begin(ride, found, { lands, now }) : null;
  }
  const near = its.filter((flight) => Math.abs(timeAt(flight, lands) - follows.at) <= MOST_LATE_MS);
  const found = near.find(({ orderId }) => orderId === follows.orderId) ?? near[0];
  if (!found)
    return openOrders.includes(follows.orderId)
      ? null
      : { change: { isFollowed: false, asks: 'flightGone', follows: null }, news: 'gone' };
  const at = timeAt(found, lands);
  const known = { follows: { orderId: found.orderId, at } };
  if (at === follows.at) return found.orderId === follows.orderId ? null : { change: known, news: null };
  const { change, news } = movedBy(ride, lands ? at : ride.pickUpAt + at - follows.at, now);
  return { change: { ...change, ...known, ...leavesAt(ride, lands, at) }, news };
}

/** Less between a time that was typed and that of the ticket is no difference: the driver waits so long for nothing. */
export const SAME_TIME_MS = 20 * MINUTE_MS;

/**
 * From now on it is followed. A ticket that lands well after the time that was typed moves the pick-up, so that no driver leaves before
 * the traveller lands. One that lands before does not: the booked time has its price, and the trip says that they differ.
 */
function begin(
  ride: FollowingRide,
  found: BookedFlight,
  { lands, now }: { readonly lands: boolean; readonly now: number },
): Followed {
  const at = timeAt(found, lands);
  const known = {
    isFollowed: true,
    follows: { orderId: found.orderId, at },
    ...(ride.asks === 'flightGone' ? { asks: null } : {}),
  };
  if (!lands || at - ride.pickUpAt <= SAME_TIME_MS) return { change: known, news: null };
  const { change, news } = movedBy(ride, at, now);
  return { change: { ...change, ...known }, news };
}

/** Sooner than a driver can be there is not sooner. */
function movedBy(ride: FollowingRide, wanted: number, now: number): Followed {
  const soonest = now + ride.pickUpAt - setsOffAt(ride);
  const pickUpAt = wanted >= ride.pickUpAt ? wanted : Math.min(ride.pickUpAt, Math.max(wanted, soonest));
  return pickUpAt === ride.pickUpAt
    ? { change: {}, news: null }
    : { change: movedTo(ride, pickUpAt, now), news: 'moved' };
}

const leavesAt = ({ flightLeavesAt }: FollowingRide, lands: boolean, at: number) =>
  lands || flightLeavesAt === null ? {} : { flightLeavesAt: at };
