import { type Selectable, sql, type Transaction } from 'kysely';
import { type DiscountTerms, discountOn, discountProblem, parseDiscountCode } from '#domain/core/discounts.ts';
import { euro, type Money } from '#domain/core/money.ts';
import { type FieldProblem, ProblemError } from '#domain/core/problem.ts';
import { hasSpentCode } from '#server/accounts/spent-code.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import type { OrderRow } from '#server/orders/order-row.ts';

type CodeRow = Selectable<Tables['discount_code']>;

export type AppliedDiscount = Pick<OrderRow, 'discount_code' | 'discount'>;
export const NO_DISCOUNT: AppliedDiscount = { discount_code: null, discount: 0 };

export const codeRow = (db: Queryable, code: number): Promise<CodeRow | undefined> =>
  db.selectFrom('discount_code').selectAll().where('code', '=', code).executeTakeFirst();

/** The discount of a typed code on `base`, what a code lowers of a locked order. Throws 422 with the reason in `fields.code`. */
export async function discountByCode(
  tx: Transaction<Tables>,
  order: OrderRow,
  typed: string,
  { base, now }: { readonly base: Money; readonly now: number },
): Promise<AppliedDiscount> {
  const code = parseDiscountCode(typed);
  const row = code === null ? undefined : await codeRow(tx, code);
  const problem = row ? await problemOf(tx, row, order, now) : 'discount_unknown';
  if (!row || problem) throw refused(problem ?? 'discount_unknown');
  if (base.amount === 0) throw refused('discount_too_small');
  return { discount_code: row.code, discount: discountOn(base, row.percent).amount };
}

/** The discount on `base` after the fares of an order change; drops a code whose minimum is no longer reached. */
export async function discountAt(
  db: Queryable,
  order: OrderRow,
  { fares, base }: { readonly fares: Money; readonly base: Money },
): Promise<AppliedDiscount> {
  const row = order.discount_code === null ? undefined : await codeRow(db, order.discount_code);
  if (!row || fares.amount < row.min_fares) return NO_DISCOUNT;
  return { discount_code: row.code, discount: discountOn(base, row.percent).amount };
}

/**
 * Why the code of a locked order cannot be used by an order paid at this moment; null when it can, or when there is
 * none. Locks the code until the transaction ends, so only one of two orders gets its last use.
 */
export async function claimProblem(tx: Transaction<Tables>, order: OrderRow, at: number): Promise<FieldProblem | null> {
  if (order.discount_code === null) return null;
  const row = await tx
    .selectFrom('discount_code')
    .selectAll()
    .where('code', '=', order.discount_code)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return problemOf(tx, row, order, at);
}

/** Throws 422 with the reason in `fields.code` when the order's code cannot be used now. */
export async function requireDiscount(tx: Transaction<Tables>, order: OrderRow, now: number): Promise<void> {
  const problem = await claimProblem(tx, order, now);
  if (problem) throw refused(problem);
}

const refused = (problem: FieldProblem) =>
  new ProblemError(422, {
    code: 'invalid_details',
    message: 'This code does not help here.',
    fields: { code: problem },
  });

async function problemOf(db: Queryable, row: CodeRow, order: OrderRow, now: number): Promise<FieldProblem | null> {
  const problem = discountProblem(termsOf(row), euro(order.fares), now);
  if (problem) return problem;
  if (row.is_personal && !(await isGranted(db, row.code, order.account_id))) return 'discount_not_yours';
  return (await isUsed(db, row, order)) ? 'discount_used' : null;
}

const termsOf = ({ percent, min_fares, starts_at, ends_at }: CodeRow): DiscountTerms => ({
  percent,
  minFares: euro(min_fares),
  startsAt: starts_at,
  endsAt: ends_at,
});

async function isGranted(db: Queryable, code: number, accountId: string | null): Promise<boolean> {
  const grant = await db
    .selectFrom('discount_grant')
    .select('code')
    .where('code', '=', code)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return grant !== undefined;
}

/**
 * True when the code has reached its total limit, or this person has used it: per account, and per e-mail address for
 * guests too. Runs under the lock of the code and reads only one person's orders plus at most `max_uses` others.
 */
async function isUsed(db: Queryable, { code, max_uses }: CodeRow, order: OrderRow): Promise<boolean> {
  const others = db
    .selectFrom('orders')
    .select('id')
    .where('discount_code', '=', code)
    .where('id', '<>', order.id)
    .where(hasSpentCode);
  const isOwn = (column: 'account_id' | 'email', value: string | null) =>
    value === null
      ? Promise.resolve(undefined)
      : others
          .where(column === 'email' ? sql<string>`lower(email)` : column, '=', value)
          .limit(1)
          .executeTakeFirst();
  if (await isOwn('account_id', order.account_id)) return true;
  if (await isOwn('email', order.email?.toLowerCase() ?? null)) return true;
  return max_uses !== null && (await others.limit(max_uses).execute()).length >= max_uses;
}
