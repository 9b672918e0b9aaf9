import { euro } from '#domain/core/money.ts';
import { convert } from '#domain/core/rates.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';
import { backFrom } from '#server/orders/back-from.ts';
import { type ChangeRow, toGiveOf, toPayOf } from '#server/orders/changes.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { leftOf, paymentsThatPaid } from '#server/orders/parts.ts';
import { ratesOf } from '#server/orders/rates-of.ts';
import { passengersOf } from '#server/orders/read-order.ts';

type OrderChange = components['schemas']['OrderChange'];
type At = Pick<Deps, 'productOf'> & { readonly now: number };

/** The open change of an order, or the last that ended otherwise than by its owner; undefined without one. */
export async function shownChange(db: Queryable, order: OrderRow, at: At): Promise<OrderChange | undefined> {
  const change = await db
    .selectFrom('order_change')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('status', '<>', 'dropped')
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst();
  return change && toChange(db, order, change, at);
}

/** A change in the contract's shape: its product says what the order is after it. */
export async function toChange(
  db: Queryable,
  order: OrderRow,
  change: ChangeRow,
  { productOf }: Pick<At, 'productOf'>,
): Promise<OrderChange> {
  const product = productOf(order.product);
  const { after: detail, people, old_total, new_total } = change;
  const passengers = (await passengersOf(db, order.id)).map((person) => {
    const named = people.find(({ position }) => position === person.position);
    return named ? { ...person, title: named.title, first_name: named.firstName, last_name: named.lastName } : person;
  });
  const { item, lines } = product.view(
    { ...order, detail, fares: change.fares, discount: change.discount },
    passengers,
  );
  const rates = await ratesOf(db, order);
  const toPay = euro(toPayOf(change));
  return {
    changeId: change.id,
    ordinal: change.ordinal,
    kind: change.kind,
    status: await statusOf(db, change),
    until: change.until,
    summary: product.summary(detail),
    item: item as OrderChange['item'],
    lines,
    people,
    oldTotal: euro(old_total),
    newTotal: euro(new_total),
    toPay: { EUR: toPay, USD: convert(toPay, 'USD', rates) },
    toGive: change.given ?? (await toGive(db, order, change)),
    at: change.ended_at ?? change.quoted_at,
  };
}

/** Only an open quote is reckoned; one that was not made gives nothing. */
async function toGive(db: Queryable, order: OrderRow, change: ChangeRow): Promise<OrderChange['toGive']> {
  const isOpen = change.status === 'quoted' || change.status === 'changing';
  const sum = euro(isOpen ? await toGiveOf(db, order, change) : 0);
  return { sum, back: backFrom(sum, await leftOf(db, await paymentsThatPaid(db, order))) };
}

async function statusOf(db: Queryable, { status, order_id, ordinal }: ChangeRow): Promise<OrderChange['status']> {
  if (status === 'dropped') return 'lapsed';
  if (status !== 'quoted') return status;
  const attempt = await db
    .selectFrom('payment')
    .select('charge_id')
    .where('order_id', '=', order_id)
    .where('purpose', '=', 'difference')
    .where('ordinal', '=', ordinal)
    .where('status', '=', 'started')
    .executeTakeFirst();
  return attempt ? 'paying' : 'quoted';
}
