import { MINUTE_MS } from '#domain/core/time.ts';

/**
 * Minutes before departure at which domestic check-in closes. Source: fare rules, 30 to 40 minutes; the longer time is
 * the safe one.
 */
export const COUNTER_CLOSES_MINUTES = 40;

/** When the check-in of a domestic flight closes, UTC epoch ms. */
export const counterClosesAt = ({ departsAt }: { readonly departsAt: number }): number =>
  departsAt - COUNTER_CLOSES_MINUTES * MINUTE_MS;

/** Minutes before departure at which one should be at the airport for a domestic flight. Source: fare rules, as the rules page says. */
export const BE_THERE_MINUTES = 90;
