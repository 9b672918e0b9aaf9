import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { LogController } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { addSecurityHeaders, isLocal, refuseForeignRequests } from '#server/headers.ts';
import { holdsPlaced, metricsText, requestSeconds, requests } from '#server/metrics.ts';

/** Personal data stays out of logs: of a request the route template, of an error its kind and stack. */
const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
  res: (reply: FastifyReply) => ({ status: reply.statusCode }),
  err: (error: Error & { code?: string; constraint?: string }) => ({
    type: error.name,
    code: error.code,
    constraint: error.constraint,
    stack: error.stack ?? error.message,
  }),
};

/** How Fastify is made; `stream` takes the log lines of a test. */
export const serverOptions = (
  config: Pick<Config, 'logLevel' | 'trustProxy'>,
  stream?: { write: (line: string) => void },
): FastifyServerOptions => ({
  logger: { level: config.logLevel, serializers, ...(stream ? { stream } : {}) } as never,
  // The usual lines hold addresses and URLs; the hook below writes what may be known.
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
  requestIdHeader: false,
  trustProxy: config.trustProxy ?? false,
  bodyLimit: 256 * 1024,
  forceCloseConnections: 'idle',
  requestTimeout: 30_000,
  routerOptions: { maxParamLength: 400 },
});

const routeOf = (request: FastifyRequest): string => request.routeOptions?.url ?? 'none';

/** What every answer has, and the doors for operators. Call before any route is added. */
export function addHost(
  app: FastifyInstance,
  { config, db }: { config: Pick<Config, 'publicUrl' | 'metricsToken'>; db: Database },
): void {
  addSecurityHeaders(app, config);
  refuseForeignRequests(app, config);
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
    requests.add(labels);
    requestSeconds.observe(reply.elapsedTime / 1000, { method: labels.method, route: labels.route });
    if (labels.route === '/api/orders' && reply.statusCode === 201) holdsPlaced.add();
    request.log.info({ ...labels, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    return reply.code(isReady ? 200 : 503).send({ ok: isReady });
  });
  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = config;
    const isAllowed = metricsToken ? request.headers.authorization === `Bearer ${metricsToken}` : isLocal(request);
    if (!isAllowed) return reply.code(404).type('text/plain').send('Not found');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metricsText());
  });
}
