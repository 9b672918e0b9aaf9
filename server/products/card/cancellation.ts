import { euro } from '#domain/core/money.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { Cancellation, Product } from '#server/orders/product.ts';
import { type CardDetail, priceOf } from '#server/products/card/detail.ts';

/** The plastic is made from here on: the price of the card stays. */
const MADE: readonly (string | null)[] = ['producing', 'outForDelivery', 'delivered', 'returned'];

/** Statuses in which the stage is that of the issuer's look. */
const isMade = ({ status, stage }: Pick<OrderOf<CardDetail>, 'status' | 'stage'>): boolean =>
  status !== 'issuing' && MADE.includes(stage);

/** True until the card was switched on: then closing it is the way. */
async function isUntouched(db: Queryable, cardId: string): Promise<boolean> {
  const card = await db
    .selectFrom('card')
    .select(['state', 'activated_at'])
    .where('id', '=', cardId)
    .executeTakeFirst();
  return card === undefined || (card.activated_at === null && card.state !== 'closed');
}

/**
 * Before the plastic is made everything comes back; after that all but the card and its way, until it is switched on. A load and
 * a paid replacement are done at once.
 */
export async function quoteFor(db: Queryable, order: OrderOf<CardDetail>): Promise<Cancellation | null> {
  const { detail, fares, discount } = order;
  if (detail.kind !== 'new' || !(await isUntouched(db, detail.cardId))) return null;
  const { card, way, load } = priceOf(detail);
  // A code lowers the card and its way, never the load; what is left by rounding is of the way.
  const ofBoth = card.amount + way.amount;
  const ofCard = Math.floor((card.amount * (ofBoth - discount)) / Math.max(1, ofBoth));
  const isKept = isMade(order);
  const lines = [
    lineOf('card', ofCard, isKept),
    lineOf('delivery', fares - discount - load.amount - ofCard, isKept),
    lineOf('load', load.amount, false),
  ];
  const refund = euro(lines.reduce((all, { amount }) => all + amount.amount, 0));
  return { refund, lines, byProtection: false };
}

const lineOf = (part: string, paid: number, isKept: boolean): Cancellation['lines'][number] => ({
  ...{ part, percent: isKept ? 0 : 100, paid: euro(paid) },
  amount: euro(isKept ? 0 : paid),
});

export const cancellation: Pick<Product<CardDetail>['cancellation'], 'quote' | 'isAllowedUnderWay'> = {
  quote: (db, order) => quoteFor(db, order),
  isAllowedUnderWay: true,
};
