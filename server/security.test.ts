import { describe, expect, test, vi } from 'vitest';
import { testApp } from '#server/db/testing/test-app.ts';
import { belongingsOf, SAVED, WITH_ID } from '#server/testing/belongings.ts';
import { operations, pathWith } from '#server/testing/operations.ts';
import { PASSWORD, person } from '#server/testing/person.ts';
import { traveller } from '#server/testing/traveller.ts';

// Password hashing is slow by design, slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const server = testApp();
const somebody = () => person(() => server.app, server.deps);
/** Without an owner: only operators read reports (server/http/operator.ts). */
const FOR_OPERATORS = ['readReport'];

const withId = operations.filter(({ path }) => /\{(?!orderId)\w*Id\}/.test(path) && !path.includes('{reportId}'));

async function owner() {
  const anna = await somebody();
  return { anna, ...(await belongingsOf(anna)) };
}

describe('A01: nobody reaches what belongs to somebody else', () => {
  test('every operation with an id is in the table', () => {
    const ids = operations.filter(({ path }) => /\{(?!orderId)\w*Id\}/.test(path)).map(({ id }) => id);
    expect(ids.filter((id) => !(id in WITH_ID) && !FOR_OPERATORS.includes(id))).toEqual([]);
  });

  test('another account and an anonymous visitor are refused, and nothing has changed', {
    timeout: 30_000,
  }, async () => {
    const { anna, order, ids } = await owner();
    const before = {
      order: (await anna.read(order.orderId)).json(),
      passengers: (await anna.ask('GET', '/account/passengers')).json(),
    };
    const ben = (await owner()).anna;
    const crossings: unknown[] = [];
    for (const operation of withId) {
      const { id, method } = operation;
      const asked = [
        method,
        pathWith(operation, ids),
        WITH_ID[id] ?? undefined,
        { 'idempotency-key': `crossing-${id}` },
      ] as const;
      for (const [who, stranger] of [
        ['ben', ben],
        ['nobody', traveller(() => server.app)],
      ] as const) {
        const { statusCode, body } = await stranger.ask(...asked);
        const isRefused = statusCode === 404 || (who === 'nobody' && statusCode === 401);
        if (!isRefused) crossings.push([id, who, statusCode, body]);
      }
    }
    expect(crossings).toEqual([]);
    expect((await anna.read(order.orderId)).json()).toEqual(before.order);
    expect((await anna.ask('GET', '/account/passengers')).json()).toEqual(before.passengers);
    expect((await anna.ask('GET', '/account')).statusCode).toBe(200);
  });
});

const unsafe = operations.filter(({ method, id }) => method !== 'GET' && id !== 'receivePaymentCallback');

describe('A01: another site cannot make a browser change anything', () => {
  test.each(unsafe.map(({ id, ...one }) => [id, one] as const))('%s', async (_id, { path, method }) => {
    const url = `/api${path.replace(/\{\w+\}/g, crypto.randomUUID())}`;
    const site = server.deps.config.publicUrl;
    const type = { 'content-type': 'application/json' };
    for (const headers of [
      type,
      { ...type, origin: 'https://evil.example' },
      { ...type, origin: 'null' },
      { ...type, origin: `${site}.evil.example` },
      { ...type, origin: site, 'sec-fetch-site': 'cross-site' },
      { origin: site, 'content-type': 'text/plain' },
      { origin: site, 'content-type': 'application/x-www-form-urlencoded' },
    ]) {
      const answer = await server.app.inject({ method, url, headers, payload: '{}' });
      expect([answer.statusCode, answer.json().error.code, headers]).toEqual([403, 'not_allowed', headers]);
    }
  });
});

