import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp } from '#server/db/testing/test-app.ts';
import { first, offersOf, traveller } from '#server/testing/traveller.ts';

// Password hashing is slow by design, slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const server = testApp();
const visitor = () => traveller(() => server.app);
const PASSWORD = 'nine tiles of Isfahan';
const details = (change: object = {}) => ({
  email: 'anna@example.org',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  phone: '+49 151 23456789',
  newsletterSubscribing: false,
  ...change,
});
const signUp = (change: object = {}) => visitor().ask('POST', '/accounts', details(change));
const logIn = (who = visitor(), email = 'anna@example.org', password = PASSWORD) =>
  who.ask('POST', '/sessions', { email, password });
const mailsTo = async (recipient: string) =>
  (
    await server.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', recipient)
      .orderBy('created_at')
      .execute()
  ).map(({ subject }) => subject);

beforeAll(async () => {
  expect((await signUp({ email: ' Anna@Example.ORG ' })).statusCode).toBe(201);
});

describe('signing up', () => {
  test('opens an account and signs nobody in', async () => {
    const ben = visitor();
    const answer = await ben.ask('POST', '/accounts', details({ email: 'ben@example.org' }));
    expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([201, '', undefined]);
    expect(await mailsTo('ben@example.org')).toEqual(['Confirm your e-mail address']);
    const row = await server.db
      .selectFrom('account')
      .selectAll()
      .where('email', '=', 'ben@example.org')
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(row.email_confirmed_at).toBeNull();
  });

  test.each([
    [{ email: '' }, { email: 'required' }],
    [{ email: 'nobody' }, { email: 'email_invalid' }],
    [{ phone: ' ' }, { phone: 'required' }],
    [{ phone: '12' }, { phone: 'phone_invalid' }],
    [{ password: 'seven77', confirmPassword: 'seven77' }, { password: 'password_short' }],
    [{ password: 'x'.repeat(129) }, { password: 'password_long' }],
    [{ password: 'Password1' }, { password: 'password_common' }],
    [{ password: 'my safari 2026' }, { password: 'password_personal' }],
    [{ password: 'I am anna!' }, { password: 'password_personal' }],
    [{ confirmPassword: 'nine tiles of isfahan' }, { confirmPassword: 'password_mismatch' }],
  ])('refuses %j', async (change, fields) => {
    const answer = await signUp(change);
    expect([answer.statusCode, answer.json().error]).toEqual([
      422,
      { code: 'invalid_details', message: expect.stringMatching(/\.$/), fields },
    ]);
  });

  test('an address that has an account is the one failure with our customer’s words; its owner is told', async () => {
    for (const email of ['anna@example.org', 'ANNA@example.org']) {
      const answer = await signUp({ email });
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { error: { code: 'registration_failed', message: 'User registration failed', fields: { email: 'in_use' } } },
      ]);
    }
    expect(await mailsTo('anna@example.org')).toContain('You already have an account');
  });

  test('two at the same moment make one account', async () => {
    const both = await Promise.all([signUp({ email: 'two@example.org' }), signUp({ email: 'two@example.org' })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });
});

describe('signing in', () => {
  test('shows the account, and the cookie is for this site alone and unreadable by scripts', async () => {
    const anna = visitor();
    const answer = await logIn(anna, 'ANNA@example.org ');
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        accountId: expect.any(String),
        email: 'anna@example.org',
        isEmailConfirmed: false,
        pendingEmail: null,
        phone: '+49 151 23456789',
        firstName: '',
        lastName: '',
        calendarMode: 'gregory',
        currency: 'EUR',
        balance: { amount: 0, currency: 'EUR' },
        grantedDiscounts: [],
        newsletter: false,
        createdAt: server.clock.now,
      },
    ]);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=[\w-]{22}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^known=[\w-]{22}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/),
    ]);
    const session = await anna.ask('GET', '/sessions/current');
    expect(session.json()).toEqual({ account: answer.json(), mayOnlySetPassword: false, serverNow: server.clock.now });
    expect(session.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['a wrong password', 'anna@example.org', 'nine tiles of isfahan'],
    ['an address without an account', 'nobody@example.org', PASSWORD],
    ['a password of another length', 'anna@example.org', 'x'],
  ])('%s says the same', async (_name, email, password) => {
    const answer = await logIn(visitor(), email, password);
    expect([answer.statusCode, answer.json(), answer.headers['set-cookie']]).toEqual([
      401,
      { error: { code: 'wrong_credentials', message: 'Incorrect username and password.' } },
      undefined,
    ]);
  });

  test('a token that was known before is worth nothing after', async () => {
    const anna = visitor();
    anna.jar.cookie = 'session=aaaaaaaaaaaaaaaaaaaaaa'; // planted by an attacker
    await logIn(anna);
    const before = anna.jar.cookie;
    expect(before).not.toContain('aaaaaaaaaaaaaaaaaaaaaa');
    await logIn(anna);
    expect(anna.jar.cookie).not.toBe(before);
    const stolen = Object.assign(visitor());
    stolen.jar.cookie = before;
    expect((await stolen.ask('GET', '/sessions/current')).json().account).toBeNull();
  });

  test('a guest’s open order goes on, and is in the account once something is done with it', async () => {
    const anna = visitor();
    const offer = first(offersOf(await anna.search()));
    const { orderId } = (await anna.hold({ offerIds: [offer.offerId] })).json();
    await logIn(anna);
    expect((await anna.read(orderId)).statusCode).toBe(200);
  });
});

describe('signing out', () => {
  test('ends the session on the server and forgets both cookies of the person; twice changes nothing', async () => {
    const anna = visitor();
    const offer = first(offersOf(await anna.search()));
    const { orderId } = (await anna.hold({ offerIds: [offer.offerId] })).json();
    await logIn(anna);
    const kept = anna.jar.cookie;
    const answer = await anna.ask('DELETE', '/sessions/current');
    expect([answer.statusCode, anna.jar.cookie]).toEqual([204, expect.stringMatching(/^known=[\w-]{22}$/)]);
    expect((await anna.read(orderId)).statusCode).toBe(404);
    anna.jar.cookie = kept;
    expect((await anna.ask('GET', '/account/balance')).statusCode).toBe(401);
    const both = await Promise.all([
      anna.ask('DELETE', '/sessions/current'),
      visitor().ask('DELETE', '/sessions/current'),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  });
});
