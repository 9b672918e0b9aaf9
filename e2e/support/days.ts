import { addDays, dayOf } from '../../domain/time.ts';

/** A Tehran day so many days from today. Each journey takes its own day, so that none takes the seats of another. */
export const dayAhead = (days: number): string => addDays(dayOf(Date.now()), days);
