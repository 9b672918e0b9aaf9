import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LogController } from 'fastify';
import type { Config } from '#server/config.ts';
import { addCompression } from '#server/http/compress.ts';
import { addFaults, sendText, sentencePage } from '#server/http/faults.ts';
import { addSecurityHeaders, refuseForeignRequests, securityHeaders } from '#server/http/headers.ts';
import { isOperator } from '#server/http/operator.ts';
import { PLAIN_PAGE_POLICY } from '#server/http/plain-page.ts';
import { refuseWhenFull } from '#server/http/refuse-when-full.ts';
import { holdsPlaced, metricsText, metricsType, requestSeconds, requests } from '#server/metrics.ts';
import { metricsOfAll } from '#server/workers.ts';

/** No personal data in logs: route template of a request, kind and stack of an error. */
const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
  res: (reply: FastifyReply) => ({ status: reply.statusCode }),
  err: (error: Error & { code?: string; constraint?: string }) => ({
    type: error.name,
    code: error.code,
    constraint: error.constraint,
    stack: (error.stack ?? error.message).slice(0, LONGEST_STACK),
  }),
};

const LONGEST_STACK = 4000;

/** Each product has its own operation to place a hold. */
const HOLDS = /^\/api\/[a-z-]+\/holds$/;

/**
 * Error messages of mail servers and databases repeat addresses. The pattern reads each run of letters once, so a long
 * line is not slow.
 */
export const withoutEmails = (line: string): string =>
  line.replace(/(?<![\w.+-])[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[e-mail]');

/** `stream` receives the log lines in a test. */
export const serverOptions = (
  config: Pick<Config, 'logLevel' | 'trustProxy' | 'publicUrl'>,
  stream?: { write: (line: string) => void },
): FastifyHttpOptions<Server> => ({
  logger: {
    level: config.logLevel,
    serializers,
    hooks: { streamWrite: withoutEmails },
    ...(stream ? { stream } : {}),
  } as never,
  // Fastify's own lines contain addresses and URLs; the hook below logs only safe fields.
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
  requestIdHeader: false,
  trustProxy: config.trustProxy ?? false,
  bodyLimit: 256 * 1024,
  forceCloseConnections: 'idle',
  requestTimeout: 30_000,
  // The defaults allow a minute for headers, and check for slow clients every 30 s.
  http: { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 },
  // An absolute URL or `*` as request target is legal but not ours: it becomes an invalid path.
  rewriteUrl: ({ url = '' }) => (url.startsWith('/') ? url : '/%'),
  routerOptions: { maxParamLength: 400 },
  // Hooks do not run for an invalid path.
  frameworkErrors: (_error, request, reply: FastifyReply) => {
    reply.code(400).headers({ ...securityHeaders(config), 'x-request-id': request.id, 'cache-control': 'no-store' });
    const message = 'This address cannot be understood.';
    if (request.url.startsWith('/api/')) reply.send({ error: { code: 'invalid_request', message } });
    else sendText(reply, 400, message);
  },
  clientErrorHandler: tellUnread(securityHeaders(config)),
});

/**
 * Answers bytes that are not HTTP, and requests with too large headers. A person may have sent them, so the answer is a
 * page.
 */
function tellUnread(headers: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) return socket.destroy(error);
    const isLong = error.code === 'HPE_HEADER_OVERFLOW';
    const body = sentencePage(isLong ? 'This address is too long.' : 'This request cannot be understood.');
    const lines = Object.entries({
      ...headers,
      'content-security-policy': PLAIN_PAGE_POLICY,
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const status = isLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  };
}

const routeOf = (request: FastifyRequest): string => request.routeOptions?.url ?? 'none';

type Host = {
  readonly config: Pick<Config, 'publicUrl' | 'metricsToken'>;
  readonly isReady: () => Promise<boolean>;
  /** Called after a payment request: background work may be due. */
  readonly onPayment?: (() => void) | undefined;
};

/** Time for open requests at shutdown; the database must close before the process is killed. */
const CLOSE_GRACE_MS = 4000;

const PAYMENT_ROUTES = ['/api/payments/callback', '/api/orders/:orderId/payments'];

/** Hooks of all answers, and the routes for operators. Call before any route is added. */
export function addHost(app: FastifyInstance, { config, isReady, onPayment }: Host): void {
  refuseWhenFull(app, config);
  addSecurityHeaders(app, config);
  refuseForeignRequests(app, config);
  addCompression(app);
  addFaults(app);
  let grace: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    grace = setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS);
  });
  app.addHook('onClose', async () => clearTimeout(grace));
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
    requests.inc(labels);
    requestSeconds.observe({ method: labels.method, route: labels.route }, reply.elapsedTime / 1000);
    if (HOLDS.test(labels.route) && reply.statusCode === 201) holdsPlaced.inc();
    if (PAYMENT_ROUTES.includes(labels.route) && reply.statusCode < 300) onPayment?.();
    request.log.info({ ...labels, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ok = await isReady();
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request, config)) return reply.callNotFound();
    const text = await (metricsOfAll ?? metricsText)();
    if (text === null) return sendText(reply, 503, 'A process of this site did not tell its numbers in time.');
    return reply.type(metricsType).send(text);
  });
}
