import { HOTEL_HOLD_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { type HoldSessionView, holdSessionView } from '#machines/core/hold-session-view.ts';

export const hotelHoldView = holdSessionView;

/** No hold is running. */
const CLEARED = -1;

/** End of a hold, epoch ms; without an end from the server, 10 minutes from now. */
export const holdEnd = (endsAt: number | null, now: number): number => endsAt ?? now + HOTEL_HOLD_SECONDS * 1000;

/** Whole seconds until the end of a hold, never below 0; -1 when none is running. */
export function timeLeft(session: HoldSessionView | null, now: number): number {
  if (session?.kind !== 'running') return CLEARED;
  return Math.max(0, Math.ceil((session.deadlineAt - now) / 1000));
}
