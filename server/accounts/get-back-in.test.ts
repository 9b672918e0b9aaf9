import fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { isSubscribed } from '#server/accounts/newsletter.ts';
import { newsletterPage } from '#server/accounts/newsletter-page.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { linkPages } from '#server/http/link-page.ts';
import { forgotPassword } from '#server/operations/forgotPassword.ts';
import { mailsTo, PASSWORD, person } from '#server/testing/person.ts';
import { CONTACT, first, type Order, offersOf, passenger, traveller } from '#server/testing/traveller.ts';

// Password hashing is slow by design, slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const server = testApp();
const visitor = () => traveller(() => server.app);
const somebody = (change = {}) => person(() => server.app, server.deps, change);
const NEW = 'seven bridges at night';
const both = { password: NEW, confirmPassword: NEW };

async function askReset(email: string, who: ReturnType<typeof visitor>) {
  server.clock.now += 1; // later than earlier mails
  const before = (await mailsTo(server.db, email)).length;
  expect((await who.ask('POST', '/passwords/forgot', { email })).statusCode).toBe(200);
  await expect.poll(async () => (await mailsTo(server.db, email)).length, { timeout: 10_000 }).toBe(before + 1);
  const { subject = '', body_text = '' } = (await mailsTo(server.db, email))[0] ?? {};
  server.clock.now += 1; // the next mail is later
  return {
    code: /^(\d{6}) is your code$/.exec(subject)?.[1] ?? '',
    token: /reset-password\?token=([\w-]{22})/.exec(body_text)?.[1] ?? '',
  };
}
const resetCode = async (email: string, who: ReturnType<typeof visitor>) => (await askReset(email, who)).code;
const enter = (email: string, code: string, who: ReturnType<typeof visitor>) =>
  who.ask('POST', '/sessions/code', { email, code });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('forgotten password', () => {
  test('mail, code, new password: every other sign-in ends and the owner is told', async () => {
    const anna = await somebody({ isConfirmed: false });
    const again = visitor();
    const code = await resetCode(anna.email, again);
    const entered = await enter(anna.email.toUpperCase(), `${code.slice(0, 3)} ${code.slice(3)}`, again);
    expect([entered.statusCode, entered.body]).toEqual([201, '']);

    // This session may only set a password.
    expectFields((await again.ask('GET', '/sessions/current')).json(), {
      account: null,
      mayOnlySetPassword: true,
      phoneMasked: expect.stringMatching(/^••••\d{2}$/),
    });
    expect((await again.ask('GET', '/account/balance')).statusCode).toBe(401);

    const changed = await again.ask('PUT', '/account/password', both);
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      expect.objectContaining({ email: anna.email, isEmailConfirmed: true }),
    ]);
    expect((await again.ask('GET', '/account/balance')).statusCode).toBe(200);
    expect((await anna.ask('GET', '/account/balance')).statusCode).toBe(401);
    expect((await mailsTo(server.db, anna.email)).map(({ subject }) => subject)).toContain('Your password was changed');
    const logIn = (password: string) => visitor().ask('POST', '/sessions', { email: anna.email, password });
    expect([(await logIn(NEW)).statusCode, (await logIn(PASSWORD)).statusCode]).toEqual([201, 401]);
  });

  test('a code is right once, only the newest, for ten minutes, and dies after five tries', {
    timeout: 30_000,
  }, async () => {
    const { email } = await somebody();
    const who = visitor();
    const first = await resetCode(email, who);
    const second = await resetCode(email, who);
    const wrong = { code: 'code_wrong', message: 'This code is not right, or it has ended.' };
    if (first !== second) expect((await enter(email, first, who)).json().error).toEqual(wrong);
    const twice = await Promise.all([enter(email, second, who), enter(email, second, who)]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);

    const third = await resetCode(email, who);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await enter(email, other(third), who)).json().error).toEqual(wrong);
    expect((await enter(email, third, who)).json().error).toEqual(wrong);

    const fourth = await resetCode(email, who);
    server.clock.now += 600_000;
    expect((await enter(email, fourth, who)).json().error).toEqual(wrong);
    expect((await enter('nobody@example.org', fourth, who)).json().error).toEqual(wrong);
    expect((await enter(email, '12345', who)).json().error.fields).toEqual({ code: 'code_invalid' });
  });

  test('the answer is the same bytes for known and unknown addresses', async () => {
    const { email } = await somebody();
    const answers = await Promise.all(
      [email, 'nobody@example.org'].map((one) => visitor().ask('POST', '/passwords/forgot', { email: one })),
    );
    const [known, unknown] = answers.map(({ statusCode, body, headers }) => {
      const { date: _date, 'x-request-id': _id, 'set-cookie': cookie, ...others } = headers;
      return { statusCode, body, others, cookie: String(cookie).replace(/=[\w-]{22};/, '=…;') };
    });
    expect(known).toEqual(unknown);
    expectFields(known, { statusCode: 200, body: '{}' });
    await expect.poll(async () => (await mailsTo(server.db, email)).length, { timeout: 10_000 }).toBe(1);
  });

  test('a code works in the browser that asked; others cannot use it, guess at it or end it', async () => {
    const { email } = await somebody();
    const laptop = visitor();
    const code = await resetCode(email, laptop);
    const elsewhere = { code: 'code_elsewhere', message: 'This code was not asked for in this browser.' };
    const phone = visitor();
    for (const mailbox of [email, 'nobody@example.org']) {
      expect((await enter(mailbox, code, phone)).json().error).toEqual(elsewhere);
    }
    // A stranger who also requests a code gets a separate one, mailed to the owner.
    await resetCode(email, phone);
    for (let tries = 0; tries < 6; tries += 1) expect((await enter(email, other(code), phone)).statusCode).toBe(422);
    expect((await enter(email, code, phone)).json().error.code).toBe('code_wrong');
    expect((await enter(email, code, laptop)).statusCode).toBe(201);
  });

  test('the link of the mail works on another device, once, for ten minutes', async () => {
    const { email } = await somebody();
    const { token } = await askReset(email, visitor());
    const open = (text: string, who = visitor()) => who.ask('POST', '/sessions/link', { token: text });
    const phone = visitor();
    expect((await open(token, phone)).statusCode).toBe(201);
    expectFields((await phone.ask('PUT', '/account/password', both)).json(), { email });
    const old = await askReset(email, visitor());
    server.clock.now += 600_000;
    for (const ended of [token, old.token, 'unknown']) {
      expect([(await open(ended)).statusCode, (await open(ended)).json().error.code]).toEqual([410, 'link_expired']);
    }
  });

  test('the answer is there before anybody looks for the account', async () => {
    const { email } = await somebody();
    const later: (() => Promise<void>)[] = [];
    const call = { body: { email }, request: { ip: '::1', headers: {} }, setCookie: () => {}, deps: server.deps };
    const answer = await forgotPassword({ ...call, afterAnswer: (work: never) => later.push(work) } as never);
    expect(answer).toEqual({ status: 200, body: {} });
    expect(await mailsTo(server.db, email)).toEqual([]);
    for (const work of later) await work();
    expect(await mailsTo(server.db, email)).toHaveLength(1);
  });
});

