import { expect, test, vi } from 'vitest';
import { createServer } from '#server/app.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { DEMO_ACCOUNTS, seedDemo } from '#server/demo/accounts.ts';
import { mailsTo, PASSWORD, person } from '#server/testing/person.ts';
import { CONTACT, first, type Order, offersOf, passenger, traveller } from '#server/testing/traveller.ts';

// Password hashing is slow by design, slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const server = testApp();
const MINUTE = 60_000;

async function strict() {
  const deps = { ...server.deps, config: { ...server.deps.config, rateLimitFactor: 1 } };
  server.clock.now += 60 * MINUTE; // windows of other tests have ended
  const app = await createServer({ deps });
  const anna = await person(() => app, deps);
  const browser = traveller(() => app);
  return { app, anna, ask: browser.ask };
}

test('A07: five wrong passwords for an account in 15 minutes, and then nobody is locked out for ever', {
  timeout: 30_000,
}, async () => {
  const { anna, ask } = await strict();
  const logIn = (password: string) => ask('POST', '/sessions', { email: anna.email, password });
  for (let tries = 0; tries < 5; tries += 1) expect((await logIn('wrong')).statusCode).toBe(401);
  const refused = await logIn(PASSWORD);
  expect([refused.statusCode, refused.json().error]).toEqual([
    429,
    { code: 'rate_limited', message: expect.any(String), retryAfterSeconds: expect.any(Number) },
  ]);
  expect(refused.headers['retry-after']).toBe(String(refused.json().error.retryAfterSeconds));
  server.clock.now += refused.json().error.retryAfterSeconds * 1000;
  expect((await logIn(PASSWORD)).statusCode).toBe(201);
});

test('A07: strangers who guess keep nobody out of a browser that knows the account', {
  timeout: 30_000,
}, async () => {
  const { app, anna, ask } = await strict();
  const ben = await person(() => app, { ...server.deps });
  const own = traveller(() => app);
  const logIn = async (who: Pick<typeof own, 'ask'>, email: string, password: string) =>
    (await who.ask('POST', '/sessions', { email, password })).statusCode;
  expect(await logIn(own, anna.email, PASSWORD)).toBe(201);
  for (const { email } of [anna, ben]) {
    for (let tries = 0; tries < 5; tries += 1) await logIn({ ask }, email, 'wrong');
    server.clock.now += MINUTE; // twenty per minute are another limit
  }
  for (let one = 0; one < 3; one += 1) await ask('POST', '/passwords/forgot', { email: anna.email });
  const mails = () => mailsTo(server.db, anna.email).then(({ length }) => length);
  await expect.poll(mails, { timeout: 10_000 }).toBe(3);

  expect([await logIn({ ask }, anna.email, PASSWORD), await logIn(own, anna.email, PASSWORD)]).toEqual([429, 201]);
  await own.ask('POST', '/passwords/forgot', { email: anna.email });
  await expect.poll(mails, { timeout: 10_000 }).toBe(4);
  // It knows only this account, and has as many tries as others.
  expect(await logIn(own, ben.email, PASSWORD)).toBe(429);
  for (let tries = 0; tries < 5; tries += 1) expect(await logIn(own, anna.email, 'wrong')).toBe(401);
  expect(await logIn(own, anna.email, PASSWORD)).toBe(429);
});

test('A07: twenty different e-mails a day from one address, however slowly', async () => {
  const { ask } = await strict();
  server.clock.now += 24 * 60 * MINUTE - (server.clock.now % (24 * 60 * MINUTE)); // begin of a day
  const sign = async (email: string) => {
    server.clock.now += 20 * MINUTE;
    const phone = '+49 151 23456789';
    const typed = { email, password: PASSWORD, confirmPassword: PASSWORD, phone, newsletterSubscribing: false };
    return (await ask('POST', '/accounts', typed)).statusCode;
  };
  for (let one = 0; one < 20; one += 1) expect(await sign(`slow${one}@example.org`)).toBe(201);
  expect(await sign('slow0@example.org')).toBe(409);
  expect(await sign('slow20@example.org')).toBe(429);
  server.clock.now += 24 * 60 * MINUTE;
  expect(await sign('slow20@example.org')).toBe(201);
});

