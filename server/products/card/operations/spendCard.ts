import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import { WRONG_PINS } from '#domain/card/limits.ts';
import { declineOf } from '#domain/card/spending.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Config } from '#server/config.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { idempotent, intentionOf } from '#server/orders/idempotent.ts';
import { blockCardOf } from '#server/products/card/block.ts';
import { postAct } from '#server/products/card/books/post.ts';
import { type CardRow, findOwnCard, lockCard } from '#server/products/card/cards.ts';
import { paidMail } from '#server/products/card/mails.ts';
import { openPin } from '#server/products/card/plastic.ts';
import { tellHolder } from '#server/products/card/tell.ts';
import { paymentAfter, requireSimulated } from '#server/products/card/terminal.ts';
import { spentBy } from '#server/products/card/view.ts';

type CardPayment = components['schemas']['CardPayment'];
type Spent = { readonly place: 'shop' | 'cash'; readonly rials: number };

/** A simulated terminal. What began when the card was blocked is finished; what comes after it is refused. */
export const spendCard: Operation<'spendCard'> = async (call) => {
  const { body, who, deps } = call;
  const { config } = deps;
  requireSimulated(config);
  const { card: found } = await findOwnCard(deps.db, body.cardOrderId, who);
  const { cardOrderId, place, rials, pin } = body;
  // Without the PIN: of what is stored nobody can try out all ten thousand.
  const intention = intentionOf(call, 'spendCard', { cardOrderId, place, rials });
  return idempotent(deps.db, intention, async (tx) => {
    const now = deps.now();
    const card = await lockCard(tx, found.id);
    const declined = await refusalOf(tx, card, { place, rials }, { pin, now, config });
    if (declined)
      return { status: 200, body: { ...declinedAs(declined, { place, rials }, now), balance: card.balance } };
    return pay(tx, card, { place, rials }, { now, config });
  });
};

type Asked = { readonly pin: string; readonly now: number; readonly config: Config };

async function refusalOf(
  tx: Transaction<Tables>,
  card: CardRow,
  { place, rials }: Spent,
  { pin, now, config }: Asked,
): Promise<CardPayment['declined']> {
  const isActive = card.state === 'active';
  if (isActive && !isPin(pin, openPin(config, card))) return wrongPin(tx, card, { now, config });
  const { balance, last_day } = card;
  const paid = await spentBy(tx, card.id, now);
  return declineOf({ place, rials, now, paid, card: { isActive, balance, lastDay: last_day ?? '' } });
}

function isPin(typed: string, right: string): boolean {
  const [given, known] = [Buffer.from(typed), Buffer.from(right)];
  return given.length === known.length && timingSafeEqual(given, known);
}

/** The third one after the other blocks the card. */
async function wrongPin(
  tx: Transaction<Tables>,
  card: CardRow,
  { now, config }: Omit<Asked, 'pin'>,
): Promise<'wrong_pin'> {
  const wrong_pins = card.wrong_pins + 1;
  await tx.updateTable('card').set({ wrong_pins }).where('id', '=', card.id).execute();
  if (wrong_pins >= WRONG_PINS) await blockCardOf(tx, card.id, 'pin', { now, publicUrl: config.publicUrl });
  return 'wrong_pin';
}

const declinedAs = (declined: CardPayment['declined'], spent: Spent, at: number): Omit<CardPayment, 'balance'> => ({
  ...{ paymentId: null, at, ...spent, declined, reversedAt: null, refunded: 0, isSimulated: true },
});

async function pay(
  tx: Transaction<Tables>,
  card: CardRow,
  { place, rials }: Spent,
  { now, config }: Omit<Asked, 'pin'>,
) {
  const id = randomUUID();
  await tx
    .insertInto('card_payment')
    .values({ id, card_id: card.id, plastic: card.plastic, place, rials, at: now })
    .execute();
  await postAct(tx, { cardId: card.id, key: `payment:${id}`, act: { kind: place, rials }, at: now });
  if (card.wrong_pins > 0) await tx.updateTable('card').set({ wrong_pins: 0 }).where('id', '=', card.id).execute();
  if (card.alert_above !== null && rials >= card.alert_above)
    await tellHolder(tx, card, paidMail(rials, place, config.publicUrl, card.order_id), now);
  return paymentAfter(tx, id, card.id);
}
