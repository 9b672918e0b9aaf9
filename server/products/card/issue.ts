import type { Transaction } from 'kysely';
import { ANSWER_DAYS, ASKED_AT_MOST } from '#domain/card/card-pictures.ts';
import { mostOnCard } from '#domain/card/load.ts';
import { euro } from '#domain/core/money.ts';
import { addDays, dayOf, daysBetween, momentOf } from '#domain/core/time.ts';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { Issued, Product } from '#server/orders/product.ts';
import { lockOrder, passengersOf } from '#server/orders/read-order.ts';
import { isPosted, postAct } from '#server/products/card/books/post.ts';
import { lockCard, lockCardIfAny } from '#server/products/card/cards.ts';
import {
  asCard,
  type CardDetail,
  type CardPaper,
  type Check,
  isNew,
  type LoadOfCard,
  loadKey,
  type NewCard,
  type PaidReplacement,
  quoteOf,
  STEP_MS,
  yearFrom,
} from '#server/products/card/detail.ts';
import { morePapersMail } from '#server/products/card/mails.ts';
import { newPlastic } from '#server/products/card/plastic.ts';
import { beginReplacing } from '#server/products/card/replacing.ts';
import { writeDetail } from '#server/products/card/write-detail.ts';

type Tx = Transaction<Tables>;
type Context = { readonly now: number; readonly config: Config };

/** How often an order is looked at while papers or the staff are waited for. */
const WAITING_MS = STEP_MS;

/**
 * The simulated issuer. A new card: the look at the papers, then its load is in the books. A load: it is in the books. A paid
 * replacement: the next plastic is made. Each step is one transaction that has locked order and card, and may be repeated.
 */
export const issueCard: Product<CardDetail>['supplier']['issue'] = ({ orderId }, { db, now, config }) =>
  db.transaction().execute((tx) => issueIn(tx, orderId, { now: now(), config }));

async function issueIn(tx: Tx, orderId: string, context: Context): Promise<Issued> {
  const order = asCard(await lockOrder(tx, orderId));
  // It was cancelled meanwhile: nothing is written, and the answer is not used.
  if (order.status !== 'issuing') return { stage: order.stage ?? 'identityCheck', nextCheckAt: context.now };
  if (isNew(order)) return issueNew(tx, order, context);
  return order.detail.kind === 'load'
    ? issueLoad(tx, order as OrderOf<LoadOfCard>, context)
    : issueReplacement(tx, order as OrderOf<PaidReplacement>, context);
}

const allBack = ({ fares, discount }: Pick<OrderOf<CardDetail>, 'fares' | 'discount'>): Issued => ({
  refusedAll: { refund: euro(fares - discount) },
});

/** Cannot be taken for a number of a card; the same each time it is asked for. */
const paperOf = (id: string, kind: string): Issued => ({
  papers: [{ kind, number: `SIM ${id.slice(0, 8).toUpperCase()}`, person: 0 }],
});

async function issueNew(tx: Tx, order: OrderOf<NewCard>, context: Context): Promise<Issued> {
  const { now, config } = context;
  const begun = order.detail.check ? order : await beginCheck(tx, order, now);
  if (!begun) return allBack(order);
  const check = looked(begun, now);
  const checked = await writeCheck(tx, begun, check, context);
  if (check.decided === 'rejected') return allBack(order);
  if (check.decided === null)
    return { stage: check.stage, nextCheckAt: Math.min(check.nextAt ?? now + WAITING_MS, now + WAITING_MS) };
  await approve(tx, checked, { now, config });
  return paperOf(order.detail.cardId, 'card');
}

