import { HOUR_MS } from '#domain/core/time.ts';
import { FREE_HOURS } from '#domain/transport/back.ts';
import type { components } from '#openapi/generated/types.ts';

/** How long a quote of a change is held. */
export const CHANGE_SECONDS = 600;

type Ride = Pick<components['schemas']['Ride'], 'bookedAt' | 'stage' | 'isCancelled' | 'refunded'>;

const isOver = ({ isCancelled, refunded }: Ride): boolean => isCancelled || refunded;

/** Until this moment the time of a ride may be changed, as long as all of it comes back. */
export const timeOpenUntil = ({ bookedAt }: Pick<Ride, 'bookedAt'>): number => bookedAt - FREE_HOURS * HOUR_MS;

export const isTimeOpen = (ride: Ride, now: number): boolean => !isOver(ride) && now <= timeOpenUntil(ride);

/** Whether the name on the sign and the hotel may be changed: until the last driver is on the way. */
export const isMeetingOpen = (rides: readonly Ride[], now: number): boolean =>
  rides.some(
    (ride) => !isOver(ride) && (ride.stage === 'confirmed' || ride.stage === 'driverNamed') && now < ride.bookedAt,
  );
