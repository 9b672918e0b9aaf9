import { lastDayOf } from '#domain/insurance/days.ts';
import type { Gift } from '#server/orders/gifts.ts';
import type { InsuranceDetail } from '#server/products/insurance/detail.ts';

/** Who is insured on which days, for other orders of the same travellers: one gift for each last day. */
export function insuredOf({ firstDay, people }: InsuranceDetail): readonly Gift[] {
  const lengths = [...new Set(people.flatMap(({ days, hasLeft }) => (hasLeft ? [] : [days])))];
  return lengths.map((length) => ({
    kind: 'insured',
    people: people.flatMap(({ days, hasLeft }, place) => (days === length && !hasLeft ? [place] : [])),
    from: firstDay,
    to: lastDayOf(firstDay, length),
  }));
}
