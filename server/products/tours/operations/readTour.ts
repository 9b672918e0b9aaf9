import { ProblemError } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { askedOf } from '#domain/tours/asked.ts';
import type { Operation } from '#server/contract.ts';
import { cardOf } from '#server/products/tours/inventory/cards.ts';
import { catalogueOf } from '#server/products/tours/inventory/catalogue.ts';

/** One tour with all that is known of it. */
export const readTour: Operation<'readTour'> = async ({ path, query, deps }) => {
  const now = deps.now();
  const people = query.people ?? 2;
  const catalogue = await catalogueOf(deps.db, now);
  const tour = catalogue.tours.find(({ slug }) => slug === path.slug);
  if (!tour) throw new ProblemError(404, { code: 'not_found', message: 'We know no such tour.' });
  const { itinerary, overnights, included, notIncluded, packing, fitness, notForYouIf, leastAge, leastAgeNote } = tour;
  const { infants, meetingPoint, pickUp, ends, highest, isSimulated, readOn, sources } = tour;
  return {
    status: 200,
    body: {
      people,
      readAt: now,
      card: cardOf(tour, catalogue, { people, now }),
      itinerary: itinerary.map((one, index) => ({ day: index + 1, ...one })),
      ...{ overnights, included, notIncluded, packing, fitness, notForYouIf, leastAge, leastAgeNote },
      ...{ infants, meetingPoint, pickUp, ends, highest },
      asked: askedOf(tour, dayOf(now)),
      facts: { isSimulated, readOn, sources },
    },
  };
};
