import { type Selectable, sql } from 'kysely';
import { euro } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';
import { isSubscribed } from '#server/accounts/newsletter.ts';
import { hasSpentCode } from '#server/accounts/spent-code.ts';
import type { Queryable, Tables } from '#server/db/database.ts';

export type Account = components['schemas']['Account'];
export type AccountRow = Selectable<Tables['account']>;

export const accountById = (db: Queryable, id: string): Promise<AccountRow> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** `email` in lower case. */
export const accountByEmail = (db: Queryable, email: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();

export async function toAccount(db: Queryable, id: string, now: number): Promise<Account> {
  const row = await accountById(db, id);
  const granted = await db
    .selectFrom('discount_grant')
    .innerJoin('discount_code', 'discount_code.code', 'discount_grant.code')
    .select(['discount_code.code', 'discount_code.percent', 'discount_code.ends_at'])
    .where('discount_grant.account_id', '=', id)
    .where('discount_code.ends_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select(sql`1`.as('one'))
            .where('orders.account_id', '=', id)
            .whereRef('orders.discount_code', '=', 'discount_code.code')
            .where(hasSpentCode),
        ),
      ),
    )
    .orderBy('discount_code.ends_at')
    .execute();
  return {
    accountId: row.id,
    email: row.email,
    isEmailConfirmed: row.email_confirmed_at !== null,
    pendingEmail: row.pending_email,
    phone: row.phone,
    firstName: row.first_name,
    lastName: row.last_name,
    calendarMode: row.calendar_mode,
    currency: row.currency,
    newsletter: await isSubscribed(db, row.email),
    balance: euro(row.balance),
    grantedDiscounts: granted.map(({ code, percent, ends_at }) => ({ code, percent, endsAt: ends_at })),
    createdAt: row.created_at,
  };
}
