import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { sentencePage } from '#server/http/faults.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { PLAIN_PAGE_POLICY } from '#server/http/plain-page.ts';
import { BUSY, readTurns } from '#server/http/read-turns.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route whose work uses a turn (read-turns.ts): true when this request will use one. */
    takesTurn?: (request: FastifyRequest) => boolean;
  }
}

const JSON_BODY = Buffer.from(JSON.stringify({ error: { code: 'unavailable', ...BUSY } }));
const PAGE_BODY = Buffer.from(sentencePage(BUSY.message));
const TEXT_BODY = Buffer.from(BUSY.message);

/**
 * While the queue for turns is full, refuses before the body is read or a page is drawn: a refusal must cost next to
 * nothing, or queued requests wait for it. Call before all other hooks.
 */
export function refuseWhenFull(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
  isFull: () => boolean = readTurns.isFull,
): void {
  const headers = {
    ...securityHeaders(config),
    'cache-control': 'no-store',
    'retry-after': String(BUSY.retryAfterSeconds),
  };
  const refuse = ({ id, url, headers: { accept } }: FastifyRequest, { raw }: FastifyReply) => {
    const [type, body] = url.startsWith('/api/')
      ? ['application/json; charset=utf-8', JSON_BODY]
      : accept?.includes('text/html')
        ? ['text/html; charset=utf-8', PAGE_BODY]
        : ['text/plain; charset=utf-8', TEXT_BODY];
    const policy = body === PAGE_BODY ? { 'content-security-policy': PLAIN_PAGE_POLICY } : {};
    raw.writeHead(503, {
      ...headers,
      ...policy,
      'x-request-id': id,
      'content-type': type,
      'content-length': body.length,
    });
    raw.end(body);
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (!isFull() || !request.routeOptions.config.takesTurn?.(request)) return done();
    reply.hijack();
    refuse(request, reply);
  });
}
