import { addDays, dayOf, HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { nextAt } from '#domain/transport/ride-times.ts';
import type { components } from '#openapi/generated/types.ts';

type Ride = components['schemas']['Ride'];
export type RideStage = Ride['stage'];

/*
 * What happens to a booked ride by itself, and what its traveller may say of it. All moments are server epoch ms; what ends at a
 * moment is over at that moment.
 */

/** On the evening before, at this hour in Tehran, the driver is named. */
export const NAMED_AT_HOUR = 18;
/** A driver who is changed is changed so long before the pick-up, where one was named well before. */
const CHANGED_BEFORE_MS = 3 * HOUR_MS;
/** About one ride in so many gets another driver. */
export const CHANGED_ONE_IN = 3;
/** Nobody sets off sooner than so many minutes before the pick-up, however long the ride is. */
const MOST_AWAY_MINUTES = 90;
/** The simulated driver has found the travellers after so many minutes of waiting. */
const FOUND_AFTER_MINUTES = 20;
/** Another car comes in so many minutes. */
export const ANOTHER_CAR_MINUTES = 30;
/** Nobody came, and nothing was said of it: after so many hours all the money of the ride goes back by itself. */
export const SILENT_HOURS = 24;
/** What lands later than this is a flight of another day. */
export const MOST_LATE_MS = 18 * HOUR_MS;

/** Of a ride, what decides how it goes on. `flightLeavesAt` of a service at an airport: it is one for who leaves. */
export type RideState = Pick<
  Ride,
  | 'from'
  | 'bookedAt'
  | 'pickUpAt'
  | 'minutes'
  | 'flightLeavesAt'
  | 'stage'
  | 'driver'
  | 'earlierDriver'
  | 'times'
  | 'refunded'
> & {
  /** How long the driver waits for nothing. */
  readonly freeMinutes: number;
  readonly isCancelled?: boolean;
};

/**
 * How a ride goes on. `isService`: at an airport, nobody drives. `hasNoDriver`: the inventory names nobody with such a car. The last
 * three are for rides that go wrong.
 */
export type RideWay = {
  readonly isService: boolean;
  readonly hasNoDriver: boolean;
  readonly isDriverChanged: boolean;
  readonly isDriverMissing: boolean;
  readonly isTravellerMissing: boolean;
};

export type RideStep = Exclude<RideStage, 'confirmed'> | 'driverChanged';

export const namedFrom = (pickUpAt: number): number => momentOf(addDays(dayOf(pickUpAt), -1), NAMED_AT_HOUR * 60);

/** When the driver sets off: before the pick-up by the longest usual drive. */
export const setsOffAt = ({ pickUpAt, minutes }: Pick<RideState, 'pickUpAt' | 'minutes'>): number =>
  pickUpAt - Math.min(minutes[1] ?? 0, MOST_AWAY_MINUTES) * MINUTE_MS;

/** So long the driver waits for nothing. */
export const freeUntil = ({ pickUpAt, freeMinutes }: Pick<RideState, 'pickUpAt' | 'freeMinutes'>): number =>
  pickUpAt + freeMinutes * MINUTE_MS;

const foundAt = ({ pickUpAt, freeMinutes }: RideState): number =>
  pickUpAt + Math.min(FOUND_AFTER_MINUTES, freeMinutes) * MINUTE_MS;

/**
 * Nobody has said that they are in the car, and the free time is not over: the simulated driver is taken to have found them, which a later
 * landing proves wrong.
 */
export const isAssumedMet = (ride: RideState, now: number): boolean =>
  ride.stage === 'done' && ride.times.metAt === foundAt(ride) && now < freeUntil(ride);

/** When a service at an airport is over: when the flight leaves, or some time after it landed. */
const serviceEndsAt = ({ pickUpAt, minutes, flightLeavesAt }: RideState): number =>
  flightLeavesAt ?? pickUpAt + (minutes[1] ?? 0) * MINUTE_MS;

/** When another driver is named; null where that would be too soon after the first. */
const changedAt = ({ pickUpAt, driver }: RideState): number | null => {
  const at = pickUpAt - CHANGED_BEFORE_MS;
  return driver !== null && driver.namedAt <= at - HOUR_MS ? at : null;
};

/** The step that is due, and since when; null while nothing is. One after the other: each is taken before the next is asked for. */
export function dueStep(
  ride: RideState,
  way: RideWay,
  now: number,
): { readonly step: RideStep; readonly at: number } | null {
  if (ride.isCancelled || ride.refunded) return null;
  const next = nextStep(ride, way);
  return next !== null && next.at <= now ? next : null;
}

function nextStep(ride: RideState, way: RideWay): { readonly step: RideStep; readonly at: number } | null {
  if (way.isService) return ride.stage === 'confirmed' ? { step: 'done', at: serviceEndsAt(ride) } : null;
  switch (ride.stage) {
    case 'confirmed':
      return way.hasNoDriver
        ? { step: 'driverMissing', at: freeUntil(ride) }
        : { step: 'driverNamed', at: namedFrom(ride.pickUpAt) };
    case 'driverNamed': {
      const changed = way.isDriverChanged && ride.earlierDriver === null ? changedAt(ride) : null;
      return changed === null ? { step: 'onTheWay', at: setsOffAt(ride) } : { step: 'driverChanged', at: changed };
    }
    case 'onTheWay':
      return way.isDriverMissing
        ? { step: 'driverMissing', at: freeUntil(ride) }
        : { step: 'waiting', at: ride.pickUpAt };
    case 'waiting':
      return way.isTravellerMissing ? { step: 'noShow', at: freeUntil(ride) } : { step: 'done', at: foundAt(ride) };
    case 'done':
    case 'noShow':
    case 'driverMissing':
      return null;
  }
}

/** True from the moment on at which the money of a ride whose driver is missing goes back although nothing was said. */
export const isSilent = (ride: RideState, now: number): boolean =>
  ride.stage === 'driverMissing' &&
  !ride.refunded &&
  !ride.isCancelled &&
  now >= freeUntil(ride) + SILENT_HOURS * HOUR_MS;

const UNDER_WAY: readonly RideStage[] = ['confirmed', 'driverNamed', 'onTheWay', 'waiting'];
const isOpen = ({ isCancelled, refunded }: RideState): boolean => !isCancelled && !refunded;

/** Whether a flight that lands brings the traveller. */
const isFromFlight = ({ from, flightLeavesAt }: RideState, isService: boolean): boolean =>
  from.airport !== null && !(isService && flightLeavesAt !== null);

/** A flight is late on its day: from so long before the booked time. Who knows it sooner changes the time, at its price. */
const LATE_FROM_MS = 24 * HOUR_MS;

/** Whether the traveller may say that the flight lands later: from a day before, until the driver has waited the free time. */
export const mayTellLate = (ride: RideState, { isService }: Pick<RideWay, 'isService'>, now: number): boolean =>
  isOpen(ride) &&
  (UNDER_WAY.includes(ride.stage) || isAssumedMet(ride, now)) &&
  isFromFlight(ride, isService) &&
  now >= ride.bookedAt - LATE_FROM_MS &&
  now < (isService ? serviceEndsAt(ride) : freeUntil(ride));

/**
 * The moment that "04:40" means: the first one after the booked time. null where it is no time, is a flight of another day, or was
 * so long ago that the driver would have left.
 */
export function landsAt(ride: RideState, time: string, now: number): number | null {
  const at = nextAt(time, ride.bookedAt);
  if (at === null || at - ride.bookedAt > MOST_LATE_MS) return null;
  return freeUntil({ ...ride, pickUpAt: at }) <= now ? null : at;
}

/** Whether the next ride would begin before one has arrived, on an empty road, if the flight landed then. */
export const isPastNext = (
  { minutes }: Pick<RideState, 'minutes'>,
  landsAt: number,
  next: Pick<RideState, 'pickUpAt' | 'isCancelled' | 'refunded'> | undefined,
): boolean =>
  next !== undefined && !next.isCancelled && !next.refunded && landsAt + (minutes[0] ?? 0) * MINUTE_MS > next.pickUpAt;

/** Whether the traveller may say that they are in the car: nobody is before the pick-up, unless the driver waits already. */
export const mayBeMet = (ride: RideState, now: number): boolean =>
  isOpen(ride) &&
  (ride.stage === 'waiting' || ride.stage === 'driverMissing' || (ride.stage === 'onTheWay' && now >= ride.pickUpAt));

/** Whether the traveller may say that nobody came: the free time is over, and no driver has arrived. */
export const mayBeMissing = (ride: RideState, now: number): boolean =>
  isOpen(ride) && ride.stage === 'driverMissing' && ride.times.arrivedAt === null && now >= freeUntil(ride);

/** The ride with another pick-up: who set off too soon sets off again, and who waits waits on if it is over already. */
export function movedTo(
  ride: RideState,
  pickUpAt: number,
  now: number,
): Pick<RideState, 'pickUpAt' | 'stage' | 'times'> {
  const { stage, times } = ride;
  const isUnderWay = stage === 'onTheWay' || stage === 'waiting' || isAssumedMet(ride, now);
  if (!isUnderWay || pickUpAt <= now) return { pickUpAt, stage, times };
  return now >= setsOffAt({ ...ride, pickUpAt })
    ? { pickUpAt, stage: 'onTheWay', times: { ...times, arrivedAt: null, metAt: null } }
    : { pickUpAt, stage: 'driverNamed', times: { ...times, onTheWayAt: null, arrivedAt: null, metAt: null } };
}