/** Opens the account of the card; null where the holder has another card by now. */
async function beginCheck(tx: Tx, order: OrderOf<NewCard>, now: number): Promise<OrderOf<NewCard> | null> {
  const [holder] = await passengersOf(tx, order.id);
  if (order.account_id === null || !holder) return null;
  const opened = await tx
    .insertInto('card')
    .values({
      ...{ id: order.detail.cardId, order_id: order.id, account_id: order.account_id },
      ...{ holder_mark: holder.passport_mark, state: 'waiting', step_at: null, created_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!opened && !(await lockCardIfAny(tx, order.detail.cardId))) return null;
  const check: Check = {
    ...{ stage: 'identityCheck', decided: null, asked: [], timesAsked: 0, answerBy: null, askedAt: null, lostDays: 0 },
    nextAt: order.detail.sandbox === 'cardLeftToStaff' ? null : now + STEP_MS,
  };
  return writeDetail(tx, order, { ...order.detail, paidAt: now, check });
}

/** What the simulated issuer, or time, has decided by now. */
function looked({ detail: { check, sandbox } }: OrderOf<NewCard>, now: number): Check {
  if (!check) throw new Error('The papers are not looked at yet');
  if (check.decided !== null) return check;
  if (check.stage === 'moreInfo')
    return check.answerBy !== null && now >= check.answerBy ? { ...check, decided: 'rejected' } : check;
  if (check.nextAt === null || now < check.nextAt) return check;
  if (sandbox === 'cardRefused') return { ...check, decided: 'rejected' };
  if (sandbox === 'papersWanted' && check.timesAsked === 0) return asking(check, ['passport'], now);
  return { ...check, decided: 'approved' };
}

/** The same with papers that are asked for. */
export const asking = (check: Check, asked: readonly CardPaper[], now: number): Check => ({
  ...check,
  ...{ stage: 'moreInfo', asked: [...asked], timesAsked: check.timesAsked + 1, askedAt: now, nextAt: null },
  answerBy: momentOf(addDays(dayOf(now), ANSWER_DAYS + 1)),
});

export const mayAsk = ({ timesAsked }: Check): boolean => timesAsked < ASKED_AT_MOST;

/** The same once a paper has come; when all have, the look goes on. */
export function answered(check: Check, paper: string, now: number): Check {
  const asked = check.asked.filter((one) => one !== paper);
  if (asked.length > 0) return { ...check, asked };
  const lost = check.askedAt === null ? 0 : daysBetween(dayOf(check.askedAt), dayOf(now));
  return {
    ...check,
    ...{ stage: 'identityCheck', asked, answerBy: null, askedAt: null, nextAt: now + STEP_MS },
    lostDays: check.lostDays + lost,
  };
}

/** Stores a changed look, and mails papers that are asked for. The stage itself is written by who asked the issuer. */
export async function writeCheck(
  tx: Tx,
  order: OrderOf<NewCard>,
  check: Check,
  { now, config }: Context,
): Promise<OrderOf<NewCard>> {
  if (JSON.stringify(check) === JSON.stringify(order.detail.check)) return order;
  if (check.stage === 'moreInfo' && order.detail.check?.stage !== 'moreInfo' && check.decided === null) {
    const mail = morePapersMail(check, { reference: order.reference, publicUrl: config.publicUrl });
    await queueMail(tx, { orderId: order.id, kind: 'stage', recipient: order.email, mail }, now);
  }
  return writeDetail(tx, order, { ...order.detail, check });
}

/** The load of the paid quote is in the books, and the plastic is made. */
async function approve(tx: Tx, order: OrderOf<NewCard>, { now, config }: Context): Promise<void> {
  const { cardId, load, arrival } = order.detail;
  const card = await lockCard(tx, cardId);
  const { rials, changed, fee, rate } = quoteOf(load);
  const act = { kind: 'load' as const, rials, changed: changed.amount, fee: fee.amount };
  const isNewLoad = await postAct(tx, { cardId, key: loadKey(order.id), act, at: now, rate, orderId: order.id });
  if (!isNewLoad || card.state !== 'waiting') return;
  const from = arrival > dayOf(now) ? arrival : dayOf(now);
  await tx
    .updateTable('card')
    .set({ ...newPlastic(config, cardId, 1), last_day: yearFrom(from), step_at: now + STEP_MS })
    .where('id', '=', cardId)
    .execute();
}

/** Into the books, unless the card cannot have it any more: then all comes back. */
async function issueLoad(tx: Tx, order: OrderOf<LoadOfCard>, { now }: Context): Promise<Issued> {
  const { cardId, load } = order.detail;
  const card = await lockCard(tx, cardId);
  const { rials, changed, fee, rate } = quoteOf(load);
  const key = loadKey(order.id);
  if (!(await isPosted(tx, key))) {
    // What was paid for a card that is blocked or on its way meanwhile is the holder's all the same.
    const isOpen = card.state === 'active' || card.state === 'blocked' || card.state === 'replacing';
    if (!isOpen || card.balance + rials > mostOnCard(load.rates)) return allBack(order);
    const act = { kind: 'load' as const, rials, changed: changed.amount, fee: fee.amount };
    await postAct(tx, { cardId, key, act, at: now, rate, orderId: order.id });
  }
  return paperOf(order.id, 'load');
}

async function issueReplacement(tx: Tx, order: OrderOf<PaidReplacement>, { now, config }: Context): Promise<Issued> {
  const card = await lockCard(tx, order.detail.cardId);
  const isBegun = await beginReplacing(tx, card, { orderId: order.id, isFree: false }, { now, config });
  return isBegun ? paperOf(order.id, 'replacement') : allBack(order);
}
