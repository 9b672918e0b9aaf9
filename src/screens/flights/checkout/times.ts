import { MINUTE_MS } from '#domain/core/time.ts';
import type { Flight } from '#domain/flights/fares.ts';

/** 90 minutes before departure (fare rules: airport). */
export const beThereAt = ({ departsAt }: Flight): number => departsAt - 90 * MINUTE_MS;
