import type { Operation } from '#server/contract.ts';
import { cardOf } from '#server/products/tours/inventory/cards.ts';
import { catalogueOf } from '#server/products/tours/inventory/catalogue.ts';

/** All tours with their departures that can still be booked, and the price of each for this many people. */
export const listTours: Operation<'listTours'> = async ({ query, deps }) => {
  const now = deps.now();
  const people = query.people ?? 2;
  const catalogue = await catalogueOf(deps.db, now);
  const tours = catalogue.tours.map((tour) => cardOf(tour, catalogue, { people, now }));
  return { status: 200, body: { people, readAt: now, tours } };
};
