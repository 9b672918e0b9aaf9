import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProblemError } from '#domain/problem.ts';
import { MINUTE_MS } from '#domain/time.ts';
import type { Config } from '#server/config.ts';
import { networkOf } from '#server/http/network.ts';
import { type Limit, tooMany } from '#server/http/rate-limit.ts';

const SEARCHES: Limit = { name: 'search', max: 60, windowMs: MINUTE_MS };
const LOWEST_FARES: Limit = { name: 'lowest-fares', max: 60, windowMs: MINUTE_MS };
const OPERATIONS: Limit = { name: 'operations', max: 600, windowMs: MINUTE_MS };
export const PAGES: Limit = { name: 'pages', max: 300, windowMs: MINUTE_MS };

const ROUTES: Readonly<Record<string, Limit>> = {
  '/api/flights/available': SEARCHES,
  '/api/flights/lowest': LOWEST_FARES,
};
/** From the gateway: one address for all travellers. */
const FREE = '/api/payments/callback';

/** More addresses than that in one window are not told apart. */
const MAX_ADDRESSES = 100_000;

type Clock = { readonly config: Pick<Config, 'rateLimitFactor'>; readonly now: () => number };
/** Counts one use; above the limit gives the 429. */
type CountRequest = (limit: Limit, request: FastifyRequest) => ProblemError | undefined;

/**
 * Counts what is asked often and costs little, per address and window, in this process's memory: a write to the
 * database for each would cost more than the answer. With several processes each allows as much.
 */
export function createRequestLimit({ config, now }: Clock): CountRequest {
  const windows = new Map<string, { readonly at: number; readonly used: Map<string, number> }>();
  return (limit, request) => {
    const at = now() - (now() % limit.windowMs);
    const kept = windows.get(limit.name);
    const current = kept?.at === at && kept.used.size < MAX_ADDRESSES ? kept : { at, used: new Map<string, number>() };
    windows.set(limit.name, current);
    const who = networkOf(request.ip);
    const used = (current.used.get(who) ?? 0) + 1;
    current.used.set(who, used);
    return used > limit.max * config.rateLimitFactor ? tooMany(limit, now()) : undefined;
  };
}

/**
 * For every operation of the API, those that pages ask on a traveller's behalf included. Call before any route is
 * added.
 */
export function limitOperations(app: FastifyInstance, clock: Clock): void {
  const count = createRequestLimit(clock);
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    if (!url?.startsWith('/api/') || url === FREE) return;
    const refused = count(ROUTES[url] ?? OPERATIONS, request);
    if (refused) throw refused;
  });
}
