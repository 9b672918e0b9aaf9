import { type RawBuilder, sql } from 'kysely';
import type { Who } from '#server/accounts/who.ts';

type Asker = Pick<Who, 'visitor' | 'accountId'>;
type Owned = { readonly owner: string; readonly account_id: string | null };

/**
 * Filter for a table with `owner` and `account_id`: rows of the requester. Rows of an account only when signed in to
 * it, also in the browser that made them; rows without an account only for that browser. A null visitor matches no row.
 */
export const isOwn = ({ visitor, accountId }: Asker): RawBuilder<boolean> =>
  sql<boolean>`(account_id = ${accountId} or (account_id is null and owner = ${visitor}))`;

/**
 * True for the browser that made a thing; if the thing is in an account, only while that account is signed in there.
 */
export const isMaker = ({ owner, account_id }: Owned, { visitor, accountId }: Asker): boolean =>
  visitor !== null && owner === visitor && (account_id === null || account_id === accountId);
