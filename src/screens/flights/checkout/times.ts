import { MINUTE_MS } from '#domain/core/time.ts';
import type { Flight } from '#domain/flights/fares.ts';

/** Be at the airport 90 minutes before (fare rules: airport). */
export const beThereAt = ({ departsAt }: Flight): number => departsAt - 90 * MINUTE_MS;
