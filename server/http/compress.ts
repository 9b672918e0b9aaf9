import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Below this an answer fits into one packet anyway. */
const MIN_BYTES = 1400;
// Quick levels: these answers are made anew for each guest; files were compressed by the build.
// On a result page of 90 kB brotli 3 was smaller than gzip 5 and took two thirds of its time.
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
const BROTLI = { params: { [BROTLI_PARAM_QUALITY]: 3, [BROTLI_PARAM_LGWIN]: 18 } };
const GZIP = { level: 5 };

/** Compresses pages and API answers for those who take it. Call before any route is added. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_BYTES || reply.hasHeader('content-encoding'))
      return payload;
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? brotli(payload, BROTLI) : gzip(payload, GZIP);
  });
}
