import { beforeEach, expect, test } from 'vitest';
import { momentOf } from '#domain/core/time.ts';
import { CLAIM_YEARS } from '#domain/insurance/cover.ts';
import type { components } from '#openapi/generated/types.ts';
import { CERTIFICATE_SIGNS, certificateNumber, readNumber } from '#server/products/insurance/certificate-number.ts';
import { codeOf, policies } from '#server/products/insurance/testing/policies.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const server = bookingApp();
const { issued, papersOf, check, stateOf } = policies(server);
const begin = momentOf('2026-11-20', 15 * 60);
beforeEach(() => {
  server.clock.now = begin;
});

const numberOf = async (policy: Parameters<typeof papersOf>[0]) => (await papersOf(policy))[0]?.number ?? '';

test('a number has 80 random bits, in signs that are read aloud, and says that it is a simulation', () => {
  const numbers = Array.from({ length: 200 }, certificateNumber);
  for (const number of numbers) expect(number).toMatch(/^SIM( [0-9A-HJKMNP-TV-Z]{4}){4}$/);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test.each([
  ['SIM 4K7Q 2M9X 8TRW 6HZP', 'SIM 4K7Q 2M9X 8TRW 6HZP'],
  ['sim4k7q2m9x8trw6hzp', 'SIM 4K7Q 2M9X 8TRW 6HZP'],
  [' 4k7q-2m9x-8trw-6hzp ', 'SIM 4K7Q 2M9X 8TRW 6HZP'],
  ['SIM OIL0 2M9X 8TRW 6HZP', 'SIM 0110 2M9X 8TRW 6HZP'],
  ['SIM 4K7Q 2M9X 8TRW', null],
  ['SIM 4K7Q 2M9X 8TRW 6HZU', null],
  ['', null],
])('"%s" is read as %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test('a consulate sees that it is valid and for which days, and nothing about the person', async () => {
  const { order, passengers, ...policy } = await issued();
  const number = await numberOf(policy);
  const answer = await check(number.toLowerCase().replaceAll(' ', ''));
  expect(answer.json()).toEqual({
    ...{ number, state: 'scheduled', plan: 'standard', isMountain: false, place: 1, count: 1, isSimulated: true },
    ...{ firstDay: '2026-12-05', lastDay: '2026-12-17', days: 13, issuedAt: order.issuedAt ?? 0, at: begin },
    ...{ coverFrom: momentOf('2026-12-05'), coverUntil: momentOf('2026-12-18') },
  } satisfies components['schemas']['InsuranceCheck']);
  for (const told of [order.reference, order.orderId, passengers[0]?.firstName, passengers[0]?.passportNumber, '1988'])
    expect(answer.body).not.toContain(told);
  server.clock.now = momentOf('2026-12-17', 24 * 60 - 1);
  expect(await stateOf(number)).toBe('active');
  server.clock.now = momentOf('2026-12-18');
  expect(await stateOf(number)).toBe('ended');
});

test('a number that was never given is not found, and few of them are tried from one network', async () => {
  const browser = server.newTraveller();
  for (const typed of ['x', certificateNumber(), 'SIM'])
    expect(codeOf(await check(typed, browser))).toEqual([404, 'not_found', undefined]);
  await useUp('certificate-address');
  expect(codeOf(await check(certificateNumber(), browser)).slice(0, 2)).toEqual([429, 'rate_limited']);
  expect(codeOf(await check('x', server.newTraveller())).slice(0, 2)).toEqual([429, 'rate_limited']);
});

test.each(['certificate-address', 'certificate-browser'])(
  'a number that exists is answered also where the misses of %s are used up',
  async (limit) => {
    const browser = server.newTraveller();
    const number = await numberOf(await issued());
    await check('x', browser);
    await useUp(limit);
    expect((await check('x', browser)).statusCode).toBe(429);
    expect((await check(number, browser)).json().state).toBe('scheduled');
  },
);

test('who checks certificates that exist is not stopped: only numbers that do not exist are counted', async () => {
  server.clock.now += 60 * 60_000;
  const number = await numberOf(await issued());
  for (let tried = 0; tried < 3; tried += 1) expect((await check(number)).statusCode).toBe(200);
  const counted = server.db.selectFrom('rate_limit').select('used').where('bucket', 'like', 'certificate-%');
  const inThisWindow = () => counted.where('window_at', '=', begin + 60 * 60_000).execute();
  expect(await inThisWindow()).toEqual([]);
  await check('x');
  expect((await inThisWindow()).map(({ used }) => used)).toContain(1);
});

test('nobody guesses a number, also not from all networks at once', () => {
  // A million certificates, and a million tries in each second of the two years of a claim.
  const tries = 1e6 * CLAIM_YEARS * 366 * 86_400;
  expect((1e6 * tries) / 32 ** CERTIFICATE_SIGNS).toBeLessThan(1e-4);
});

/** No more misses are counted in this window. */
const useUp = (limit: string) =>
  server.db
    .updateTable('rate_limit')
    .where('bucket', 'like', `${limit}:%`)
    .set({ used: 20 * server.deps.config.rateLimitFactor })
    .execute();