describe('a new password from the account page', () => {
  test('needs the current one', async () => {
    const anna = await somebody();
    const change = (currentPassword?: string) =>
      anna.ask('PUT', '/account/password', { ...both, ...(currentPassword === undefined ? {} : { currentPassword }) });
    expect((await change('wrong')).json().error.fields).toEqual({ currentPassword: 'password_wrong' });
    expect((await change()).json().error.fields).toEqual({ currentPassword: 'required' });
    const before = anna.jar.cookie;
    expect((await change(PASSWORD)).statusCode).toBe(200);
    expect(anna.jar.cookie).not.toBe(before);
    expect((await anna.ask('GET', '/account/balance')).statusCode).toBe(200);
    const refused = await anna.ask('PUT', '/account/password', {
      currentPassword: NEW,
      password: 'password1',
      confirmPassword: 'password1',
    });
    expect(refused.json().error.fields).toEqual({ password: 'password_common' });
  });

  test('ends the codes that were mailed to get back in', async () => {
    const anna = await somebody();
    const someone = visitor();
    const code = await resetCode(anna.email, someone);
    const changed = await anna.ask('PUT', '/account/password', { currentPassword: PASSWORD, ...both });
    expect(changed.statusCode).toBe(200);
    expect((await enter(anna.email, code, someone)).json().error.code).toBe('code_wrong');
  });

  test('nobody without a session', async () => {
    expect((await visitor().ask('PUT', '/account/password', both)).json().error.code).toBe('login_required');
  });
});

