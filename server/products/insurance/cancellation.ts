import { euro } from '#domain/core/money.ts';
import { type Share, sharesOf } from '#domain/insurance/keeping.ts';
import { type OrderOf, papersByName } from '#server/orders/order-row.ts';
import type { Cancellation, Product } from '#server/orders/product.ts';
import { type InsuranceDetail, partOf, pricesOf, spanOf } from '#server/products/insurance/detail.ts';

type Rules = Product<InsuranceDetail>['cancellation'];

/** All but a fee of each person, until the cover begins; after that nothing. */
const quoteFor = (order: OrderOf<InsuranceDetail>, places: readonly number[], now: number): Cancellation | null => {
  if (now >= spanOf(order.detail).startsAt) return null;
  const shares = sharesOf(pricesOf(order.detail), order.discount);
  const lines = places.flatMap((place) => {
    const share = shares[place];
    return share ? [lineOf(place, share)] : [];
  });
  return { refund: euro(lines.reduce((total, { amount }) => total + amount.amount, 0)), lines, byProtection: false };
};

const lineOf = (place: number, { paid, back }: Share): Cancellation['lines'][number] => ({
  part: partOf(place),
  percent: paid === 0 ? 0 : Math.floor((100 * back) / paid),
  paid: euro(paid),
  amount: euro(back),
});

export const cancellation: Rules = {
  quote: async (_db, order, people, now) =>
    quoteFor(
      order,
      people.flatMap(({ position, left_at }) => (left_at === null ? [position] : [])),
      now,
    ),
  quoteMs: null,
  isAllowedUnderWay: false,
  parts: {
    quote: async (_db, order, { papers }, now) =>
      quoteFor(
        order,
        papers.flatMap(({ person }) => person ?? []),
        now,
      ),
    // A child may be insured alone.
    mayStay: () => true,
    namesOf: (_detail, parts) => papersByName('the insurance', parts),
    unsell: async (_db, detail, { papers }) => {
      const people = detail.people.map((one, place) =>
        papers.some(({ person }) => person === place) ? { ...one, hasLeft: true as const } : one,
      );
      return { detail: { ...detail, people }, left: [] };
    },
  },
};
