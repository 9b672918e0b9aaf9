import { HOTEL_HOLD_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { type HoldSessionView, holdSessionView } from '#machines/core/hold-session-view.ts';

export const hotelHoldView = holdSessionView;

/** Says that nothing is counted. */
const CLEARED = -1;

/** Where no answer brought the end, in ms: rooms are held for 10 minutes. */
export const holdEnd = (endsAt: number | null, now: number): number => endsAt ?? now + HOTEL_HOLD_SECONDS * 1000;

/** Whole seconds until the end of a hold, never below 0; -1 where none runs, as after it was cleared. */
export function timeLeft(session: HoldSessionView | null, now: number): number {
  if (session?.kind !== 'running') return CLEARED;
  return Math.max(0, Math.ceil((session.deadlineAt - now) / 1000));
}
