import { beginOf } from '#domain/tours/cancelling.ts';
import { DAY_TOUR_FREE_MS, endOfDay, nameUntil } from '#domain/tours/dates.ts';
import type { components } from '#openapi/generated/types.ts';

/** How long a quote of a change is held. */
export const CHANGE_SECONDS = 600;

type Tour = Pick<components['schemas']['TourItem'], 'kind' | 'start'>;

/** Until this moment a place may be given to somebody else: the end of the 30th day before a journey, 24 hours before a day tour. */
const nameOpenUntil = ({ kind, start }: Tour): number =>
  kind === 'journey' ? endOfDay(nameUntil(start)) : beginOf(kind, start) - DAY_TOUR_FREE_MS;

export const isNameOpen = (tour: Tour, now: number): boolean => now < nameOpenUntil(tour);
