import { beforeAll, expect, test, vi } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { hashPassword } from '#server/accounts/hashing.ts';
import { codeAt, newCodeSecret } from '#server/accounts/staff-code.ts';
import type { StaffMember } from '#server/staff-setting.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { nameStaff, staffCredentials, staffSignedIn } from '#server/testing/staff.ts';

// Password hashing is slow by design.
vi.setConfig({ testTimeout: 60_000 });

type Schemas = components['schemas'];
type Said = Partial<Schemas['StaffCredentials']>;
const server = bookingApp();
type Browser = ReturnType<typeof server.newTraveller>;

beforeAll(() => nameStaff(server, { Reza: ['visa.read'], Sara: ['visa.read'] }));

const logIn = async (browser: Browser, name: string, said: Said = {}) =>
  browser.ask('POST', '/staff/session', { ...staffCredentials(server, name), ...said });
const statusOf = async (browser: Browser, name: string, said: Said = {}) =>
  (await logIn(browser, name, said)).statusCode;
const nameIn = async (browser: Browser) =>
  (await browser.ask('GET', '/staff/session')).json<Schemas['StaffSession']>().member?.name ?? null;
const nextCode = () => {
  server.clock.now += 30_000;
};
/** With production limits, from the start of an hour. */
async function limited(promise: () => Promise<void>) {
  server.clock.now += HOUR_MS - (server.clock.now % HOUR_MS);
  Object.assign(server.deps.config, { rateLimitFactor: 1 });
  await promise().finally(() => Object.assign(server.deps.config, { rateLimitFactor: 1000 }));
}
/** Tries within one minute, below the limit per IP address. */
async function wrongTries(browser: Browser, name: string, count: number, said: Said = { password: 'a wrong guess' }) {
  const statuses: number[] = [];
  for (let tried = 0; tried < count; tried += 1) statuses.push(await statusOf(browser, name, said));
  return statuses;
}

test('it takes the password and the code; nothing says which of them was wrong', async () => {
  const browser = server.newTraveller();
  const { code } = staffCredentials(server, 'Reza');
  const answers = await Promise.all(
    [{ password: 'a wrong guess' }, { code: '000000' }, { code: '12345' }, { name: 'Nobody' }].map((said) =>
      logIn(browser, 'Reza', said),
    ),
  );
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expectFields(answers[0]?.json(), { 'error.code': 'wrong_credentials' });
  expect(await nameIn(browser)).toBeNull();
  const none = await logIn(browser, 'Reza', { code: ' ' });
  expectFields(none.json(), { 'error.fields': { code: 'required' } });
  expect(await statusOf(browser, 'Reza', { code: `${code.slice(0, 3)} ${code.slice(3)}` })).toBe(201);
  expect(await nameIn(browser)).toBe('Reza');
});

test('a code opens once, by two at the same moment too, and none before it opens afterwards', async () => {
  nextCode();
  nextCode();
  const before = staffCredentials(server, 'Sara');
  nextCode();
  const both = await Promise.all([statusOf(server.newTraveller(), 'Sara'), statusOf(server.newTraveller(), 'Sara')]);
  expect(both.toSorted()).toEqual([201, 401]);
  expect(await statusOf(server.newTraveller(), 'Sara', before)).toBe(401);
  expect(await statusOf(server.newTraveller(), 'Sara')).toBe(401);
  // The same step of another member has another code, used or not.
  expect(await statusOf(server.newTraveller(), 'Reza')).toBe(201);
  nextCode();
  expect(await statusOf(server.newTraveller(), 'Sara')).toBe(201);
});

test('a code with a wrong password stays good: who mistyped need not wait for the next one', async () => {
  nextCode();
  const browser = server.newTraveller();
  expect(await wrongTries(browser, 'Reza', 1)).toEqual([401]);
  expect(await statusOf(browser, 'Reza')).toBe(201);
});

