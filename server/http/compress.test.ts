import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { encodingFor } from '#server/http/compress.ts';

const asks = (accepted: string | undefined, length = 50_000) =>
  encodingFor({ headers: accepted === undefined ? {} : { 'accept-encoding': accepted } } as FastifyRequest, length);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
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
