import { describe, expect, test, vi } from 'vitest';
import { testApp } from '#server/db/testing/test-app.ts';
import { forgotPassword } from '#server/operations/forgotPassword.ts';
import { mailsTo, PASSWORD, person } from '#server/testing/person.ts';
import { CONTACT, first, type Order, offersOf, passenger, traveller } from '#server/testing/traveller.ts';

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const server = testApp();
const visitor = () => traveller(() => server.app);
const somebody = (change = {}) => person(() => server.app, server.deps, change);
const NEW = 'seven bridges at night';
const both = { password: NEW, confirmPassword: NEW };

async function resetCode(email: string): Promise<string> {
  const before = (await mailsTo(server.db, email)).length;
  expect((await visitor().ask('POST', '/passwords/forgot', { email })).statusCode).toBe(200);
  await expect.poll(async () => (await mailsTo(server.db, email)).length, { timeout: 10_000 }).toBe(before + 1);
  const codes = (await mailsTo(server.db, email)).map(({ subject }) => /^(\d{6}) is your code$/.exec(subject)?.[1]);
  server.clock.now += 1; // the next mail is newer
  return codes[0] ?? '';
}
const enter = (email: string, code: string, who = visitor()) => who.ask('POST', '/sessions/code', { email, code });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('forgotten password', () => {
  test('mail, code, new password: every other sign-in ends and the owner is told', async () => {
    const anna = await somebody({ isConfirmed: false });
    const code = await resetCode(anna.email);
    const again = visitor();
    const entered = await enter(anna.email.toUpperCase(), `${code.slice(0, 3)} ${code.slice(3)}`, again);
    expect([entered.statusCode, entered.body]).toEqual([201, '']);

    // This session can do one thing.
    expect((await again.ask('GET', '/sessions/current')).json()).toMatchObject({
      account: null,
      mayOnlySetPassword: true,
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
    const first = await resetCode(email);
    const second = await resetCode(email);
    const wrong = { code: 'code_wrong', message: 'This code is not right, or it has ended.' };
    if (first !== second) expect((await enter(email, first)).json().error).toEqual(wrong);
    const twice = await Promise.all([enter(email, second), enter(email, second)]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);

    const third = await resetCode(email);
    for (let tries = 0; tries < 5; tries += 1) expect((await enter(email, other(third))).json().error).toEqual(wrong);
    expect((await enter(email, third)).json().error).toEqual(wrong);

    const fourth = await resetCode(email);
    server.clock.now += 600_000;
    expect((await enter(email, fourth)).json().error).toEqual(wrong);
    expect((await enter('nobody@example.org', fourth)).json().error).toEqual(wrong);
    expect((await enter(email, '12345')).json().error.fields).toEqual({ code: 'code_invalid' });
  });

  test('the answer is the same bytes for known and unknown addresses', async () => {
    const { email } = await somebody();
    const answers = await Promise.all(
      [email, 'nobody@example.org'].map((one) => visitor().ask('POST', '/passwords/forgot', { email: one })),
    );
    const [known, unknown] = answers.map(({ statusCode, body, headers }) => {
      const { date: _date, 'x-request-id': _id, ...others } = headers;
      return { statusCode, body, others };
    });
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ statusCode: 200, body: '{}' });
    await expect.poll(async () => (await mailsTo(server.db, email)).length, { timeout: 10_000 }).toBe(1);
  });

  test('the answer is there before anybody looks for the account', async () => {
    const { email } = await somebody();
    const later: (() => Promise<void>)[] = [];
    const call = { body: { email }, request: { ip: '::1' }, deps: server.deps };
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

  /** Somebody who signed up with an address that a guest's order has, and the link that was mailed to it. */
  async function claims(email: string) {
    const guest = visitor();
    const anna = await somebody({ isConfirmed: false, email });
    const offer = first(offersOf(await guest.search()));
    const { orderId } = (await guest.hold({ offerIds: [offer.offerId] })).json<Order>();
    await guest.submit(orderId, { passengers: [passenger()], ...CONTACT, email: email.toUpperCase() });
    expect((await anna.read(orderId)).statusCode).toBe(404);
    expect((await anna.ask('POST', '/email-confirmations/resend', {})).statusCode).toBe(204);
    const isTheirs = async () => (await anna.read(orderId)).statusCode === 200;
    server.clock.now += 1; // the next mail is newer
    return { anna, orderId, isTheirs, token: await tokenIn(anna.email) };
  }

  test('where one is signed in it works once, and what a guest ordered with it is in the account', async () => {
    const { anna, orderId, token } = await claims('claims@example.org');
    const answer = await confirm(token, anna);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { emailMasked: 'c•••@example.org', claimedOrders: 1, waitingOrders: 0 },
    ]);
    expect((await anna.read(orderId)).json()).toMatchObject({ isInAccount: true });
    isUsed(await confirm(token, anna));
    isUsed(await confirm(token));
  });

  test('who signed up with the address of somebody else gets none of their orders when they click the link', async () => {
    const { anna: thief, isTheirs, token } = await claims('owner@example.org');
    const ben = await somebody(); // the owner, signed in to another account of theirs
    for (const owner of [visitor(), ben]) {
      expect((await confirm(token, owner)).json()).toMatchObject({ claimedOrders: 0, waitingOrders: 1 });
    }
    expect((await thief.ask('GET', '/account')).json()).toMatchObject({ isEmailConfirmed: true });
    expect(await isTheirs()).toBe(false);
  });

  test('opened elsewhere, the link brings the orders in after the sign-in, as long as it lives', async () => {
    const { anna, isTheirs, token } = await claims('later@example.org');
    const phone = visitor();
    expect((await confirm(token, phone)).json()).toMatchObject({ claimedOrders: 0, waitingOrders: 1 });
    await phone.ask('POST', '/sessions', { email: anna.email, password: PASSWORD });
    server.clock.now += 86_390_000;
    expect((await confirm(token, phone)).json()).toMatchObject({ claimedOrders: 1, waitingOrders: 0 });
    expect(await isTheirs()).toBe(true);

    const late = await claims('too-late@example.org');
    await confirm(late.token);
    server.clock.now += 86_400_000;
    isUsed(await confirm(late.token, late.anna));
    expect(await late.isTheirs()).toBe(false);
  });

  test('a code that was mailed brings them in as well: at a reset, and where one is signed in', async () => {
    const forgot = await claims('forgot@example.org');
    const again = visitor();
    await enter(forgot.anna.email, await resetCode(forgot.anna.email), again);
    await again.ask('PUT', '/account/password', both);
    expect((await again.read(forgot.orderId)).json()).toMatchObject({ isInAccount: true });
    expect(await forgot.isTheirs()).toBe(false); // whoever was signed in before is not any more

    const stepped = await claims('stepped@example.org');
    await stepped.anna.ask('POST', '/account/step-up');
    const code = /^(\d{6})/.exec((await mailsTo(server.db, stepped.anna.email))[0]?.subject ?? '')?.[1];
    expect((await stepped.anna.ask('POST', '/account/step-up/verify', { code })).statusCode).toBe(204);
    expect(await stepped.isTheirs()).toBe(true);
  });

  test('a new password ends the wish of who knew the old one to take the account to another address', async () => {
    const anna = await somebody();
    const theirs = `thief-${anna.email}`;
    await anna.ask('PUT', '/account/email', { email: theirs, currentPassword: PASSWORD });
    const token = await tokenIn(theirs);
    server.clock.now += 1;
    const owner = visitor();
    await enter(anna.email, await resetCode(anna.email), owner);
    await owner.ask('PUT', '/account/password', both);
    expect((await confirm(token)).json().error.code).toBe('link_expired');
    expect((await owner.ask('GET', '/account')).json()).toMatchObject({ email: anna.email, pendingEmail: null });
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

test('the newsletter answers the same to everything', async () => {
  for (const email of ['new@example.org', 'new@example.org', 'no address']) {
    expect((await visitor().ask('POST', `/newsletter/${encodeURIComponent(email)}`)).statusCode).toBe(204);
  }
  expect(await server.db.selectFrom('newsletter_subscription').select('email').execute()).toEqual([
    { email: 'new@example.org' },
  ]);
});
