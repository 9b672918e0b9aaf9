import { isAllowed } from '#domain/core/order-status.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { isMaker } from '#server/accounts/own-rows.ts';
import { requireStepUp } from '#server/accounts/step-up.ts';
import { requireAccount, requireActive, type Who } from '#server/accounts/who.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OrderRow, PassengerRow } from '#server/orders/order-row.ts';

// findOwnOrder decides who may read an order. This file decides what a reader may do with it.

type Asker = Pick<Who, 'visitor' | 'accountId'>;

const isInAccount = (order: OrderRow, { accountId }: Pick<Who, 'accountId'>): boolean =>
  accountId !== null && order.account_id === accountId;

/** True for a short time after this browser entered a code mailed to the order's address. */
async function isProved(
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

/** Allows the browser that placed a guest order, or one that proved its mailbox. Throws 403 `step_up_required`. */
export async function requireMakerOrProof(db: Queryable, order: OrderRow, who: Who, now: number): Promise<void> {
  if (!isMaker(order, who) && !(await isProved(db, order, who, now))) throw codeRequired();
}

/**
 * Permission to cancel. An order of an account: signed in to that account and recently active. A guest order: the
 * browser that placed it, or one that proved its mailbox. Throws 401 `login_required`, 403 `password_required` or
 * `step_up_required`.
 */
export async function requireMayCancel(db: Queryable, order: OrderRow, who: Who, now: number): Promise<void> {
  if (order.account_id === null) return requireMakerOrProof(db, order, who, now);
  if (isInAccount(order, who)) return requireActive(who, now);
  throw new ProblemError(401, { code: 'login_required', message: 'Sign in to the account of this order first.' });
}

/** Permission to have money of an order come to the balance: signed in to its account, after a one-time code. */
export function requireMayFillBalance({ account_id }: OrderRow, who: Who, now: number): void {
  const { accountId } = requireAccount(who);
  if (account_id !== accountId) {
    throw new ProblemError(409, { code: 'not_allowed', message: 'This order is not in your account.' });
  }
  requireStepUp(who, now);
}

/**
 * True for the browser that placed the order, its account, and a browser that proved its mailbox. Only they see birth
 * dates; a browser that found the order by reference and e-mail does not.
 */
export const isClose = async (db: Queryable, order: OrderRow, who: Asker, now: number): Promise<boolean> =>
  isMaker(order, who) || isInAccount(order, who) || isProved(db, order, who, now);

/**
 * Permission to change an unpaid order. A browser that found the order by reference and e-mail may only pay it or
 * extend its hold, which harms nobody. It may not change the people, the e-mail address or the price, accept a new
 * price, end the hold, or end a payment that the owner may be making. It may not pay the balance after a deposit
 * either, because failed attempts would end the order. Throws 403 `step_up_required`.
 */
export async function requireMayChange(db: Queryable, order: OrderRow, who: Who, now: number): Promise<void> {
  if (!(await isClose(db, order, who, now))) throw codeRequired();
}

export type SeesPassport = (passenger: Pick<PassengerRow, 'typed_by'>) => boolean;

/**
 * Decides which passport numbers this browser sees in full: those entered in it for this order; all of them after a
 * one-time code for the account or the order.
 */
export async function passportsSeen(db: Queryable, order: OrderRow, who: Who, now: number): Promise<SeesPassport> {
  const isSteppedUp = isInAccount(order, who) && (who.session?.stepped_up_until ?? 0) > now;
  if (isSteppedUp || (await isProved(db, order, who, now))) return () => true;
  return ({ typed_by }) => typed_by !== null && typed_by === who.visitor;
}

type PeopleShown = {
  /** Birth dates, and the country and expiry of passports. */
  readonly isTold: boolean;
  /** Full passport numbers: only until the order is paid. */
  readonly seesPassport: SeesPassport;
};

/** What this browser may see of the people of an order, in their form and in what was sent of it. */
export async function peopleShown(db: Queryable, order: OrderRow, who: Who, now: number): Promise<PeopleShown> {
  const isUnpaid = isAllowed('saveDraft', order.status);
  const isSeen = await passportsSeen(db, order, who, now);
  return { isTold: await isClose(db, order, who, now), seesPassport: (passenger) => isUnpaid && isSeen(passenger) };
}
