import { randomBytes } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#domain/core/time.ts';
import { openSession } from '#server/accounts/session.ts';
import { signIn } from '#server/testing/account.ts';
import { belongingsOf, ORDER_BODIES, WITH_ID } from '#server/testing/belongings.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { operations, pathWith } from '#server/testing/operations.ts';
import { find } from '#server/testing/order-ways.ts';
import { PASSWORD, person } from '#server/testing/person.ts';
import { CONTACT, type Order, offersOf, passenger, withCookie } from '#server/testing/traveller.ts';

// Password hashing is slow by design, slower on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const server = bookingApp();
type Browser = ReturnType<typeof server.newTraveller>;
type Anna = Awaited<ReturnType<typeof person>>;

const SESSION_DAYS_MS = 14 * 86_400_000;

/** Another browser with the same cookies, like an attacker who copied them. */
function copyOf({ jar }: Browser): Browser {
  const copy = server.newTraveller();
  copy.jar.cookie = jar.cookie;
  return copy;
}

async function guestOrder(browser: Browser): Promise<Order> {
  const offerId = offersOf(await browser.search()).at(-1)?.offerId ?? expect.fail('no offer');
  const { orderId } = (await browser.hold({ offerIds: [offerId] })).json<Order>();
  return (await browser.submit(orderId, { passengers: [passenger()], ...CONTACT })).json<Order>();
}

/**
 * A guest holds seats in this browser, then signs in and creates one thing of each kind; a second browser is signed in
 * to the same account. `guest` has the cookie from before the sign-in, `copy` all cookies from after it.
 */
async function signedInAfterBooking(browser = server.newTraveller()) {
  const anna = await person(() => server.app, server.deps);
  const begun = await guestOrder(browser);
  const guest = copyOf(browser);
  const { sessionId } = await signIn(server.deps, browser, { accountId: anna.accountId });
  const belongings = await belongingsOf({ ...browser, sessionId });
  return { anna, browser, sessionId, guest, copy: copyOf(browser), begun, ...belongings };
}

const withId = operations.filter(
  ({ path }) => /\{\w*Id\}/.test(path) && !path.includes('{reportId}') && !path.startsWith('/staff/'),
);
/** Lists of the signed-in person; the test searches their answers for the owner's data. */
const lists = operations.filter(({ path, method }) => method === 'GET' && !path.includes('{'));

/**
 * Leaks to a stranger: for operations with an id, all answers but a refusal; for lists, answers that name the owner's
 * data.
 */
async function crossings(
  stranger: Browser,
  { begun, order, idsFor }: Awaited<ReturnType<typeof signedInAfterBooking>>,
) {
  const found: unknown[] = [];
  for (const operation of withId) {
    const { id, method } = operation;
    const ids = idsFor(id);
    for (const asked of new Set([ids.orderId, begun.orderId])) {
      const body = WITH_ID[id] ?? ORDER_BODIES[id]?.(order);
      const path = pathWith(operation, { ...ids, orderId: asked, file: 'papers' });
      const answer = await stranger.ask(method, path, body, { 'idempotency-key': `former-${crypto.randomUUID()}` });
      if (![401, 404].includes(answer.statusCode)) found.push([id, answer.statusCode, answer.body.slice(0, 300)]);
      if (!path.includes(asked)) break;
    }
  }
  const hers = [begun.reference, order.reference, order.orderId, CONTACT.email, passenger().passportNumber];
  for (const { id, path } of lists) {
    const { statusCode, body } = await stranger.ask('GET', path);
    if (hers.some((text) => body.includes(text))) found.push([id, statusCode]);
  }
  return found;
}

