import { type RawBuilder, sql } from 'kysely';
import type { Who } from '#server/accounts/who.ts';

type Asker = Pick<Who, 'visitor' | 'accountId'>;
type Owned = { readonly owner: string; readonly account_id: string | null };

/**
 * For a query of one table with `owner` and `account_id`: the rows of who asks. What is in an account is only for who is signed in to
 * it, also in the browser that made it; what is in none is for that browser. Nobody's null matches no row.
 */
export const isOwn = ({ visitor, accountId }: Asker): RawBuilder<boolean> =>
  sql<boolean>`(account_id = ${accountId} or (account_id is null and owner = ${visitor}))`;

/** The browser in which something was made; when it is in an account, only while that account is signed in there. */
export const isMaker = ({ owner, account_id }: Owned, { visitor, accountId }: Asker): boolean =>
  visitor !== null && owner === visitor && (account_id === null || account_id === accountId);
