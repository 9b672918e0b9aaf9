import { createHmac } from 'node:crypto';
import { ProblemError } from '#domain/problem.ts';
import type { Deps } from '#server/deps.ts';

export type Limit = {
  readonly name: string;
  /** Uses in one window. */
  readonly max: number;
  readonly windowMs: number;
};

/**
 * Counts one use in the database, so that any number of processes share the count; throws 429 with the seconds until the
 * window ends. Fixed windows: twice the limit can pass around their border, which these limits allow for.
 */
export async function useUp({ db, config, now }: Deps, limit: Limit, who: string): Promise<void> {
  const at = now();
  const windowAt = at - (at % limit.windowMs);
  // Addresses and e-mails are not kept in clear.
  const bucket = `${limit.name}:${createHmac('sha256', config.secret).update(who).digest('base64url')}`;
  const { used } = await db
    .insertInto('rate_limit')
    .values({ bucket, window_at: windowAt, used: 1 })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'window_at']).doUpdateSet((row) => ({ used: row('rate_limit.used', '+', 1) })),
    )
    .returning('used')
    .executeTakeFirstOrThrow();
  if (used <= limit.max * config.rateLimitFactor) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((windowAt + limit.windowMs - at) / 1000));
  throw new ProblemError(429, { code: 'rate_limited', message: 'Too many tries. Wait a little.', retryAfterSeconds });
}