describe('a browser that is no longer hers opens nothing of the account, and no booking that a guest began in it', () => {
  const setPassword = {
    currentPassword: PASSWORD,
    password: 'a lantern in the bazaar',
    confirmPassword: 'a lantern in the bazaar',
  };

  const resetPassword = async ({ email }: Anna) => {
    const phone = server.newTraveller();
    await phone.ask('POST', '/passwords/forgot', { email });
    await vi.waitUntil(async () => (await resetMail(email)) !== undefined, { timeout: 20_000 });
    const { body_text } = (await resetMail(email)) ?? expect.fail('no mail');
    const [, token] = /reset-password\?token=([\w-]{22})/.exec(body_text) ?? [];
    await phone.ask('POST', '/sessions/link', { token });
    const { currentPassword: _, ...fresh } = setPassword;
    return phone.ask('PUT', '/account/password', fresh);
  };
  const resetMail = (email: string) =>
    server.db
      .selectFrom('outbox')
      .select('body_text')
      .where('recipient', '=', email)
      .where('subject', 'like', '%code%')
      .executeTakeFirst();

  type Situation = Awaited<ReturnType<typeof signedInAfterBooking>>;
  const WAYS: Record<string, (situation: Situation) => Promise<Browser>> = {
    'logged out everywhere else': async ({ anna, browser }) => {
      expect((await anna.ask('POST', '/sessions/end-others')).statusCode).toBe(204);
      return browser;
    },
    'its sign-in ended from the list': async ({ anna, browser, sessionId }) => {
      expect((await anna.ask('DELETE', `/sessions/${sessionId}`)).statusCode).toBe(204);
      return browser;
    },
    'another password': async ({ anna, browser }) => {
      expect((await anna.ask('PUT', '/account/password', setPassword)).statusCode).toBe(200);
      return browser;
    },
    'a forgotten password, set anew': async ({ anna, browser }) => {
      expect((await resetPassword(anna)).statusCode).toBe(200);
      return browser;
    },
    'a copy of its cookies after she logged out there': async ({ browser, copy }) => {
      expect((await browser.ask('DELETE', '/sessions/current')).statusCode).toBe(204);
      return copy;
    },
    'the same after its sign-in ended by itself': async ({ browser }) => {
      server.clock.now += SESSION_DAYS_MS;
      return browser;
    },
    'a copy of its visitor cookie without the session, while she is signed in': async ({ copy }) => {
      copy.jar.cookie = copy.jar.cookie
        .split('; ')
        .filter((one) => one.startsWith('visitor='))
        .join('; ');
      return copy;
    },
    'a copy of the cookie that it had before the sign-in': async ({ guest }) => guest,
    'the same, signed in to another account': async ({ guest }) => {
      await signIn(server.deps, guest);
      return guest;
    },
    'signed in to another account in the same browser': async ({ browser }) => {
      await signIn(server.deps, browser);
      return browser;
    },
  };

  test.each(Object.entries(WAYS))('%s', async (_way, lose) => {
    const { now } = server.clock;
    const situation = await signedInAfterBooking();
    // Until then the browser can read its order.
    expect((await situation.browser.read(situation.order.orderId)).statusCode).toBe(200);
    const former = await lose(situation);
    expect(await crossings(former, situation)).toEqual([]);
    server.clock.now = now;
  });

  const newVisitorCookie = () => `visitor=${randomBytes(16).toString('base64url')}`;
  const withCookies = (cookie: string): Browser => {
    const browser = server.newTraveller();
    browser.jar.cookie = cookie;
    return browser;
  };
  const signedIn = async (cookie: string, accountId?: string) => {
    const browser = withCookies(cookie);
    const signed = await signIn(server.deps, browser, accountId === undefined ? {} : { accountId });
    return { ...browser, ...signed };
  };

  /** Browsers with a visitor cookie planted in hers, and what they do before she comes. */
  const PLANTED: Record<string, (cookie: string) => Promise<Browser>> = {
    'as a guest': async (cookie) => withCookies(cookie),
    'signed in with it': async (cookie) => {
      const ben = await signedIn(cookie);
      await ben.ask('GET', '/account');
      return ben;
    },
    'signed in with it, and not seen until she is there': async (cookie) => signedIn(cookie),
    'signed in with it twice, after one sign-in gave it back': async (cookie) => {
      const one = await signedIn(cookie);
      const other = await signedIn(cookie, one.accountId);
      for (const ben of [one, other]) await ben.ask('GET', '/account');
      expect((await one.ask('DELETE', `/sessions/${one.sessionId}`)).statusCode).toBe(204);
      return other;
    },
    'the same, with another password then': async (cookie) => {
      const ben = await person(() => server.app, server.deps);
      const one = await signedIn(cookie, ben.accountId);
      const other = await signedIn(cookie, ben.accountId);
      for (const tab of [one, other]) await tab.ask('GET', '/account');
      expect((await one.ask('DELETE', `/sessions/${one.sessionId}`)).statusCode).toBe(204);
      expect((await other.ask('PUT', '/account/password', setPassword)).statusCode).toBe(200);
      return other;
    },
    'signed in with it to two accounts, after one gave it back': async (cookie) => {
      const one = await signedIn(cookie);
      await one.ask('GET', '/account');
      const other = await signedIn(cookie);
      await other.ask('GET', '/account');
      expect((await one.ask('DELETE', `/sessions/${one.sessionId}`)).statusCode).toBe(204);
      return other;
    },
  };

  test.each(Object.entries(PLANTED))('nor who put its visitor cookie there: %s', async (_way, plant) => {
    const cookie = newVisitorCookie();
    const planter = await plant(cookie);
    const situation = await signedInAfterBooking(withCookies(cookie));
    const found = await guestOrder(server.newTraveller());
    expect((await find(situation.browser, found)).statusCode).toBe(200);
    expect(await crossings(planter, situation)).toEqual([]);
    expect((await planter.read(found.orderId)).statusCode).toBe(404);
  });

  test('nor who has a copy of the cookie, when she signs in again and ends that at once', async () => {
    const situation = await signedInAfterBooking();
    const { anna, browser, guest, begun } = situation;
    server.clock.now += 3 * MINUTE_MS;
    const again = await signIn(server.deps, browser, { accountId: anna.accountId });
    await browser.ask('GET', '/account');
    expect((await browser.ask('DELETE', `/sessions/${again.sessionId}`)).statusCode).toBe(204);
    expect((await guest.read(begun.orderId)).statusCode).toBe(404);
    const other = withCookies(guest.jar.cookie);
    const third = await signIn(server.deps, other, { accountId: anna.accountId });
    await other.ask('GET', '/account');
    expect((await other.ask('DELETE', `/sessions/${third.sessionId}`)).statusCode).toBe(204);
    expect(await crossings(guest, situation)).toEqual([]);
  });

  test('nor an order that came into an account by its mailbox, in the browser of the guest who made it', async () => {
    const guest = server.newTraveller();
    const order = await guestOrder(guest);
    const anna = await person(() => server.app, server.deps);
    await server.db.updateTable('orders').set({ account_id: anna.accountId }).where('id', '=', order.orderId).execute();
    expect((await guest.read(order.orderId)).statusCode).toBe(404);
    expect((await guest.ask('GET', '/trip')).body).not.toContain(order.reference);
    expect((await anna.read(order.orderId)).statusCode).toBe(200);
    // The same search holds other seats, not those of the account.
    const again = await guest.hold({ offerIds: [offersOf(await guest.search()).at(-1)?.offerId ?? ''] });
    expect([again.statusCode, again.json<Order>().orderId === order.orderId]).toEqual([201, false]);
  });
});

