import { isIssued, statusesThat } from '#domain/status-questions.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { type Asker, ownOrders, papersOf, passengersOf } from '#server/orders/read-order.ts';

type Schemas = components['schemas'];
type Span = { readonly startsAt: number; readonly endsAt: number };

/** More than anybody books for one journey. */
const MAX_ORDERS = 50;

/** What somebody has valid papers for between two moments (server epoch ms), the earliest first. */
export async function tripOf(
  { db, productOf }: Pick<Deps, 'db' | 'productOf'>,
  asker: Asker,
  { startsAt, endsAt }: Span,
): Promise<Schemas['TripOrder'][]> {
  const rows = await ownOrders(db, asker)
    .where('status', 'in', [...statusesThat(isIssued)])
    .where('ends_at', '>', startsAt)
    .where('starts_at', '<', endsAt)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MAX_ORDERS)
    .execute();
  return Promise.all(rows.map((row) => toTripOrder({ db, productOf }, row)));
}

async function toTripOrder(
  { db, productOf }: Pick<Deps, 'db' | 'productOf'>,
  row: OrderRow,
): Promise<Schemas['TripOrder']> {
  const product = productOf(row.product);
  const [people, papers] = await Promise.all([passengersOf(db, row.id), papersOf(db, row.id)]);
  return {
    orderId: row.id,
    reference: row.reference,
    product: row.product as Schemas['ProductName'], // the registry has no other names
    page: product.pageOf(row.id),
    people: people.filter(({ left_at }) => left_at === null).map((one) => `${one.first_name} ${one.last_name}`),
    numbers: papers.map(({ number }) => number),
    steps: [...product.steps(row.detail)],
  };
}