test('A07: a right password forgets the wrong ones before it', async () => {
  const { anna, ask } = await strict();
  const logIn = (password: string) => ask('POST', '/sessions', { email: anna.email, password });
  for (const password of ['a', 'b', 'c', 'd', PASSWORD, 'e', 'f', 'g', 'h', PASSWORD]) {
    expect((await logIn(password)).statusCode).toBe(password === PASSWORD ? 201 : 401);
  }
});

test('A07: twenty sign-ins a minute from one address, whoever is meant', async () => {
  const { ask } = await strict();
  const codes = [];
  for (let one = 0; one < 21; one += 1) {
    codes.push((await ask('POST', '/sessions', { email: `x${one}@example.org`, password: 'x' })).statusCode);
  }
  expect(codes).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
});

test('A07: ten sign-ups an hour from one address', async () => {
  const { ask } = await strict();
  const sign = (email: string) =>
    ask('POST', '/accounts', {
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      phone: '+49 151 23456789',
      newsletterSubscribing: false,
    });
  for (let one = 0; one < 10; one += 1) expect((await sign(`many${one}@example.org`)).statusCode).toBe(201);
  expect((await sign('many11@example.org')).statusCode).toBe(429);
});

test('A07: three reset codes an hour for an account, and nobody sees that there was no fourth', {
  timeout: 30_000,
}, async () => {
  const { app, anna, ask } = await strict();
  for (let one = 0; one < 4; one += 1) {
    const answer = await ask('POST', '/passwords/forgot', { email: anna.email });
    expect([answer.statusCode, answer.body]).toEqual([200, '{}']);
  }
  await app.close(); // waits until the work after the answers has ended
  expect(await mailsTo(server.db, anna.email)).toHaveLength(3);
});

test('A07: three step-up codes in 15 minutes', async () => {
  const { anna } = await strict();
  const codes = [];
  for (let one = 0; one < 4; one += 1) codes.push((await anna.ask('POST', '/account/step-up')).statusCode);
  expect(codes).toEqual([200, 200, 200, 429]);
});

test('A07: ten tries of a code for an order in 15 minutes, and nobody uses up those of another browser', async () => {
  const { app } = await strict();
  const [anna, ben] = [traveller(() => app), traveller(() => app)];
  const offer = first(offersOf(await anna.search()));
  const { orderId, reference } = (await anna.hold({ offerIds: [offer.offerId] })).json<Order>();
  await anna.submit(orderId, { passengers: [passenger()], ...CONTACT });
  expect((await ben.ask('POST', '/orders/find', { reference, email: CONTACT.email })).statusCode).toBe(200);
  const guess = async ({ ask }: Pick<typeof anna, 'ask'>) =>
    (await ask('POST', `/orders/${orderId}/code/verify`, { code: '000000' })).statusCode;
  const guesses = [];
  for (let one = 0; one < 11; one += 1) guesses.push(await guess(ben));
  expect([...guesses, await guess(anna)]).toEqual([...Array.from({ length: 10 }, () => 422), 429, 422]);
});

test('A07: the owner of an address hears once a day that somebody tried to sign up with it', {
  timeout: 30_000,
}, async () => {
  const { anna, ask } = await strict();
  for (let one = 0; one < 3; one += 1) {
    await ask('POST', '/accounts', {
      email: anna.email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      phone: '+49 151 23456789',
      newsletterSubscribing: false,
    });
  }
  expect((await mailsTo(server.db, anna.email)).map(({ subject }) => subject)).toEqual(['You already have an account']);
});

test('the demo accounts are opened once and can sign in', async () => {
  await seedDemo(server.db, server.deps.config, server.clock.now);
  await seedDemo(server.db, server.deps.config, server.clock.now);
  const browser = traveller(() => server.app);
  for (const { email, password } of DEMO_ACCOUNTS) {
    expect((await browser.ask('POST', '/sessions', { email, password })).statusCode).toBe(201);
  }
  await browser.ask('POST', '/sessions', { email: DEMO_ACCOUNTS[0].email, password: DEMO_ACCOUNTS[0].password });
  expect((await browser.ask('GET', '/account/passengers')).json()).toHaveLength(2);
});
