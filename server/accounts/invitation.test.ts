import { beforeAll, expect, test, vi } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { invite } from '#server/accounts/invitation.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { traveller } from '#server/testing/traveller.ts';

// Password hashing is slow by design, slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const server = testApp();
const visitor = () => traveller(() => server.app);
const PASSWORD = 'nine tiles of Isfahan';

beforeAll(async () => {
  const { now } = server.clock;
  const code = {
    percent: 10,
    min_fares: 0,
    starts_at: now,
    ends_at: now + 86_400_000,
    max_uses: null,
    is_personal: true,
  };
  await server.db
    .insertInto('discount_code')
    .values([7001, 7002, 7003].map((number) => ({ code: number, ...code })))
    .execute();
});

async function invited(email: string) {
  const { publicUrl } = server.deps.config;
  const url = new URL(
    await invite(server.db, { email, discountCodes: [7001, 7002, 9999], publicUrl, now: server.clock.now }),
  );
  return { url, token: url.searchParams.get('invitationToken') ?? '' };
}
const signUp = (email: string, invitationToken: string, discountCodes: number[] = [7001, 7003]) =>
  visitor().ask('POST', '/accounts/invitation', {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    phone: '+49 151 23456789',
    invitationToken,
    discountCodes,
  });

test('an invitation says what it brings until it is used, and no other token says anything', async () => {
  const { token } = await invited('look@example.org');
  const look = async (invitationToken: string) => {
    const answer = await visitor().ask('POST', '/accounts/invitation/look', { invitationToken });
    return [answer.statusCode, answer.json().error?.code ?? answer.json()];
  };
  const brings = [200, { email: 'look@example.org', discountCodes: [7001, 7002] }];
  expect(await look(token)).toEqual(brings);
  expect(await look(token)).toEqual(brings);
  expect(await look('nobody-has-written-this')).toEqual([404, 'not_found']);
  expect((await signUp('look@example.org', token)).statusCode).toBe(201);
  expect(await look(token)).toEqual([410, 'link_used']);
});

test('an invitation opens a confirmed account once, with the codes that were invited and asked for', async () => {
  const { url, token } = await invited('Anna@example.org');
  expect(url.pathname).toBe('/signup');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    registerByInvitation: 'true',
    invitationToken: token,
    email: 'anna@example.org',
    discountCodes: '7001,7002,9999',
  });
  expect((await signUp('ben@example.org', token)).json().error.fields).toEqual({ email: 'invalid' });
  expect((await signUp('anna@example.org', token)).statusCode).toBe(201);
  const account = await visitor().ask('POST', '/sessions', { email: 'anna@example.org', password: PASSWORD });
  expectFields(account.json(), {
    isEmailConfirmed: true,
    grantedDiscounts: [{ code: 7001, percent: 10 }],
  });
  const again = await signUp('anna@example.org', token);
  expect([again.statusCode, again.json().error.code]).toEqual([410, 'link_used']);
});

test('an address that has an account, an old and an unknown invitation', async () => {
  const { token } = await invited('anna@example.org');
  const known = await signUp('anna@example.org', token);
  expect([known.statusCode, known.json().error.message]).toEqual([409, 'User registration failed']);
  server.clock.now += 14 * 86_400_000;
  expect((await signUp('anna@example.org', token)).json().error.code).toBe('link_expired');
  expect((await signUp('anna@example.org', 'unknown')).statusCode).toBe(404);
});