describe('confirming an address', () => {
  const tokenIn = async (email: string) =>
    /token=([\w-]{22})/.exec((await mailsTo(server.db, email))[0]?.body_text ?? '')?.[1] ?? '';
  const confirm = (token: string, who = visitor()) => who.ask('POST', '/email-confirmations', { token });
  const used = { statusCode: 410, code: 'link_used' };
  const isUsed = (answer: Awaited<ReturnType<typeof confirm>>) =>
    expect({ statusCode: answer.statusCode, code: answer.json().error?.code }).toEqual(used);

  /** Somebody registers with the address of a guest order; returns the link mailed to it. */
  async function claims(email: string) {
    const guest = visitor();
    const anna = await somebody({ isConfirmed: false, email });
    const offer = first(offersOf(await guest.search()));
    const { orderId } = (await guest.hold({ offerIds: [offer.offerId] })).json<Order>();
    const details = { passengers: [passenger()], ...CONTACT, email: email.toUpperCase() };
    const { total } = (await guest.submit(orderId, details)).json<Order>();
    // Only now the reference is mailed; a typed address alone moves no order.
    await guest.pay(orderId, { total, cancelPackage: false, rulesAccepted: true });
    expect((await anna.read(orderId)).statusCode).toBe(404);
    expect((await anna.ask('POST', '/email-confirmations/resend', {})).statusCode).toBe(204);
    const isTheirs = async () => (await anna.read(orderId)).statusCode === 200;
    server.clock.now += 1; // the next mail is later
    return { anna, orderId, isTheirs, token: await tokenIn(anna.email) };
  }

  test('where one is signed in it works once, and what a guest ordered with it is in the account', async () => {
    const { anna, orderId, token } = await claims('claims@example.org');
    const answer = await confirm(token, anna);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { emailMasked: 'c•••@example.org', claimedOrders: 1, waitingOrders: 0 },
    ]);
    expectFields((await anna.read(orderId)).json(), { isInAccount: true });
    isUsed(await confirm(token, anna));
    isUsed(await confirm(token));
  });

  test('who signed up with the address of somebody else gets none of their orders when they click the link', async () => {
    const { anna: thief, isTheirs, token } = await claims('owner@example.org');
    const ben = await somebody(); // the owner, signed in to another account
    for (const owner of [visitor(), ben]) {
      expectFields((await confirm(token, owner)).json(), { claimedOrders: 0, waitingOrders: 1 });
    }
    expectFields((await thief.ask('GET', '/account')).json(), { isEmailConfirmed: true });
    expect(await isTheirs()).toBe(false);
  });

  test('opened elsewhere, the link brings the orders in after the sign-in, as long as it lives', async () => {
    const { anna, isTheirs, token } = await claims('later@example.org');
    const phone = visitor();
    expectFields((await confirm(token, phone)).json(), { claimedOrders: 0, waitingOrders: 1 });
    await phone.ask('POST', '/sessions', { email: anna.email, password: PASSWORD });
    server.clock.now += 86_390_000;
    expectFields((await confirm(token, phone)).json(), { claimedOrders: 1, waitingOrders: 0 });
    expect(await isTheirs()).toBe(true);

    const late = await claims('too-late@example.org');
    await confirm(late.token);
    server.clock.now += 86_400_000;
    isUsed(await confirm(late.token, late.anna));
    expect(await late.isTheirs()).toBe(false);
  });

  test('a reset brings them in as well, a code for something else does not', async () => {
    const forgot = await claims('forgot@example.org');
    const again = visitor();
    await enter(forgot.anna.email, await resetCode(forgot.anna.email, again), again);
    await again.ask('PUT', '/account/password', both);
    expectFields((await again.read(forgot.orderId)).json(), { isInAccount: true });
    expect(await forgot.isTheirs()).toBe(false);

    const stepped = await claims('stepped@example.org');
    await stepped.anna.ask('POST', '/account/step-up');
    const code = /^(\d{6})/.exec((await mailsTo(server.db, stepped.anna.email))[0]?.subject ?? '')?.[1];
    expect((await stepped.anna.ask('POST', '/account/step-up/verify', { code })).statusCode).toBe(204);
    expect(await stepped.isTheirs()).toBe(false);
  });

  test('a new password ends the wish of who knew the old one to take the account to another address', async () => {
    const anna = await somebody();
    const theirs = `thief-${anna.email}`;
    await anna.ask('PUT', '/account/email', { email: theirs, currentPassword: PASSWORD });
    const token = await tokenIn(theirs);
    server.clock.now += 1;
    const owner = visitor();
    await enter(anna.email, await resetCode(anna.email, owner), owner);
    await owner.ask('PUT', '/account/password', both);
    expect((await confirm(token)).json().error.code).toBe('link_expired');
    expectFields((await owner.ask('GET', '/account')).json(), { email: anna.email, pendingEmail: null });
  });

  test('an old link says so and gets a new one; an unknown one is not found', async () => {
    const ben = await somebody({ isConfirmed: false, email: 'ben@example.org' });
    await ben.ask('POST', '/email-confirmations/resend', {});
    const token = await tokenIn(ben.email);
    server.clock.now += 86_400_000;
    expect((await confirm(token)).json().error.code).toBe('link_expired');
    expect((await visitor().ask('POST', '/email-confirmations/resend', { token })).statusCode).toBe(204);
    const fresh = await tokenIn(ben.email);
    expect(fresh).not.toBe(token);
    expect((await confirm(fresh)).statusCode).toBe(200);
    expect((await confirm('unknown')).statusCode).toBe(404);
    expect((await visitor().ask('POST', '/email-confirmations/resend', { token: 'unknown' })).statusCode).toBe(204);
    expect((await visitor().ask('POST', '/email-confirmations/resend', {})).statusCode).toBe(401);
  });
});

