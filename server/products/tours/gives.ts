import type { Gift } from '#server/orders/gifts.ts';
import type { ToursDetail } from '#server/products/tours/detail.ts';

/** A journey whose whole price is paid has a guide, as some need for a visa. */
export function givenBy({ kind, isPaid, persons, start, end }: ToursDetail): readonly Gift[] {
  if (kind !== 'journey' || !isPaid) return [];
  const people = persons.flatMap(({ leftAt }, place) => (leftAt === undefined ? [place] : []));
  return [{ kind: 'guide', people, from: start, to: end }];
}
