import { euro } from '#domain/core/money.ts';
import { dayOf } from '#domain/core/time.ts';
import { type Share, sharesOf } from '#domain/insurance/keeping.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Given, givenTo } from '#server/orders/gifts.ts';
import { type OrderOf, type PassengerRow, papersByName } from '#server/orders/order-row.ts';
import type { Cancellation, Product } from '#server/orders/product.ts';
import { type InsuranceDetail, partOf, pricesOf, spanOf } from '#server/products/insurance/detail.ts';

type Rules = Product<InsuranceDetail>['cancellation'];

/**
 * All but a fee of each person, until the cover begins, and all of it of whose visa for these days was refused; after that
 * nothing.
 */
async function quoteFor(
  db: Queryable,
  order: OrderOf<InsuranceDetail>,
  people: readonly PassengerRow[],
  now: number,
): Promise<Cancellation | null> {
  const { startsAt, endsAt } = spanOf(order.detail);
  if (now >= startsAt) return null;
  const isOfTheseDays = ({ from, to }: Given) => from <= dayOf(endsAt - 1) && to >= order.detail.firstDay;
  const refused = (await givenTo(db, order, 'visaRefused', people))
    .filter(isOfTheseDays)
    .map(({ position }) => position);
  const shares = sharesOf(pricesOf(order.detail), order.discount, refused);
  const lines = people.flatMap(({ position }) => {
    const share = shares[position];
    return share ? [lineOf(position, share)] : [];
  });
  return { refund: euro(lines.reduce((total, { amount }) => total + amount.amount, 0)), lines, byProtection: false };
}

const lineOf = (place: number, { paid, back }: Share): Cancellation['lines'][number] => ({
  part: partOf(place),
  percent: paid === 0 ? 0 : Math.floor((100 * back) / paid),
  paid: euro(paid),
  amount: euro(back),
});

export const cancellation: Rules = {
  quote: (db, order, people, now) => {
    const staying = people.filter(({ left_at }) => left_at === null);
    return quoteFor(db, order, staying, now);
  },
  quoteMs: null,
  isAllowedUnderWay: false,
  parts: {
    quote: (db, order, { papers, people }, now) => {
      const leaving = people.filter(({ position }) => papers.some(({ person }) => person === position));
      return quoteFor(db, order, leaving, now);
    },
    // A child may be insured alone.
    stayProblem: () => null,
    namesOf: (_detail, parts) => papersByName('the insurance', parts),
    unsell: async (_db, detail, { papers }) => {
      const people = detail.people.map((one, place) =>
        papers.some(({ person }) => person === place) ? { ...one, hasLeft: true as const } : one,
      );
      return { detail: { ...detail, people }, left: [] };
    },
  },
};
