import { sql, type Transaction } from 'kysely';
import { FETCH_DAYS } from '#domain/card/limits.ts';
import { statusesOf } from '#domain/core/order-status.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { DAY_MS, dayOf, momentOf } from '#domain/core/time.ts';
import type { Config } from '#server/config.ts';
import type { Database, Tables } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { quoteOf as quoteCancellation, requestCancellation } from '#server/orders/cancel.ts';
import { eachOrder } from '#server/orders/each-order.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import type { ProductOf } from '#server/orders/product.ts';
import type { ProductWork } from '#server/orders/product-work.ts';
import { setStage } from '#server/orders/set-stage.ts';
import { setWorkAt } from '#server/orders/work-at.ts';
import { type CardRow, lockCard } from '#server/products/card/cards.ts';
import { asCard, CARD, isNew, STEP_MS } from '#server/products/card/detail.ts';
import { expiredMail, placeLostMail, replacedMail, stageMail } from '#server/products/card/mails.ts';
import { newPlastic } from '#server/products/card/plastic.ts';
import { takeLoadBack } from '#server/products/card/take-back.ts';
import { tellHolder } from '#server/products/card/tell.ts';
import { writeDetail } from '#server/products/card/write-detail.ts';

const LIMIT = 50;

type Tx = Transaction<Tables>;
type Context = { readonly now: number; readonly config: Config; readonly productOf: ProductOf };

/** The simulated issuer, and what time and banks do to cards. Each step is one transaction that has locked order and card. */
export const work: ProductWork = async ({ db, config, productOf, now }, onFailure, isRare) => {
  const context = { now: now(), config, productOf };
  if (isRare) await eachOrder(db, await homeless(db), (tx, order) => askForPlace(tx, order, context), onFailure);
  const due = await db
    .selectFrom('card')
    .select('order_id as id')
    .where('step_at', '<=', context.now)
    .orderBy('step_at')
    .limit(LIMIT)
    .execute();
  await eachOrder(db, due, (tx, order) => step(tx, order, context), onFailure);
  const over = await db
    .selectFrom('card')
    .select('order_id as id')
    .where('state', 'in', ['active', 'blocked', 'replacing'])
    .where('last_day', '<', dayOf(context.now))
    .limit(LIMIT)
    .execute();
  await eachOrder(db, over, (tx, order) => expire(tx, order, context), onFailure);
  const taken = await db
    .selectFrom('orders')
    .innerJoin('payment', 'payment.order_id', 'orders.id')
    .innerJoin('card_line', (join) =>
      join.on('card_line.act', '=', sql<string>`'load:' || orders.id`).on('part', '=', 0),
    )
    .select('orders.id')
    .distinct()
    .where('orders.product', '=', CARD)
    .where('payment.status', '=', 'refunded')
    .where('payment.is_taken_back', '=', true)
    .where('orders.status', 'in', ['issued', 'cancelQuoted'])
    .where(
      sql<boolean>`not exists (select 1 from card_line as known where known.act in ('takenBack:' || orders.id, 'back:' || orders.id))`,
    )
    .limit(LIMIT)
    .execute();
  await eachOrder(db, taken, (tx, order) => takeBack(tx, order, context), onFailure);
};

/** Orders of cards that are not on their way, whose stay was cancelled; each is told once. */
const homeless = (db: Database) =>
  db
    .selectFrom('orders')
    .innerJoin('orders as stay', (join) =>
      join.on('stay.id', '=', sql<string>`(orders.detail -> 'personal' ->> 'stay')::uuid`),
    )
    .select('orders.id')
    .where('orders.product', '=', CARD)
    .where('orders.status', 'in', ['issuing', 'issued'])
    .where(sql<boolean>`coalesce(orders.stage, '') not in ('outForDelivery', 'delivered', 'returned')`)
    .where(sql<boolean>`orders.account_id = stay.account_id`)
    .where('stay.status', 'in', statusesOf('ended'))
    .where(sql<boolean>`not orders.detail ? 'isPlaceLost'`)
    .limit(LIMIT)
    .execute();

async function askForPlace(tx: Tx, order: OrderRow, { now, config }: Context): Promise<void> {
  const asked = asCard(order);
  if (!isNew(asked) || asked.detail.isPlaceLost) return;
  await writeDetail(tx, asked, { ...asked.detail, isPlaceLost: true });
  const mail = placeLostMail({ reference: order.reference, publicUrl: config.publicUrl });
  await queueMail(tx, { orderId: order.id, kind: 'stage', recipient: order.email, mail }, now);
}

