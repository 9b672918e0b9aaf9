import type { ProblemError } from '#domain/core/problem.ts';
import type { Deps } from '#server/orders/deps.ts';
import { checkOrderHoldLimits, type HoldLimits } from '#server/orders/hold-limits.ts';

type Server = { readonly deps: Pick<Deps, 'db' | 'config' | 'now'> };

/** 'held', or the status and code of the refusal, when `limits` limit an order's browser and IP address. */
export async function countHeld(
  { deps: { db, config, now } }: Server,
  limits: HoldLimits,
  orderId: string,
  { ip = '192.0.2.1', rateLimitFactor = 1 } = {},
): Promise<string | readonly (number | string)[]> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'owner'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return db
    .transaction()
    .execute((tx) =>
      checkOrderHoldLimits(tx, order, { ip, config: { ...config, rateLimitFactor }, now: now() }, limits),
    )
    .then(
      () => 'held',
      ({ status, problem }: ProblemError) => [status, problem.code],
    );
}