test('a sign-in ends after eight hours, with its password or phone, and when it is ended; its cookies go nowhere else', async () => {
  nextCode();
  const reza = server.newTraveller();
  const cookies = [(await logIn(reza, 'Reza')).headers['set-cookie'] ?? ''].flat();
  expect(cookies).toEqual([
    expect.stringMatching(/^staff=[\w-]{22}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(/^staff-known=[\w-]{22}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/),
  ]);
  expect(await nameIn(reza)).toBe('Reza');

  const now = server.clock.now;
  server.clock.now = now + 8 * HOUR_MS;
  expect(await nameIn(reza)).toBeNull();
  server.clock.now = now;

  const { staff } = server.deps.config;
  const passwordHash = await hashPassword('another one, and a long one');
  for (const change of [{ passwordHash }, { codeSecret: newCodeSecret() }] satisfies Partial<StaffMember>[]) {
    Object.assign(server.deps.config, { staff: staff.map((one) => ({ ...one, ...change })) });
    expect(await nameIn(reza)).toBeNull();
    Object.assign(server.deps.config, { staff });
    expect(await nameIn(reza)).toBe('Reza');
  }

  const copy = { ...server.newTraveller() };
  copy.jar.cookie = reza.jar.cookie;
  expect((await reza.ask('DELETE', '/staff/session')).statusCode).toBe(204);
  expect(await nameIn(copy)).toBeNull();
});

test('wrong tries are counted, for a name that is there as for one that is not, and with the right password too', () =>
  limited(async () => {
    const thief = server.newTraveller();
    const refused = [401, 401, 401, 401, 401, 429];
    expect(await wrongTries(thief, 'Sara', 6)).toEqual(refused);
    expect(await wrongTries(thief, 'Nobody', 6)).toEqual(refused);
    expect(await wrongTries(thief, 'Reza', 6, { code: '000000' })).toEqual(refused);
    expect(await statusOf(thief, 'Sara')).toBe(429);
  }));

test('strangers lock nobody out of a browser that signed in before, and a success leaves their tries counted', () =>
  limited(async () => {
    const own = await staffSignedIn(server, 'Sara');
    const thief = server.newTraveller();
    expect(await wrongTries(thief, 'Sara', 4)).toEqual([401, 401, 401, 401]);
    nextCode();
    // A new browser on the same network uses one try and takes back only that one.
    expect(await statusOf(server.newTraveller(), 'Sara')).toBe(201);
    expect(await wrongTries(thief, 'Sara', 2)).toEqual([401, 429]);
    nextCode();
    expect(await statusOf(server.newTraveller(), 'Sara')).toBe(429);
    expect(await statusOf(own, 'Sara')).toBe(201);
    // No typed name counts as the known browser.
    for (const name of ['Sara known', 'known Sara']) {
      server.clock.now += MINUTE_MS;
      expect(await wrongTries(server.newTraveller(), name, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    }
    server.clock.now += MINUTE_MS;
    expect(await statusOf(own, 'Sara')).toBe(201);
    // The cookie is for one member.
    expect(await wrongTries(own, 'Reza', 6)).toEqual([401, 401, 401, 401, 401, 429]);
    server.clock.now += 15 * MINUTE_MS;
    expect(await statusOf(server.newTraveller(), 'Sara')).toBe(201);
  }));

test('what staff did is never written over', async () => {
  await staffSignedIn(server, 'Reza');
  const change = server.db.updateTable('staff_act').set({ name: 'Sara' }).where('name', '=', 'Reza').execute();
  await expect(change).rejects.toThrow('never changed');
});

test('the codes are those of RFC 6238, also of a phone that is one step off, and no further', async () => {
  const { stepOfCode } = await import('#server/accounts/staff-code.ts');
  // RFC 6238, appendix B: the last six of eight digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const vectors = {
    59: '287082',
    1111111109: '081804',
    1111111111: '050471',
    1234567890: '005924',
    2000000000: '279037',
  };
  for (const [seconds, code] of Object.entries(vectors)) {
    const at = Number(seconds) * 1000;
    expect([codeAt(secret, at), stepOfCode(secret, code, at)]).toEqual([code, Math.floor(at / 30_000)]);
  }
  const at = 1_234_567_890_000;
  const away = [-60, -30, 0, 30, 60].map((s) => stepOfCode(secret, '005924', at + s * 1000) !== null);
  expect(away).toEqual([false, true, true, true, false]);
  expect(stepOfCode(null, '005924', at)).toBeNull();
});