describe('A06: fields that only the server sets', () => {
  const bodies = [
    ['PATCH', '/account', {}],
    ['PUT', '/account/phone', { phone: '+49 151 23456789', currentPassword: PASSWORD }],
    ['PUT', '/account/email', { email: 'x@example.org', currentPassword: PASSWORD }],
    [
      'PUT',
      '/account/password',
      { currentPassword: PASSWORD, password: 'abcdefghij9', confirmPassword: 'abcdefghij9' },
    ],
    ['POST', '/account/passengers', SAVED],
    ['POST', '/sessions', { email: 'x@example.org', password: PASSWORD }],
    [
      'POST',
      '/accounts',
      {
        email: 'x@example.org',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        phone: '+49 151 23456789',
        newsletterSubscribing: false,
      },
    ],
    ['POST', '/account/erase', { currentPassword: PASSWORD }],
  ] as const;
  const FIELDS = ['price', 'accountId', 'userId', 'status', 'balance', 'role', 'isEmailConfirmed', '__proto__'];

  test.each(bodies)('%s %s refuses them', async (method, path, body) => {
    const anna = await somebody();
    for (const field of FIELDS) {
      const text = JSON.stringify(body).replace(/\}$/, `${Object.keys(body).length > 0 ? ',' : ''}"${field}":1}`);
      const answer = await server.app.inject({
        method,
        url: `/api${path}`,
        headers: { origin: server.deps.config.publicUrl, cookie: anna.jar.cookie, 'content-type': 'application/json' },
        payload: text,
      });
      expect([field, answer.statusCode]).toEqual([field, 400]);
    }
  });
});

describe('A07: sessions', () => {
  test('a sign-in ends after 14 days, used or not', async () => {
    const anna = await somebody();
    const started = server.clock.now;
    server.clock.now = started + 14 * 86_400_000 - 1;
    expect((await anna.ask('GET', '/account')).statusCode).toBe(200);
    server.clock.now = started + 15 * 86_400_000;
    expect((await anna.ask('GET', '/account')).statusCode).toBe(401);
  });

  test('after 30 minutes without use money is out of reach until the password is given again, and nothing else', async () => {
    const anna = await somebody();
    const money = async () => (await anna.ask('GET', '/account/transactions')).json().error?.code ?? 'shown';
    server.clock.now += 29 * 60_000;
    expect(await money()).toBe('shown');
    server.clock.now += 29 * 60_000;
    expect((await anna.ask('GET', '/account')).statusCode).toBe(200);
    server.clock.now += 30 * 60_000;
    expect((await anna.ask('GET', '/account')).statusCode).toBe(200);
    const { orderId } = (await owner()).order;
    const amount = { amount: 2000, currency: 'EUR' as const };
    const asked = [
      await anna.ask('GET', '/account/transactions'),
      await anna.ask('POST', '/account/top-ups', { amount }, { 'idempotency-key': 'idle-top-up' }),
      await anna.pay(orderId, { total: amount, cancelPackage: false, rulesAccepted: true, fromBalance: amount }),
    ].map((answer) => [answer.statusCode, answer.json().error.code]);
    expect(asked).toEqual([1, 2, 3].map(() => [403, 'password_required']));
    server.clock.now += 60_000;
    expect(await money()).toBe('password_required'); // reading does not extend it
    await anna.ask('POST', '/sessions', { email: anna.email, password: PASSWORD });
    expect(await money()).toBe('shown');
  });

  test('a cookie with any character changed opens nothing', async () => {
    const anna = await somebody();
    const cookie = anna.jar.cookie.split('; ').find((one) => one.startsWith('session=')) ?? '';
    const value = cookie.slice('session='.length);
    const changed = [...value].map(
      (letter, at) => value.slice(0, at) + (letter === 'A' ? 'B' : 'A') + value.slice(at + 1),
    );
    const strange = ['', 'null', `${value}A`, value.slice(1), `"${value}"`, `${value}%00`, "' or 1=1 --"];
    for (const tampered of [...changed, ...strange]) {
      const answer = await server.app.inject({ url: '/api/account', headers: { cookie: `session=${tampered}` } });
      expect([tampered, answer.statusCode]).toEqual([tampered, 401]);
    }
  });

  test('signing out twice at once is signing out', async () => {
    const anna = await somebody();
    const { cookie } = anna.jar;
    const ask = (method: 'DELETE' | 'GET', url: string) =>
      server.app.inject({ method, url, headers: { cookie, origin: server.deps.config.publicUrl } });
    const outs = await Promise.all([0, 1, 2, 3].map(() => ask('DELETE', '/api/sessions/current')));
    expect(outs.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    expect((await ask('GET', '/api/account')).statusCode).toBe(401);
  });
});
