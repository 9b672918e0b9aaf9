import { createHmac } from 'node:crypto';
import { type Problem, ProblemError } from '#domain/core/problem.ts';
import type { Basics } from '#server/basics.ts';
import { countedNetworksOf, networkOf } from '#server/http/network.ts';

export type Limit = {
  readonly name: string;
  /** Uses per window. */
  readonly max: number;
  readonly windowMs: number;
};

/**
 * Counts one use in the database, so that all processes share the count; throws 429 with the seconds until the window
 * ends. Windows are fixed: twice the limit can pass around their border, which the limits allow for. An IP address counts
 * with its networks, for IPv6 the larger ones too; `of` keeps separate counts per subject.
 */
export async function countUse(deps: Basics, limit: Limit, who: string, of?: string): Promise<void> {
  const { config, now } = deps;
  const most = limit.max * config.rateLimitFactor;
  for (const { network, times } of countedNetworksOf(who))
    if ((await addUse(deps, limit, keyOf(network, of))) > most * times) throw tooMany(limit, now());
}

const TOO_MANY: Problem = { code: 'rate_limited', message: 'Too many tries. Wait a little.' };

/** 429 with the seconds until the window ends. */
export function tooMany({ windowMs }: Limit, now: number, problem = TOO_MANY): ProblemError {
  const retryAfterSeconds = Math.max(1, Math.ceil((windowMs - (now % windowMs)) / 1000));
  return new ProblemError(429, { ...problem, retryAfterSeconds });
}

/** Like countUse, but counts different things: repeating the same one in a window is free. */
export async function countDistinct(deps: Basics, limit: Limit, who: string, what: string): Promise<void> {
  const isNew = (await addUse(deps, { ...limit, name: `${limit.name}-each` }, `${networkOf(who)} ${what}`)) === 1;
  if (isNew) await countUse(deps, limit, who);
}

/** Counts without refusing; returns the count of this window. */
export async function addUse(deps: Basics, limit: Limit, who: string, uses = 1): Promise<number> {
  const { db, now } = deps;
  const at = now();
  const windowAt = at - (at % limit.windowMs);
  const bucket = bucketOf(deps, limit, who);
  const { used } = await db
    .insertInto('rate_limit')
    .values({ bucket, window_at: windowAt, used: uses })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'window_at']).doUpdateSet((row) => ({ used: row('rate_limit.used', '+', uses) })),
    )
    .returning('used')
    .executeTakeFirstOrThrow();
  return used;
}

/** Like countUse, but returns true instead of throwing. */
export const isUsedUp = (deps: Basics, limit: Limit, who: string): Promise<boolean> =>
  countUse(deps, limit, who).then(
    () => false,
    (error: unknown) => {
      if (error instanceof ProblemError) return true;
      throw error;
    },
  );

/** Resets a count: those attempts were the owner's own. */
export async function forgetUses(deps: Basics, limit: Limit, who: string): Promise<void> {
  await deps.db
    .deleteFrom('rate_limit')
    .where('bucket', '=', bucketOf(deps, limit, who))
    .execute();
}

/** Takes back one use in this window, because the attempt was the owner's own. Uses of others stay counted. */
export async function takeBackUse(deps: Basics, limit: Limit, who: string, of?: string): Promise<void> {
  const at = deps.now();
  for (const { network } of countedNetworksOf(who)) {
    await deps.db
      .updateTable('rate_limit')
      .set((row) => ({ used: row('used', '-', 1) }))
      .where('bucket', '=', bucketOf(deps, limit, keyOf(network, of)))
      .where('window_at', '=', at - (at % limit.windowMs))
      .where('used', '>', 0)
      .execute();
  }
}

const keyOf = (network: string, of: string | undefined) => (of === undefined ? network : `${network} ${of}`);

/** Addresses and e-mails are stored only as keyed hashes; an IP address by its network. */
const bucketOf = ({ config }: Basics, { name }: Limit, who: string) =>
  `${name}:${createHmac('sha256', config.secret).update(networkOf(who)).digest('base64url')}`;
