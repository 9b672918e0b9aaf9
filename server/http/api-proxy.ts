import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import type { Config } from '#server/config.ts';
import { addHost, serverOptions } from '#server/http/host.ts';

const TO_API = ['accept', 'content-type', 'cookie', 'idempotency-key'];
const FROM_API = ['content-type', 'retry-after', 'cache-control'];
const TIMEOUT_MS = 30_000;

/** The pages in front of another API that speaks the contract: /api is passed on, and nothing else is kept here. */
export async function createFront(config: Config, apiOrigin: string): Promise<FastifyInstance> {
  const app = fastify(serverOptions(config));
  const isReady = () =>
    fetch(`${apiOrigin}/api/basic-info/airports/domestic`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
  addHost(app, { config, isReady });
  await app.register(proxy, { prefix: '/api', apiOrigin });
  return app;
}

async function proxy(app: FastifyInstance, { apiOrigin }: { apiOrigin: string }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.all('/*', async (request, reply) => {
    const target = new URL(`${apiOrigin}${request.url}`);
    // Dots in a path lead elsewhere on the other host, and only its API is ours to show.
    if (!target.pathname.startsWith('/api/')) {
      return reply.code(404).send({ error: { code: 'not_found', message: 'There is no such operation.' } });
    }
    const answer = await fetch(target, {
      method: request.method,
      headers: headersFor(request, apiOrigin),
      body: request.body instanceof Uint8Array ? new Uint8Array(request.body) : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      request.log.error(error);
    });
    if (!answer) {
      return reply
        .code(503)
        .send({ error: { code: 'unavailable', message: 'Try again in a moment.', retryAfterSeconds: 5 } });
    }
    for (const name of FROM_API) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
    reply.code(answer.status);
    return answer.body ? answer.text() : reply.send();
  });
}

function headersFor(request: FastifyRequest, apiOrigin: string): Record<string, string> {
  const passed = TO_API.flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  // That the request came from our own pages was checked here; to the other API we are its site.
  return { ...Object.fromEntries(passed), origin: apiOrigin, 'x-forwarded-for': request.ip };
}
