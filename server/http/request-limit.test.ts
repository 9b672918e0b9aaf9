import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { Limit } from '#server/http/rate-limit.ts';
import { createRequestLimit } from '#server/http/request-limit.ts';
import type { Peers, Uses } from '#server/workers.ts';

const TWICE: Limit = { name: 'twice', max: 2, windowMs: MINUTE_MS };
const FIRST_WINDOW = 1000 * MINUTE_MS;
const anna = { ip: '203.0.113.1' } as FastifyRequest;

function limited() {
  const held = { now: FIRST_WINDOW, hear: (_uses: Uses): void => undefined };
  const others: Peers = {
    tell: () => undefined,
    onUses: (hear) => {
      held.hear = hear;
    },
  };
  const count = createRequestLimit({ config: { rateLimitFactor: 1 }, now: () => held.now }, others);
  const isAllowed = (ip = anna.ip) => count(TWICE, { ip } as FastifyRequest) === undefined;
  return { held, isAllowed };
}

test('what another process counted counts here', () => {
  const { held, isAllowed } = limited();
  held.hear([['twice', FIRST_WINDOW, '203.0.113.1', 1]]);
  expect([isAllowed(), isAllowed()]).toEqual([true, false]);
});

test('what is told late, of the window before, changes nothing', () => {
  const { held, isAllowed } = limited();
  expect(isAllowed()).toBe(true);
  held.now += MINUTE_MS;
  expect([isAllowed(), isAllowed(), isAllowed()]).toEqual([true, true, false]);
  held.hear([['twice', FIRST_WINDOW, '203.0.113.9', 1]]);
  expect(isAllowed()).toBe(false);
});

test('a clock that is set back begins a window of its own', () => {
  const { held, isAllowed } = limited();
  expect([isAllowed(), isAllowed(), isAllowed()]).toEqual([true, true, false]);
  held.now -= 5 * MINUTE_MS;
  expect([isAllowed(), isAllowed(), isAllowed()]).toEqual([true, true, false]);
});

test('whoever has a whole IPv6 network is counted as one: four times the limit for a /56, sixteen times for a /48', () => {
  const allowed = (ips: readonly string[]) => {
    const { isAllowed } = limited();
    return ips.filter((ip) => isAllowed(ip)).length;
  };
  const many = Array.from({ length: 200 }, (_, index) => index.toString(16).padStart(2, '0'));
  expect(allowed(many.map((index) => `2001:db8:1:1::${index}`))).toBe(2);
  expect(allowed(many.map((index) => `2001:db8:1:${index}::1`))).toBe(8);
  expect(allowed(many.map((index) => `2001:db8:1:${index}00::1`))).toBe(32);
});
