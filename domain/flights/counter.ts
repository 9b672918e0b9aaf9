import { MINUTE_MS } from '#domain/core/time.ts';

/** How long before departure the check-in counter of a domestic flight closes. Source: fare rules, 30 to 40 minutes; the earlier one is safe. */
export const COUNTER_CLOSES_MINUTES = 40;

/** When the check-in counter of a domestic flight closes, UTC epoch milliseconds. */
export const counterClosesAt = ({ departsAt }: { readonly departsAt: number }): number =>
  departsAt - COUNTER_CLOSES_MINUTES * MINUTE_MS;
