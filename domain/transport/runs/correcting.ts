import { HOUR_MS } from '#domain/core/time.ts';

/** Names and passport numbers are put right for nothing until so many hours before departure. */
const CORRECTED_UNTIL_HOURS = 24;

/** The last moment for it, UTC epoch ms. */
export const correctedUntil = (departsAt: number): number => departsAt - CORRECTED_UNTIL_HOURS * HOUR_MS;
