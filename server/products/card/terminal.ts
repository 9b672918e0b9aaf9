import type { Selectable, Transaction } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import { requireAccount, type SignedIn, type Who } from '#server/accounts/who.ts';
import type { Config } from '#server/config.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import { type CardRow, lockCard, noCard } from '#server/products/card/cards.ts';

export type PaymentRow = Selectable<Tables['card_payment']>;

/** Where the site is real there are no simulated shops. */
export function requireSimulated({ payment }: Pick<Config, 'payment'>): void {
  if (payment.gateway !== 'sandbox')
    throw new ProblemError(404, { code: 'not_found', message: 'There is no such operation.' });
}

/** The payment, and its card locked; 404 for a card of somebody else. */
export async function lockPayment(
  tx: Transaction<Tables>,
  paymentId: string,
  who: Who,
): Promise<{ readonly payment: PaymentRow; readonly card: CardRow; readonly by: SignedIn }> {
  const by = requireAccount(who);
  const found = await paymentById(tx, paymentId);
  const card = found && (await lockCard(tx, found.card_id));
  if (!found || card?.account_id !== by.accountId) throw noCard();
  return { payment: (await paymentById(tx, paymentId)) ?? found, card, by };
}

const paymentById = (db: Queryable, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('card_payment').selectAll().where('id', '=', id).executeTakeFirst();

export const toPayment = (
  { id, at, place, rials, reversed_at, refunded }: PaymentRow,
  { balance }: Pick<CardRow, 'balance'>,
): components['schemas']['CardPayment'] => ({
  ...{ paymentId: id, at, place, rials, declined: null, reversedAt: reversed_at, refunded, balance },
  isSimulated: true,
});

/** After what was done in this transaction. */
export async function paymentAfter(tx: Transaction<Tables>, paymentId: string, cardId: string) {
  const payment = await tx.selectFrom('card_payment').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
  return { status: 200 as const, body: toPayment(payment, await lockCard(tx, cardId)) };
}
