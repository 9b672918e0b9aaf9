import { ProblemError } from '#domain/core/problem.ts';
import { isMaker } from '#server/accounts/own.ts';
import { requireActive, type Who } from '#server/accounts/who.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OrderRow, PassengerRow } from '#server/orders/order-row.ts';

// Whoever may read an order is told by findOwnOrder; what more they may do with it stands here. Nobody gets here who
// may not read it.

type Asker = Pick<Who, 'visitor' | 'accountId'>;

const isInAccount = (order: OrderRow, { accountId }: Pick<Who, 'accountId'>): boolean =>
  accountId !== null && order.account_id === accountId;

/** Whether a code that was mailed to the order's address was typed in this browser a short time ago. */
export async function isProved(
  db: Queryable,
  { id }: OrderRow,
  { visitor }: Pick<Who, 'visitor'>,
  now: number,
): Promise<boolean> {
  if (visitor === null) return false;
  const proved = await db
    .selectFrom('order_access')
    .select('visitor')
    .where('order_id', '=', id)
    .where('visitor', '=', visitor)
    .where('proved_until', '>', now)
    .executeTakeFirst();
  return proved !== undefined;
}

const codeRequired = () =>
  new ProblemError(403, {
    code: 'step_up_required',
    message: 'Show by a code that the mailbox of this order is yours.',
  });

/** The browser that made a guest's order, or one that proved its mailbox. Throws 403 `step_up_required`. */
export async function requireMakerOrProof(db: Queryable, order: OrderRow, who: Who, now: number): Promise<void> {
  if (!isMaker(order, who) && !(await isProved(db, order, who, now))) throw codeRequired();
}

/**
 * For giving an order up. The order of an account: only somebody who is signed in to it and was active. The order of a
 * guest: the browser that made it, or one that proved its mailbox. Throws 401 `login_required`, 403 `password_required`
 * or `step_up_required`.
 */
export async function requireMayCancel(db: Queryable, order: OrderRow, who: Who, now: number): Promise<void> {
  if (order.account_id === null) return requireMakerOrProof(db, order, who, now);
  if (isInAccount(order, who)) return requireActive(who, now);
  throw new ProblemError(401, { code: 'login_required', message: 'Sign in to the account of this order first.' });
}

/**
 * True for the browser that made the order, its account, and a browser that proved its mailbox. They see birth dates; a
 * browser that only found the order does not.
 */
export const isClose = async (db: Queryable, order: OrderRow, who: Asker, now: number): Promise<boolean> =>
  isMaker(order, who) || isInAccount(order, who) || isProved(db, order, who, now);

/**
 * For changes to an unpaid order. A browser that only found the order by its reference and e-mail may pay it and keep
 * it longer, which harms nobody. It may not change the people, the address for mails or the price, nor accept a new
 * price, and it may not end the hold or a payment that the owner may be making now. The rest of an order that a deposit
 * has confirmed it may not pay either: tries that fail would end the order. Throws 403 `step_up_required`.
 */
export async function requireMayChange(db: Queryable, order: OrderRow, who: Who, now: number): Promise<void> {
  if (!(await isClose(db, order, who, now))) throw codeRequired();
}

export type SeesPassport = (passenger: Pick<PassengerRow, 'typed_by'>) => boolean;

/**
 * Whose passport numbers are shown whole: those that were typed in this browser for this order; after a one-time code
 * of the account or of the order all of them.
 */
export async function passportsSeen(db: Queryable, order: OrderRow, who: Who, now: number): Promise<SeesPassport> {
  const isSteppedUp = isInAccount(order, who) && (who.session?.stepped_up_until ?? 0) > now;
  if (isSteppedUp || (await isProved(db, order, who, now))) return () => true;
  return ({ typed_by }) => typed_by !== null && typed_by === who.visitor;
}
