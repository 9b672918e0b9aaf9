import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';
/** `quick` for what is made anew for each guest, `kept` for what many are sent. */
type Effort = 'quick' | 'kept';

/** Below this an answer fits into one packet anyway. */
const MIN_BYTES = 1400;
/** Longer texts are compressed beside the one thread that answers everybody, in characters. */
const SMALL_LENGTH = 100_000;
// On a page of 26 kB zstd 3 was as small as brotli 3 and took a third of its time; brotli 3 was smaller than gzip 5 and took two thirds.
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, ZSTD_c_compressionLevel } = zlib.constants;
const ZSTD = { params: { [ZSTD_c_compressionLevel]: 3 } };
const BROTLI = {
  quick: { params: { [BROTLI_PARAM_QUALITY]: 3, [BROTLI_PARAM_LGWIN]: 18 } },
  kept: { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_LGWIN]: 18 } },
};
const GZIP = { quick: { level: 5 }, kept: { level: 7 } };

/** Named, and not with `q=0`, which refuses it. */
const NAMED = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
  zstd: /\bzstd\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
};
/** The cheapest first, or the smallest. */
const CHOICE = { quick: ['zstd', 'br', 'gzip'], kept: ['br', 'gzip'] } as const;

/** How an answer of this length is sent to who asks. */
export function encodingFor({ headers }: FastifyRequest, length: number, effort: Effort): Encoding {
  const accepted = headers['accept-encoding'];
  if (length < MIN_BYTES || !accepted) return 'identity';
  return CHOICE[effort].find((encoding) => NAMED[encoding].test(String(accepted))) ?? 'identity';
}

export async function encoded(text: string, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return Buffer.from(text);
  // A page takes a third of a millisecond: to hand it to another thread takes longer.
  if (encoding === 'zstd') return text.length <= SMALL_LENGTH ? zlib.zstdCompressSync(text, ZSTD) : zstd(text, ZSTD);
  return encoding === 'br' ? brotli(text, BROTLI[effort]) : gzip(text, GZIP[effort]);
}

/** Compresses pages and API answers for those who take it. Call before any route is added. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_BYTES || reply.hasHeader('content-encoding'))
      return payload;
    const encoding = encodingFor(request, payload.length, 'quick');
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoded(payload, encoding, 'quick');
  });
}