describe('what a guest began goes on', () => {
  const statusOf = async (browser: Browser, { orderId }: Order) => (await browser.read(orderId)).statusCode;
  const peopleText = async (browser: Browser, { orderId }: Order) =>
    (await browser.ask('GET', `/orders/${orderId}/passengers`)).body;

  test('signed in, in all tabs of the browser, and a second time after the sign-in ended', async () => {
    const { now } = server.clock;
    const { anna, browser, begun } = await signedInAfterBooking();
    const tab = copyOf(browser);
    expect([await statusOf(browser, begun), await statusOf(tab, begun)]).toEqual([200, 200]);
    server.clock.now += SESSION_DAYS_MS;
    expect(await statusOf(browser, begun)).toBe(404);
    await signIn(server.deps, browser, { accountId: anna.accountId });
    expect(await statusOf(browser, begun)).toBe(200);
    server.clock.now = now;
  });

  test('of requests that come at once after the sign-in, all are the same visitor', async () => {
    const browser = server.newTraveller();
    const begun = await guestOrder(browser);
    await signIn(server.deps, browser);
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.read(begun.orderId)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  test('when its first hold was on its way while another tab signed in: the cookie of the guest comes after the session', async () => {
    const browser = server.newTraveller();
    const tab = server.newTraveller();
    await signIn(server.deps, browser);
    expect((await browser.ask('GET', '/sessions/current')).json().account).not.toBeNull();
    const begun = await guestOrder(tab);
    browser.jar.cookie = `${browser.jar.cookie}; ${tab.jar.cookie}`;
    expect([await statusOf(browser, begun), await statusOf(tab, begun)]).toEqual([200, 404]);
  });

  test('and what somebody types who signed in where nobody was a guest stays theirs after the password is asked again', async () => {
    const browser = server.newTraveller();
    const { accountId } = await signIn(server.deps, browser);
    const begun = await guestOrder(browser);
    expect(await peopleText(browser, begun)).toContain(passenger().passportNumber);
    await signIn(server.deps, browser, { accountId });
    expect(await peopleText(browser, begun)).toContain(passenger().passportNumber);
  });

  test('and what they found and typed stays theirs when a visitor cookie comes later', async () => {
    const browser = server.newTraveller();
    const { accountId } = await signIn(server.deps, browser);
    const found = await guestOrder(server.newTraveller());
    expect((await find(browser, found)).statusCode).toBe(200);
    const phone = server.newTraveller();
    await signIn(server.deps, phone, { accountId });
    const begun = await guestOrder(browser);
    const typed = { passengers: [passenger({ passportNumber: 'C01X00T55' })], ...CONTACT };
    expect((await phone.submit(begun.orderId, typed)).statusCode).toBe(200);
    for (const one of [browser, phone]) {
      const guest = server.newTraveller();
      await guestOrder(guest);
      one.jar.cookie = `${one.jar.cookie}; ${guest.jar.cookie}`;
    }
    expect(await statusOf(browser, found)).toBe(200);
    expect(await peopleText(phone, begun)).toContain('C01X00T55');
  });

  test('when the answer to the sign-in is lost, as a guest and after trying again', async () => {
    const browser = server.newTraveller();
    const begun = await guestOrder(browser);
    const lost = copyOf(browser);
    const { accountId } = await signIn(server.deps, lost);
    expect(await statusOf(browser, begun)).toBe(200);
    await signIn(server.deps, browser, { accountId });
    expect(await statusOf(browser, begun)).toBe(200);
  });

  test('when the form was closed while the sign-in was on its way, and the page ended it again', async () => {
    const browser = server.newTraveller();
    const begun = await guestOrder(browser);
    const { sessionId } = await signIn(server.deps, browser);
    expect((await browser.ask('GET', '/sessions/current')).json().account).not.toBeNull();
    expect((await browser.ask('DELETE', `/sessions/${sessionId}`)).statusCode).toBe(204);
    const changed = await browser.submit(begun.orderId, { passengers: [passenger()], ...CONTACT });
    expect(changed.statusCode).toBe(200);
  });

  test('but not when a sign-in of a while ago is ended: a copy of the guest’s cookie stays closed', async () => {
    const browser = server.newTraveller();
    const begun = await guestOrder(browser);
    const guest = copyOf(browser);
    const { sessionId } = await signIn(server.deps, browser);
    await browser.ask('GET', '/sessions/current');
    server.clock.now += 3 * MINUTE_MS;
    expect((await browser.ask('DELETE', `/sessions/${sessionId}`)).statusCode).toBe(204);
    expect(await statusOf(guest, begun)).toBe(404);
  });

  test('through a forgotten password: with the code, given up, and with the new password', async () => {
    const anna = await person(() => server.app, server.deps);
    const browser = server.newTraveller();
    const begun = await guestOrder(browser);
    const request = { headers: { cookie: browser.jar.cookie } } as never;
    const { config, db } = server.deps;
    const opened = await openSession(db, {
      ...{ accountId: anna.accountId, purpose: 'reset', request, config, now: server.clock.now },
    });
    browser.jar.cookie = withCookie(browser.jar.cookie, opened.cookie);
    expect(await statusOf(browser, begun)).toBe(200);
    const givenUp = copyOf(browser);
    givenUp.jar.cookie = givenUp.jar.cookie
      .split('; ')
      .filter((one) => one.startsWith('visitor='))
      .join('; ');
    expect(await statusOf(givenUp, begun)).toBe(200);
    const fresh = { password: 'a lantern in the bazaar', confirmPassword: 'a lantern in the bazaar' };
    expect((await browser.ask('PUT', '/account/password', fresh)).statusCode).toBe(200);
    expect([await statusOf(browser, begun), await statusOf(givenUp, begun)]).toEqual([200, 404]);
  });

  test('with another password in the same browser', async () => {
    const { browser, begun } = await signedInAfterBooking();
    const change = {
      currentPassword: PASSWORD,
      password: 'a lantern in the bazaar',
      confirmPassword: 'a lantern in the bazaar',
    };
    expect((await browser.ask('PUT', '/account/password', change)).statusCode).toBe(200);
    expect(await statusOf(browser, begun)).toBe(200);
  });

  test('into the account when she asks for it, and then it is open wherever she signs in', async () => {
    const { anna, browser, begun } = await signedInAfterBooking();
    expect(await statusOf(anna, begun)).toBe(404);
    expect((await browser.ask('POST', `/orders/${begun.orderId}/keep`)).statusCode).toBe(200);
    expect(await statusOf(anna, begun)).toBe(200);
  });
});

test('a cookie that somebody puts into a browser that is signed in is not what it is known by', async () => {
  const eve = server.newTraveller();
  await guestOrder(eve);
  const anna = await person(() => server.app, server.deps);
  await anna.ask('GET', '/account');
  const [planted = ''] = eve.jar.cookie.split('; ');
  anna.jar.cookie = `${anna.jar.cookie
    .split('; ')
    .filter((one) => !one.startsWith('visitor='))
    .join('; ')}; ${planted}`;
  const order = await guestOrder(anna);
  expect((await eve.read(order.orderId)).statusCode).toBe(404);
  // An order that she opens by its reference is not open to the planter either.
  const other = await guestOrder(server.newTraveller());
  expect((await find(anna, other)).statusCode).toBe(200);
  expect((await eve.read(other.orderId)).statusCode).toBe(404);
});
