import { MINUTE_MS } from '#domain/core/time.ts';

/**
 * Minutes before departure at which domestic check-in closes. Source: fare rules, 30 to 40 minutes; the longer time is
 * the safe one.
 */
export const COUNTER_CLOSES_MINUTES = 40;

/** When the check-in of a domestic flight closes, UTC epoch ms. */
export const counterClosesAt = ({ departsAt }: { readonly departsAt: number }): number =>
  departsAt - COUNTER_CLOSES_MINUTES * MINUTE_MS;
