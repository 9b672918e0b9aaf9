import { DAY_MS, MINUTE_MS } from '#domain/core/time.ts';

/** After this time a traveller who has not returned from the bank has given up. */
export const ATTEMPT_MS = 15 * MINUTE_MS;
/** How long to ask about a given-up charge: money can still arrive. */
const LATE_MONEY_MS = DAY_MS;
const LATE_CHECK_MS = 10 * MINUTE_MS;

/** Time for a callback before the gateway is asked. */
export const FIRST_CHECK_MS = 10_000;

type OpenCharge = { readonly status: string; readonly started_at: number };

/** Decides about an undecided charge: whether it is given up, and when to ask next (null: never). */
export function patience(
  { status, started_at }: OpenCharge,
  now: number,
): { readonly isGivenUp: boolean; readonly checkAt: number | null } {
  const age = now - started_at;
  if (status !== 'started') return { isGivenUp: false, checkAt: age < LATE_MONEY_MS ? now + LATE_CHECK_MS : null };
  if (age >= ATTEMPT_MS) return { isGivenUp: true, checkAt: now + LATE_CHECK_MS };
  return { isGivenUp: false, checkAt: now + Math.min(MINUTE_MS, Math.max(5000, Math.round(age / 2))) };
}
