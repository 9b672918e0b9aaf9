import { CHANGED_ONE_IN, dueStep, namedFrom, type RideStep, type RideWay } from '#domain/transport/rides.ts';
import type { RideDetail, TransportDetail } from '#server/products/transport/detail.ts';
import { chanceOf, hasNoDriver, otherDrivers, pickDriver } from '#server/products/transport/drivers.ts';
import type { Driver } from '#server/products/transport/inventory/file.ts';

/** A step that a ride has taken. */
export type Move = { readonly ride: number; readonly step: RideStep };
type Asked = {
  readonly orderId: string;
  /** Since when it is booked. */
  readonly since: number;
  readonly drivers: readonly Driver[];
  readonly now: number;
};

/**
 * Takes all steps that are due, of all rides, one after the other as they became due; the same whenever it is asked, also long
 * after. While nobody in the inventory drives such a car, nobody is named.
 */
export function moved(
  detail: TransportDetail,
  asked: Asked,
): { readonly detail: TransportDetail; readonly moves: readonly Move[] } {
  const moves: Move[] = [];
  let now = detail;
  for (;;) {
    const next = now.rides
      .flatMap((ride, index) => {
        const due = dueStep(ride, wayOf(now, index, asked), asked.now);
        return due ? [{ ...due, index }] : [];
      })
      .toSorted((one, other) => one.at - other.at)[0];
    if (!next) return { detail: now, moves };
    const { index, step, at } = next;
    now = withRide(now, index, (ride) => takeStep(now, ride, { ...asked, index, step, at }));
    moves.push({ ride: index, step });
  }
}

export const withRide = (
  detail: TransportDetail,
  index: number,
  change: (ride: RideDetail) => RideDetail,
): TransportDetail => ({
  ...detail,
  rides: detail.rides.map((ride, place) => (place === index ? change(ride) : ride)),
});

function wayOf({ wish, sandbox, rides }: TransportDetail, index: number, { orderId, drivers }: Asked): RideWay {
  if (wish.kind === 'cip')
    return {
      ...{ isService: true, hasNoDriver: false },
      ...{ isDriverChanged: false, isDriverMissing: false, isTravellerMissing: false },
    };
  const ride = rides[index];
  const others = otherDrivers(drivers, wish.car, [ride?.driver?.name ?? '']);
  // What is staged befalls the first ride, and not the car that was sent after nobody came.
  const staged = index === 0 && ride?.times.missingAt === null ? sandbox : undefined;
  return {
    isService: false,
    hasNoDriver: hasNoDriver(drivers, wish.car),
    isDriverChanged:
      others.length > 0 &&
      (staged === 'driverChanged' ||
        (sandbox === undefined && chanceOf(`${orderId} ${index} other`, CHANGED_ONE_IN) === 0)),
    isDriverMissing: staged === 'driverMissing',
    isTravellerMissing: staged === 'travellerMissing',
  };
}

type Taken = Asked & { readonly index: number; readonly step: RideStep; readonly at: number };

/** Moments are those at which it was due, after it was booked: they do not depend on when the work looked at it. */
function takeStep(detail: TransportDetail, ride: RideDetail, { step, at: dueAt, ...asked }: Taken): RideDetail {
  const { times, driver } = ride;
  const at = Math.max(dueAt, asked.since);
  switch (step) {
    case 'driverNamed':
      return { ...ride, stage: step, driver: newDriver(detail, ride, asked) };
    case 'driverChanged':
      return { ...ride, driver: newDriver(detail, ride, asked), earlierDriver: driver };
    case 'onTheWay':
      return { ...ride, stage: step, times: { ...times, onTheWayAt: at } };
    case 'waiting':
      return { ...ride, stage: step, times: { ...times, arrivedAt: at } };
    case 'done':
      // A service at an airport is over; nobody says when they met.
      return {
        ...ride,
        stage: step,
        times: times.arrivedAt === null ? times : { ...times, metAt: at },
      };
    case 'noShow':
      return { ...ride, stage: step, times: { ...times, leftAt: at } };
    case 'driverMissing':
      return { ...ride, stage: step };
  }
}

/** Whether the driver of a ride should be named by now, and nobody can be. */
export const lacksDriver = (
  { wish, rides }: TransportDetail,
  { drivers, now }: Pick<Asked, 'drivers' | 'now'>,
): boolean =>
  wish.kind !== 'cip' &&
  hasNoDriver(drivers, wish.car) &&
  rides.some(
    ({ stage, isCancelled, refunded, pickUpAt }) =>
      stage === 'confirmed' && !isCancelled && !refunded && now >= namedFrom(pickUpAt),
  );

/** Another one than who was named before, where there is one. */
export function newDriver(
  { wish }: TransportDetail,
  { driver, earlierDriver }: Pick<RideDetail, 'driver' | 'earlierDriver'>,
  { orderId, drivers, index, now }: Omit<Asked, 'since'> & { readonly index: number },
): NonNullable<RideDetail['driver']> {
  if (wish.kind === 'cip') throw new Error('Nobody drives in a service at an airport');
  const before = [driver, earlierDriver].flatMap((one) => one?.name ?? []);
  const not = otherDrivers(drivers, wish.car, before).length > 0 ? before : [];
  const seed = `${orderId} ${index} ${before.length}`;
  return { ...pickDriver(drivers, { car: wish.car, seed, not }), namedAt: now };
}
