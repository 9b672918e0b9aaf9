import type { Gift } from '#server/orders/gifts.ts';
import type { ToursDetail } from '#server/products/tours/detail.ts';

/** A journey whose whole price is paid names a guide for a visa, and has the service fee of one request in its price. */
export function givenBy({ kind, isPaid, persons, start, end }: ToursDetail): readonly Gift[] {
  if (kind !== 'journey' || !isPaid) return [];
  const people = persons.flatMap(({ leftAt }, place) => (leftAt === undefined ? [place] : []));
  const days = { people, from: start, to: end };
  return [
    { kind: 'guide', ...days },
    { kind: 'visaFee', ...days },
  ];
}
