import type { Gift } from '#server/orders/gifts.ts';
import type { ToursDetail } from '#server/products/tours/detail.ts';
import { guideOf } from '#server/products/tours/guide.ts';

/** A journey whose whole price is paid has a guide, as some need for a visa, and has paid the service fee of one request each. */
export function givenBy({ kind, isPaid, persons, start, end, guideLanguage }: ToursDetail): readonly Gift[] {
  if (kind !== 'journey' || !isPaid) return [];
  const people = persons.flatMap(({ leftAt }, place) => (leftAt === undefined ? [place] : []));
  if (people.length === 0) return [];
  const given = { people, from: start, to: end };
  return [
    { kind: 'guide', ...given, guide: guideOf({ guideLanguage }) },
    { kind: 'visaFee', ...given },
  ];
}
