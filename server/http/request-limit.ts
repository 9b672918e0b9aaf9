import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProblemError } from '#domain/core/problem.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { Config } from '#server/config.ts';
import type { Contracted } from '#server/http/contracted.ts';
import { countedNetworksOf } from '#server/http/network.ts';
import { type Limit, tooMany } from '#server/http/rate-limit.ts';
import { type Peers, peers } from '#server/workers.ts';

const OPERATIONS: Limit = { name: 'operations', max: 600, windowMs: MINUTE_MS };
export const PAGES: Limit = { name: 'pages', max: 300, windowMs: MINUTE_MS };

/** Each search of the contract is counted alone: who looks for a flight may look for a room. */
const searches = (id: string): Limit => ({ name: id, max: 60, windowMs: MINUTE_MS });

/** From the gateway: one address for all travellers. */
const FREE = '/api/payments/callback';

/** More addresses than that in one window are not told apart. */
const MAX_ADDRESSES = 100_000;

type Clock = { readonly config: Pick<Config, 'rateLimitFactor'>; readonly now: () => number };
/** Counts one use; above the limit gives the 429. */
type CountRequest = (limit: Limit, request: FastifyRequest) => ProblemError | undefined;

/** What others hear of this process's counts is at most this old. */
const TELL_MS = 50;

/**
 * Counts what is asked often and costs little, per network (of IPv6 the larger ones, too) and window, in this process's memory: a write to the
 * database for each would cost more than the answer. Processes behind one port tell each other; those of several
 * machines allow as much each.
 */
export function createRequestLimit({ config, now }: Clock, others = peers): CountRequest {
  const windows = new Map<string, { readonly at: number; readonly used: Map<string, number> }>();
  const add = (limit: string, at: number, who: string, count: number): number => {
    const kept = windows.get(limit);
    const current = kept?.at === at && kept.used.size < MAX_ADDRESSES ? kept : { at, used: new Map<string, number>() };
    windows.set(limit, current);
    const used = (current.used.get(who) ?? 0) + count;
    current.used.set(who, used);
    return used;
  };
  others?.onTold((uses) => {
    for (const [limit, at, who, count] of uses) {
      // Told late, of a window that is over: to count it would forget the window that counts.
      if (at < (windows.get(limit)?.at ?? at)) continue;
      add(limit, at, who, count);
    }
  });
  const tell = others ? sumsOf(others) : undefined;
  return (limit, request) => {
    const at = now() - (now() % limit.windowMs);
    const most = limit.max * config.rateLimitFactor;
    let isAbove = false;
    for (const { network, times } of countedNetworksOf(request.ip)) {
      tell?.(limit.name, at, network);
      isAbove = add(limit.name, at, network, 1) > most * times || isAbove;
    }
    return isAbove ? tooMany(limit, now()) : undefined;
  };
}

/** Tells the others what was counted, a few times a second and not for each request. */
function sumsOf(others: Peers): (limit: string, at: number, who: string) => void {
  const untold = new Map<string, [limit: string, at: number, who: string, count: number]>();
  return (limit, at, who) => {
    if (untold.size === 0) {
      setTimeout(() => {
        others.tell([...untold.values()]);
        untold.clear();
      }, TELL_MS).unref();
    }
    const key = `${limit} ${at} ${who}`;
    const sum = untold.get(key) ?? [limit, at, who, 0];
    sum[3] += 1;
    untold.set(key, sum);
  };
}

type Limited = Pick<Contracted, 'id' | 'isSearch'>;
/** Counts one use of an operation; above the limit gives the 429. */
export type LimitOperation = (operation: Limited | undefined, request: FastifyRequest) => ProblemError | undefined;

/** For every operation of the API. Pages call the returned function instead. Call before any route is added. */
export function limitOperations(app: FastifyInstance, clock: Clock): LimitOperation {
  const count = createRequestLimit(clock);
  const limit: LimitOperation = (operation, request) =>
    count(operation?.isSearch ? searches(operation.id) : OPERATIONS, request);
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions;
    if (!url?.startsWith('/api/') || url === FREE) return;
    const refused = limit(config.contracted, request);
    if (refused) throw refused;
  });
  return limit;
}
