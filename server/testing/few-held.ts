import type { Transaction } from 'kysely';
import type { ProblemError } from '#domain/core/problem.ts';
import type { Tables } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';

type Counts = (
  tx: Transaction<Tables>,
  order: { readonly id: string; readonly owner: string },
  asked: { readonly address: string; readonly config: Deps['config']; readonly now: number },
) => Promise<void>;
type Server = { readonly deps: Pick<Deps, 'db' | 'config' | 'now'> };

/** 'held', or the status and code of the refusal, when `counts` checks an order's browser and an address. */
export async function countHeld(
  { deps: { db, config, now } }: Server,
  counts: Counts,
  orderId: string,
  { address = '192.0.2.1', rateLimitFactor = 1 } = {},
): Promise<string | readonly (number | string)[]> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'owner'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return db
    .transaction()
    .execute((tx) => counts(tx, order, { address, config: { ...config, rateLimitFactor }, now: now() }))
    .then(
      () => 'held',
      ({ status, problem }: ProblemError) => [status, problem.code],
    );
}
