import { ProblemError } from '#domain/core/problem.ts';
import type { TourChoice } from '#domain/tours/choice.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Order } from '#src/platform/core/api/queries.ts';

export type TourOrder = components['schemas']['ToursOrder'];

/** The order as one of tours; null for an order of another product. */
export const tourOrderOf = (order: Order): TourOrder | null => (order.product === 'tours' ? order : null);

/** Throws 404 for an order of another product, which has its own pages. */
export function orderOfTours(order: Order): TourOrder {
  const own = tourOrderOf(order);
  if (own) return own;
  throw new ProblemError(404, { code: 'not_found', message: 'This is no order of a tour.' });
}

/** What was chosen on the page of the tour, so that it shows there again. */
export const choiceOfOrder = ({ item }: TourOrder): TourChoice => {
  const isJourney = item.kind === 'journey';
  return {
    tour: item.tour,
    departure: item.departure,
    day: isJourney ? null : item.start,
    language: isJourney ? null : item.guideLanguage,
    people: item.people,
    rooms: item.rooms,
  };
};
