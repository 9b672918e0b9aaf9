import { euro } from '#domain/core/money.ts';
import { convert, type Rates } from '#domain/core/rates.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';
import { isClose } from '#server/orders/authority.ts';
import { backFrom } from '#server/orders/back-from.ts';
import { type ChangeRow, toGiveOf, toPayOf } from '#server/orders/changes.ts';
import type { OrderRow, PassengerRow, PaymentRow } from '#server/orders/order-row.ts';
import { leftOf, paidBy } from '#server/orders/parts.ts';
import type { Product } from '#server/orders/product.ts';
import { ratesOf } from '#server/orders/rates-of.ts';
import { type Asker, passengersOf } from '#server/orders/read-order.ts';

type OrderChange = components['schemas']['OrderChange'];

/** What is read of an order besides its row. */
type Known = {
  readonly product: Product;
  readonly passengers: readonly PassengerRow[];
  /** All of the order. */
  readonly payments: readonly PaymentRow[];
  readonly rates: Rates;
};

/** The open change of an order, or the last that ended otherwise than by its owner; undefined without one. */
export async function shownChange(
  db: Queryable,
  order: OrderRow,
  known: Known,
  { who, now }: { readonly who: Asker; readonly now: number },
): Promise<OrderChange | undefined> {
  const change = await db
    .selectFrom('order_change')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('status', '<>', 'dropped')
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!change) return undefined;
  // Who only found the order learns no name that is not on its papers yet, and nothing else that is private.
  const isTold = await isClose(db, order, who, now);
  return toChange(db, order, isTold ? change : { ...change, people: [] }, { ...known, isTold });
}

/** A change in the contract's shape, with what else is read of its order; for who may change it. */
export const readChange = async (
  db: Queryable,
  order: OrderRow,
  change: ChangeRow,
  product: Product,
): Promise<OrderChange> =>
  toChange(db, order, change, {
    product,
    passengers: await passengersOf(db, order.id),
    payments: await db.selectFrom('payment').selectAll().where('order_id', '=', order.id).execute(),
    rates: await ratesOf(db, order),
    isTold: true,
  });

/** Its product says what the order is after it. */
async function toChange(
  db: Queryable,
  order: OrderRow,
  change: ChangeRow,
  { product, passengers, payments, rates, isTold }: Known & { readonly isTold: boolean },
): Promise<OrderChange> {
  const { after: detail, people, fares, discount, old_total, new_total } = change;
  const after = passengers.map((person) => {
    const named = people.find(({ position }) => position === person.position);
    return named ? { ...person, title: named.title, first_name: named.firstName, last_name: named.lastName } : person;
  });
  const { item, lines } = product.view({ ...order, detail, fares, discount }, after, { isTold, isOwner: false });
  const toPay = euro(toPayOf(change));
  return {
    changeId: change.id,
    ordinal: change.ordinal,
    kind: change.kind,
    status: statusOf(change, payments),
    until: change.until,
    summary: product.summary(detail),
    item: item as OrderChange['item'],
    lines,
    people: people.map(({ passport: _, typed_by: _who, added: _new, instead: _other, ...named }) => named),
    oldTotal: euro(old_total),
    newTotal: euro(new_total),
    toPay: { EUR: toPay, USD: convert(toPay, 'USD', rates) },
    toGive: change.given ?? (await toGive(db, order, change, paidBy(order, payments))),
    at: change.ended_at ?? change.quoted_at,
  };
}

/** Only an open quote is reckoned; one that was not made gives nothing. */
async function toGive(
  db: Queryable,
  order: OrderRow,
  change: ChangeRow,
  paid: readonly PaymentRow[],
): Promise<OrderChange['toGive']> {
  const left = await leftOf(db, paid);
  const isOpen = change.status === 'quoted' || change.status === 'changing';
  const sum = euro(isOpen ? toGiveOf(order, { paid, left }, change) : 0);
  return { sum, back: backFrom(sum, left) };
}

function statusOf({ status, ordinal }: ChangeRow, payments: readonly PaymentRow[]): OrderChange['status'] {
  if (status === 'dropped') return 'lapsed';
  if (status !== 'quoted') return status;
  const isAtBank = payments.some(
    (payment) => payment.purpose === 'difference' && payment.ordinal === ordinal && payment.status === 'started',
  );
  return isAtBank ? 'paying' : 'quoted';
}
