import type { Transaction } from 'kysely';
import type { Queryable, Tables } from '#server/db/database.ts';
import { post } from '#server/ledger/ledger.ts';
import { isPosted, postAct } from '#server/products/card/books/post.ts';
import { type CardRow, lockCardIfAny } from '#server/products/card/cards.ts';
import { type Load, loadKey, type NewCard, quoteOf } from '#server/products/card/detail.ts';
import { blockedMail } from '#server/products/card/mails.ts';
import { tellHolder } from '#server/products/card/tell.ts';

type Tx = Transaction<Tables>;

/** Every cent of a load by itself: what is in the books of the order it was paid with. */
const loadedOf = (load: Load) => {
  const { rials, changed, fee } = quoteOf(load);
  return { rials, changed: changed.amount, fee: fee.amount };
};

/**
 * An order of a new card ended before the card was switched on: its load goes back whole, the fee too, and the card is closed. The
 * caller has locked the order. Repeating it changes nothing.
 */
export async function giveCardBack(tx: Queryable, { cardId, load }: NewCard): Promise<void> {
  const card = await lockCardIfAny(tx, cardId);
  if (!card || card.state === 'closed') return;
  const now = await lastMoment(tx, card.order_id);
  const key = loadKey(card.order_id);
  // What was spent is no longer there: a bank that takes the money back then is another road.
  if ((await isPosted(tx, key)) && card.balance >= quoteOf(load).rials) {
    const act = { kind: 'loadBack' as const, ...loadedOf(load) };
    await postAct(tx, { cardId, key: `back:${card.order_id}`, act, at: now, orderId: card.order_id });
  }
  await closeForGood(tx, cardId, now);
}

/** When the history of the order says that something happened last: its end is in it. */
async function lastMoment(tx: Queryable, orderId: string): Promise<number> {
  const events = tx.selectFrom('order_event').select(({ fn }) => fn.max('at').as('at'));
  return (await events.where('order_id', '=', orderId).executeTakeFirstOrThrow()).at;
}

/** Its secrets go with it. */
export const closeForGood = (tx: Queryable, cardId: string, now: number) =>
  tx
    .updateTable('card')
    .set({
      ...{ state: 'closed', closed_at: now, blocked_by: null, step_at: null },
      ...{ number_sealed: null, pin_sealed: null },
    })
    .where('id', '=', cardId)
    .execute();

type TakenBack = { readonly orderId: string; readonly cardId: string; readonly load: Load };

/**
 * The payer's bank took back a load that is in the books. What is left of it goes; what was spent is owed on the balance of the
 * account, never on the card, and the card is blocked. The caller has locked the order; locks the account, then the card. False where
 * it was done before.
 */
export async function takeLoadBack(
  tx: Tx,
  { orderId, cardId, load }: TakenBack,
  { now, publicUrl }: { readonly now: number; readonly publicUrl: string },
): Promise<boolean> {
  const { account_id } = await tx
    .selectFrom('card')
    .select('account_id')
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow();
  if (account_id !== null)
    await tx.selectFrom('account').select('id').where('id', '=', account_id).forUpdate().executeTakeFirstOrThrow();
  const card = await lockCardIfAny(tx, cardId);
  const key = `takenBack:${orderId}`;
  if (!card || !(await isPosted(tx, loadKey(orderId))) || (await isPosted(tx, key))) return false;
  // Given back by us before: nothing of it is on the card any more.
  if (await isPosted(tx, `back:${orderId}`)) return false;
  const loaded = loadedOf(load);
  const left = Math.min(card.balance, loaded.rials);
  await postAct(tx, { cardId, key, act: { kind: 'loadTakenBack', left, ...loaded }, at: now, orderId });
  const owed = owedFor(loaded.rials - left, loaded);
  if (owed === 0) return true;
  if (card.account_id !== null) {
    const line = { kind: 'chargeback', key: `chargeback:card:${orderId}`, amount: owed, orderId, at: now } as const;
    await post(tx, { ...line, accountId: card.account_id });
  }
  await blockByBank(tx, card, { now, publicUrl });
  return true;
}

/** Cents of EUR for rials that are gone, at the rate of their load, with their part of the fee; never less than a cent. */
export const owedFor = (
  spent: number,
  { rials, changed, fee }: { readonly rials: number; readonly changed: number; readonly fee: number },
): number => (spent <= 0 || rials === 0 ? 0 : Math.max(1, Math.ceil(((changed + fee) * spent) / rials)));

async function blockByBank(
  tx: Tx,
  card: CardRow,
  { now, publicUrl }: { readonly now: number; readonly publicUrl: string },
): Promise<void> {
  if (card.state === 'closed' || card.state === 'closing' || card.state === 'expired') return;
  await tx
    .updateTable('card')
    // A plastic that is being made is made when what is owed is paid.
    .set({ state: 'blocked', blocked_by: 'bank', step_at: null })
    .where('id', '=', card.id)
    .execute();
  await tellHolder(tx, card, blockedMail('bank', publicUrl, card.order_id), now);
}
