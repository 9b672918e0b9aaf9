import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { encoded, encodingFor } from '#server/http/compress.ts';

const asks = (accepted: string | undefined, length = 50_000, effort: 'quick' | 'kept' = 'quick') =>
  encodingFor(
    { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } } as FastifyRequest,
    length,
    effort,
  );

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br, zstd;q=0', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['identity', 'identity'],
  [undefined, 'identity'],
] as const)('who accepts %s gets %s', (accepted, encoding) => {
  expect(asks(accepted)).toBe(encoding);
});

test('what fits into one packet is sent as it is', () => {
  expect(asks('br', 100)).toBe('identity');
});

test('what many are sent is as small as can be', () => {
  expect(asks('gzip, deflate, br, zstd', 50_000, 'kept')).toBe('br');
});

const WAYS = ['br', 'zstd', 'gzip', 'identity'] as const;
test.each(WAYS.flatMap((way) => [500, 20_000].map((n) => [way, n] as const)))(
  '%s is read back as it was, %i times',
  async (encoding, n) => {
    const text = 'شیراز, €49 '.repeat(n);
    const decode = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync, identity: Buffer.from };
    expect(decode[encoding](await encoded(text, encoding, 'quick')).toString()).toBe(text);
  },
);
