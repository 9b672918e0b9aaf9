import type { Transaction } from 'kysely';
import { lockLivingAccount } from '#server/accounts/lock-account.ts';
import type { SignedIn, Who } from '#server/accounts/who.ts';
import type { Tables } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { type CardRow, findOwnCard, lockCard } from '#server/products/card/cards.ts';
import { spendCode } from '#server/products/card/codes.ts';
import type { CodeAct } from '#server/products/card/mails.ts';
import { type Allowed, allowedNow, toCard } from '#server/products/card/view.ts';

type Locked = {
  readonly tx: Transaction<Tables>;
  readonly order: OrderRow;
  readonly card: CardRow;
  readonly by: SignedIn;
  readonly now: number;
};
type Call = { readonly path: { readonly orderId: string }; readonly who: Who; readonly deps: Deps };

/** Throws 409 where the card does not allow it now. */
export async function requireAllowedNow(
  tx: Transaction<Tables> | Deps['db'],
  card: CardRow,
  act: Allowed,
  now: number,
) {
  if (!(await allowedNow(tx, card, now)).includes(act))
    throw notAllowed(`The card does not allow this while it is ${card.state}.`);
}

/** Locks order, account and card of who is signed in, asks again whether it is allowed, and does it. */
export async function withCard<T>(
  { path, who, deps }: Call,
  act: Allowed,
  work: (locked: Locked) => Promise<T>,
): Promise<T> {
  const { card: found, by } = await findOwnCard(deps.db, path.orderId, who);
  const now = deps.now();
  return deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, found.order_id);
    await lockLivingAccount(tx, by.accountId);
    const card = await lockCard(tx, found.id);
    await requireAllowedNow(tx, card, act, now);
    return work({ tx, order, card, by, now });
  });
}

/** The same for what needs a code: the code is used, whatever comes of the act. */
export async function withCode<T>(
  call: Call & { readonly body: { readonly code: string } },
  act: CodeAct,
  work: (locked: Locked) => Promise<T>,
): Promise<T> {
  const { card, by } = await findOwnCard(call.deps.db, call.path.orderId, call.who);
  await requireAllowedNow(call.deps.db, card, act, call.deps.now());
  await spendCode(call.deps, { card, by, act }, call.body.code);
  return withCard(call, act, work);
}

/** The answer of most acts: the card as it stands after it. */
export async function cardAfter({ tx, card, now }: Pick<Locked, 'tx' | 'card' | 'now'>, { config }: Deps) {
  return { status: 200 as const, body: await toCard(tx, await lockCard(tx, card.id), { now, config }) };
}