test('the newsletter answers the same to everything and mails each address once; its link ends it', async () => {
  for (const email of ['new@example.org', 'new@example.org', 'no address']) {
    expect((await visitor().ask('POST', `/newsletter/${encodeURIComponent(email)}`)).statusCode).toBe(204);
  }
  expect(await server.db.selectFrom('newsletter_subscription').select('email').execute()).toEqual([
    { email: 'new@example.org' },
  ]);
  const mails = await mailsTo(server.db, 'new@example.org');
  expect(mails).toHaveLength(1);
  const path = /\/newsletter\/[0-9a-f-]{36}/.exec(mails[0]?.body_text ?? '')?.[0] ?? '';
  const app = fastify();
  await app.register(linkPages, { db: server.db, pages: [newsletterPage] });
  const isListed = () => isSubscribed(server.db, 'new@example.org');

  // A mail program that opens the link changes nothing.
  const opened = await app.inject(path);
  expect([opened.body.includes('n•••@example.org'), await isListed()]).toEqual([true, true]);
  expect((await app.inject({ method: 'POST', url: path })).body).toContain('No newsletter any more');
  expect(await isListed()).toBe(false);
  expect((await app.inject(path)).body).toContain('No newsletter any more');
  await app.close();
});

test('the newsletter is turned on and off in the account', async () => {
  const anna = await somebody();
  for (const newsletter of [true, false]) {
    expectFields((await anna.ask('PATCH', '/account', { newsletter })).json(), { newsletter });
    expectFields((await anna.ask('GET', '/account')).json(), { newsletter });
    expect(await isSubscribed(server.db, anna.email)).toBe(newsletter);
  }
});
