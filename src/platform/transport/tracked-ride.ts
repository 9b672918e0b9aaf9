import type { RideOrder } from '#domain/transport/orders.ts';
import { rideNow } from '#domain/transport/ride-now.ts';
import type { TrackedRide } from '#machines/transport/transport-tracking/types.ts';

/** How the ride stands that is on or comes next, for the machine of the tracker. */
export function trackedOf({ orderId, status, item }: RideOrder): TrackedRide {
  const ride = rideNow(item);
  return {
    ...{ orderId, status, stage: ride.stage, isRefunded: ride.refunded },
    ride: item.rides.indexOf(ride) === 1 ? 1 : 0,
  };
}
