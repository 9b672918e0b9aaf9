import { MINUTE_MS } from '#domain/time.ts';

/** When the check-in counter of a domestic flight closes, UTC epoch milliseconds. Source: fare rules, 40 minutes before. */
export const counterClosesAt = ({ departsAt }: { readonly departsAt: number }): number => departsAt - 40 * MINUTE_MS;