/** Which stage follows; after the last the card waits to be switched on. */
const NEXT = { producing: 'outForDelivery', outForDelivery: 'delivered' } as const;

async function step(tx: Tx, order: OrderRow, context: Context): Promise<void> {
  const { now, config } = context;
  const asked = asCard(order);
  if (!isNew(asked)) return;
  const card = await lockCard(tx, asked.detail.cardId);
  if (card.step_at === null || card.step_at > now) return; // another process was first
  if (card.state === 'replacing') return finishReplacing(tx, card, { now, config });
  if (card.state === 'activating') return returnCard(tx, order, context);
  if (card.state !== 'waiting' || asked.detail.sandbox === 'cardLeftToStaff') return setStep(tx, card, null);
  await moveOn(tx, order, card, context);
}

const setStep = async (tx: Tx, { id }: Pick<CardRow, 'id'>, step_at: number | null): Promise<void> =>
  void (await tx.updateTable('card').set({ step_at }).where('id', '=', id).execute());

export type LaterStage = 'producing' | 'outForDelivery' | 'delivered';

/** The next stage of a locked order and card. */
export async function moveOn(tx: Tx, order: OrderRow, card: CardRow, context: Context): Promise<void> {
  const last = order.stage === 'producing' || order.stage === 'outForDelivery' ? order.stage : null;
  await toStage(tx, order, card, { stage: last === null ? 'producing' : NEXT[last] }, context);
}

export async function toStage(
  tx: Tx,
  order: OrderRow,
  card: CardRow,
  { stage }: { readonly stage: LaterStage },
  { now, config }: Context,
): Promise<void> {
  if (!isIssued(order.status)) return setStep(tx, card, null);
  const mail = stageMail(stage, { reference: order.reference, publicUrl: config.publicUrl });
  await setStage(tx, order, { stage, mail }, now);
  if (stage !== 'delivered') return setStep(tx, card, now + STEP_MS);
  const asked = asCard(order);
  const arrival = isNew(asked) ? momentOf(asked.detail.arrival) : now;
  await tx
    .updateTable('card')
    .set({ state: 'activating', step_at: Math.max(now, arrival) + FETCH_DAYS * DAY_MS })
    .where('id', '=', card.id)
    .execute();
}

/** Nobody fetched it or switched it on: the load comes back whole, the price of the card stays. */
export async function returnCard(tx: Tx, order: OrderRow, { now, config, productOf }: Context): Promise<void> {
  const asked = asCard(order);
  if (!isIssued(order.status) || !isNew(asked)) return;
  const product = productOf(CARD);
  const mail = stageMail('returned', { reference: order.reference, publicUrl: config.publicUrl });
  await setStage(tx, order, { stage: 'returned', mail }, now);
  const { cancellation } = await quoteCancellation(tx, { ...order, stage: 'returned' }, product, null, now);
  const back = { refund: cancellation.refund.amount, destination: 'card' as const, isRefused: true };
  await requestCancellation(tx, order, product, back, now);
  await setWorkAt(tx, order.id, now);
}

/** The new plastic is there and works, with a number and a PIN of its own. */
async function finishReplacing(tx: Tx, card: CardRow, { now, config }: Omit<Context, 'productOf'>): Promise<void> {
  await tx
    .updateTable('card')
    .set({ ...newPlastic(config, card.id, card.plastic + 1), state: 'active', step_at: null })
    .where('id', '=', card.id)
    .execute();
  await tellHolder(tx, card, replacedMail(config.publicUrl, card.order_id), now);
}

/** The year of the card is over: it pays no more, and can still be closed. */
async function expire(tx: Tx, order: OrderRow, { now, config }: Context): Promise<void> {
  const asked = asCard(order);
  if (!isNew(asked)) return;
  const card = await lockCard(tx, asked.detail.cardId);
  const works = card.state === 'active' || card.state === 'blocked' || card.state === 'replacing';
  if (!works || card.last_day === null || card.last_day >= dayOf(now)) return;
  await tx
    .updateTable('card')
    .set({ state: 'expired', blocked_by: null, step_at: null, pin_sealed: null, number_sealed: null })
    .where('id', '=', card.id)
    .execute();
  await tellHolder(tx, card, expiredMail(config.publicUrl, card.order_id), now);
}

async function takeBack(tx: Tx, order: OrderRow, { now, config }: Context): Promise<void> {
  const { id, detail } = asCard(order);
  if (detail.kind === 'replacement') return;
  await takeLoadBack(
    tx,
    { orderId: id, cardId: detail.cardId, load: detail.load },
    { now, publicUrl: config.publicUrl },
  );
}
