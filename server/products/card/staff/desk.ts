import { fold } from '#domain/core/fold.ts';
import { euro } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { parseReference } from '#domain/core/reference.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import type { SignedInStaff } from '#server/accounts/staff.ts';
import type { Queryable } from '#server/db/database.ts';
import { countUse } from '#server/http/rate-limit.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import type { CardRow } from '#server/products/card/cards.ts';
import { CARD } from '#server/products/card/detail.ts';

type Schemas = components['schemas'];
type Found = { readonly order: OrderRow; readonly card: CardRow };

/** Nobody at a desk tries out names and birth dates. */
const ASKED = { name: 'card-desk', max: 30, windowMs: 15 * MINUTE_MS };

const noneFits = () => new ProblemError(404, { code: 'not_found', message: 'No card fits to these three.' });

/** The card of somebody who says reference, family name and birth date, all three; 404 tells nobody which was wrong. */
export async function findAtDesk(
  deps: Deps,
  member: SignedInStaff,
  { reference, lastName, birthDate }: Schemas['DeskCardQuestion'],
): Promise<Found> {
  await countUse(deps, ASKED, member.name);
  const order = await deps.db
    .selectFrom('orders')
    .innerJoin('passenger', 'passenger.order_id', 'orders.id')
    .selectAll('orders')
    .select(['passenger.last_name', 'passenger.birth_on'])
    .where('orders.product', '=', CARD)
    .where('orders.reference', '=', parseReference(reference) ?? '')
    .executeTakeFirst();
  const isRight = order !== undefined && fold(order.last_name) === fold(lastName) && order.birth_on === birthDate;
  const card = isRight && (await cardOf(deps.db, order.id));
  if (!card) throw noneFits();
  return { order, card };
}

const cardOf = (db: Queryable, orderId: string): Promise<CardRow | undefined> =>
  db.selectFrom('card').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** What a desk sees: no balance, no number. */
export const toDeskCard = ({ order, card }: Found, now: number): Schemas['DeskCard'] => ({
  ...{ reference: order.reference, state: card.state, blockedBy: card.blocked_by },
  isWaitingHere: isWaiting({ order, card }),
  toPay: card.state === 'closing' && card.to_pay !== null ? euro(card.to_pay) : null,
  serverNow: now,
});

/** It lies at a desk and was not fetched. */
export const isWaiting = ({ order, card }: Found): boolean =>
  card.state === 'waiting' && order.stage === 'outForDelivery' && order.status === 'issued';
