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

/** Each search of the contract has its own count: searching flights uses up no hotel searches. */
const searches = (id: string): Limit => ({ name: id, max: 60, windowMs: MINUTE_MS });

/** Called by the gateway: one IP address for all travellers. */
const FREE = '/api/payments/callback';

/** The counts of a window restart at this number of IP addresses, which bounds the memory. */
const MAX_IPS = 100_000;

type Clock = { readonly config: Pick<Config, 'rateLimitFactor'>; readonly now: () => number };
type CountRequest = (limit: Limit, request: FastifyRequest) => ProblemError | undefined;

/** Maximum delay until other processes get this process's counts. */
const TELL_MS = 50;

/**
 * Counts cheap, frequent requests per network (for IPv6 also the larger ones) and window in memory: a database write
 * for each would cost more than the answer. Processes behind one port share their counts; each machine allows the limit
 * by itself.
 */
export function createRequestLimit({ config, now }: Clock, others = peers): CountRequest {
  const windows = new Map<string, { readonly at: number; readonly used: Map<string, number> }>();
  const add = (limit: string, at: number, who: string, count: number): number => {
    const kept = windows.get(limit);
    const current = kept?.at === at && kept.used.size < MAX_IPS ? kept : { at, used: new Map<string, number>() };
    windows.set(limit, current);
    const used = (current.used.get(who) ?? 0) + count;
    current.used.set(who, used);
    return used;
  };
  others?.onUses((uses) => {
    for (const [limit, at, who, count] of uses) {
      // A late count of a past window: adding it would discard the current window.
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

/** Sends counts to the other processes in batches, not per request. */
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
/** Counts one use of an operation; returns the 429 above the limit. */
export type LimitOperation = (operation: Limited | undefined, request: FastifyRequest) => ProblemError | undefined;

/** Applies to all API operations. Pages call the returned function instead. Call before any route is added. */
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
