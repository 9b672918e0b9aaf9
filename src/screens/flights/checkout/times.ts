import type { Flight } from '#domain/fares.ts';
import { MINUTE_MS } from '#domain/time.ts';

/** Be at the airport 90 minutes before (fare rules: airport). */
export const beThereAt = ({ departsAt }: Flight): number => departsAt - 90 * MINUTE_MS;
