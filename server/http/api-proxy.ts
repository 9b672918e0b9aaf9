import type { IncomingHttpHeaders } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import type { Config } from '#server/config.ts';
import { addHost, serverOptions } from '#server/http/host.ts';

const TO_API = [
  'accept',
  'accept-encoding',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'idempotency-key',
  'payment-signature',
  'transfer-encoding',
  'user-agent',
];
const FROM_API = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-type',
  'retry-after',
  'set-cookie',
  'vary',
];
const TIMEOUT_MS = 30_000;
const READY_MS = 2000;
const AWAY = { code: 'unavailable', message: 'Try again in a moment.', retryAfterSeconds: 5 };

/** Serves the pages in front of another API of the same contract: passes /api on and stores nothing itself. */
export async function createFront(config: Config, apiOrigin: string): Promise<FastifyInstance> {
  const app = fastify(serverOptions(config));
  addHost(app, { config, isReady: keptFor(READY_MS, () => answers(apiOrigin)) });
  await app.register(proxy, { prefix: '/api', apiOrigin });
  return app;
}

/** A 429 also counts as ready. */
const answers = (apiOrigin: string): Promise<boolean> =>
  fetch(`${apiOrigin}/api/basic-info/airports/domestic`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    async ({ ok, status, body }) => {
      await body?.cancel();
      return ok || status === 429;
    },
    () => false,
  );

/** Anybody may ask whether we are ready, so the other API is asked only once per period. */
function keptFor(keptMs: number, ask: () => Promise<boolean>): () => Promise<boolean> {
  let kept: { readonly answer: Promise<boolean>; readonly until: number } | undefined;
  return () => {
    const now = performance.now();
    if (!kept || now >= kept.until) kept = { answer: ask(), until: now + keptMs };
    return kept.answer;
  };
}

/** Streams bodies in both directions, so each byte stays unchanged: signatures, files, compressed data. */
async function proxy(app: FastifyInstance, { apiOrigin }: { apiOrigin: string }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  await app.register(replyFrom, {
    base: apiOrigin,
    undici: { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
    destroyAgent: true,
    disableRequestLogging: true,
  });
  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    // Dots in a path would reach other parts of the other host; only its API may be exposed.
    if (!new URL(request.url, apiOrigin).pathname.startsWith('/api/')) {
      return reply.code(404).send({ error: { code: 'not_found', message: 'There is no such operation.' } });
    }
    return reply.from(undefined, {
      rewriteRequestHeaders: (_request, headers) => ({
        ...only(TO_API, headers),
        // The origin of the request was checked here; towards the other API we act as its site.
        origin: apiOrigin,
        'x-forwarded-for': request.ip,
      }),
      rewriteHeaders: (headers) => only(FROM_API, headers),
      // The page tells the traveller when to try again; the proxy does not wait.
      retryDelay: () => null,
      onError: (away) => void away.code(503).send({ error: AWAY }),
    });
  };
  app.all('/*', pass);
  // Not part of the wildcard route: the gateway is no page of this site and proves itself by its signature.
  app.post('/payments/callback', pass);
}

const only = <H extends IncomingHttpHeaders>(names: readonly string[], headers: H): Partial<H> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name))) as Partial<H>;
