import { DAY_MS, MINUTE_MS } from '#domain/core/time.ts';

/** A traveller who has not come back from the bank by then has given up. */
export const ATTEMPT_MS = 15 * MINUTE_MS;
/** How long we go on asking about a charge that was given up: money can still arrive. */
const LATE_MONEY_MS = DAY_MS;
const LATE_CHECK_MS = 10 * MINUTE_MS;

/** How long a callback may take before the gateway is asked. */
export const FIRST_CHECK_MS = 10_000;

type Asked = { readonly status: string; readonly started_at: number };

/** What to do about a charge that the gateway has not decided: give it up, or when to ask next; null is never again. */
export function patience(
  { status, started_at }: Asked,
  now: number,
): { readonly isGivenUp: boolean; readonly checkAt: number | null } {
  const age = now - started_at;
  if (status !== 'started') return { isGivenUp: false, checkAt: age < LATE_MONEY_MS ? now + LATE_CHECK_MS : null };
  if (age >= ATTEMPT_MS) return { isGivenUp: true, checkAt: now + LATE_CHECK_MS };
  return { isGivenUp: false, checkAt: now + Math.min(MINUTE_MS, Math.max(5000, Math.round(age / 2))) };
}
