import type { Selectable } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import { requireAccount, type SignedIn, type Who } from '#server/accounts/who.ts';
import type { Queryable, Tables } from '#server/db/database.ts';

export type CardRow = Selectable<Tables['card']>;

export const noCard = () => new ProblemError(404, { code: 'not_found', message: 'There is no such card.' });

/** The card that this account ordered with this order. Throws 401 for who is not signed in, 404 for everybody else. */
export async function findOwnCard(db: Queryable, orderId: string, who: Who): Promise<{ card: CardRow; by: SignedIn }> {
  const by = requireAccount(who);
  const card = await db
    .selectFrom('card')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('account_id', '=', by.accountId)
    .executeTakeFirst();
  if (!card) throw noCard();
  return { card, by };
}

/** Locks until the transaction ends; after its order and the account. */
export const lockCard = (tx: Queryable, cardId: string): Promise<CardRow> =>
  tx.selectFrom('card').selectAll().where('id', '=', cardId).forUpdate().executeTakeFirstOrThrow();

/** Locks it where there is one: an order that is not paid has none. */
export const lockCardIfAny = (tx: Queryable, cardId: string): Promise<CardRow | undefined> =>
  tx.selectFrom('card').selectAll().where('id', '=', cardId).forUpdate().executeTakeFirst();
