import { partyProblems } from '#domain/flights/flight-search.ts';
import type { Product } from '#server/orders/product.ts';
import { type FlightDetail, fareClassesOf } from '#server/products/flights/detail.ts';
import { changeSeats } from '#server/products/flights/stock.ts';

// A ticket is one person's for all flights of the order, so the part that can be cancelled is a person.

type Parts = NonNullable<Product<FlightDetail>['cancellation']['parts']>;

export const unsellPeople: Parts['unsell'] = async (db, detail, { papers, people }) => {
  const leaving = people.filter(({ position }) => papers.some(({ person }) => person === position));
  const classes = fareClassesOf(detail, leaving);
  await changeSeats(
    db,
    detail.legs.map(({ fareId }, leg) => ({
      fareId,
      held: 0,
      sold: -classes.filter((person) => person[leg] !== 'infant').length,
    })),
  );
  return { detail, left: [] };
};

/** No child stays without an adult, and no infant without one of its own, on any flight (fare rules). */
export const stayProblem: Parts['stayProblem'] = (detail, people) => {
  const classes = fareClassesOf(detail, people);
  const mayAll = detail.legs.every((_, leg) => {
    const party = { adult: 0, child: 0, infant: 0 };
    for (const person of classes) party[person[leg] ?? 'adult'] += 1;
    return Object.keys(partyProblems(party)).length === 0;
  });
  return mayAll ? null : 'others_depend';
};
