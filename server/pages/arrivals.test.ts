import { afterEach, expect, test, vi } from 'vitest';
import { pathTo } from '#domain/core/page-paths.ts';
import { NO_THIRD_PARTIES } from '#domain/core/third-parties.ts';
import { DAY_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { servePages } from '#server/pages/pages.ts';
import { productNames, productOf } from '#server/products/all.ts';
import { signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { freshPages } from '#server/testing/built-site.ts';
import { find } from '#server/testing/order-ways.ts';
import { CONTACT, passenger } from '#server/testing/traveller.ts';

vi.setConfig({ testTimeout: 60_000 });

// Renders with the build's output.
const server = bookingApp({
  extend: async (app, { config: { publicUrl }, now }) =>
    servePages(app, await freshPages(), {
      config: { publicUrl, hasPageCache: false, rateLimitFactor: 1000, thirdParties: NO_THIRD_PARTIES },
      now,
    }),
});
// A redirecting page has begun to import its own code.
afterEach(() => vi.dynamicImportSettled());

type Browser = ReturnType<typeof server.newTraveller>;
type State = components['schemas']['Arrival']['payment'];

const TOLD: Readonly<Record<State, RegExp>> = {
  unknown: /has not told us yet whether the order (SFR-\S+) is paid\. Do not pay again now/,
  paid: /Your payment for the order (SFR-\S+) has arrived/,
  notPaid: /The order (SFR-\S+) is not paid: nothing came of this try, and nothing was charged/,
  returned: /The payment for the order (SFR-\S+) goes back/,
};
const STATES = Object.keys(TOLD) as State[];

async function arrive({ jar }: Pick<Browser, 'jar'>, url: string) {
  const { statusCode, headers, body } = await server.app.inject({
    url: url.replace(server.deps.config.publicUrl, ''),
    headers: { host: new URL(server.deps.config.publicUrl).host, ...(jar.cookie ? { cookie: jar.cookie } : {}) },
  });
  const text = body.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<!--.*?-->/g, '');
  return { statusCode, location: headers.location, html: body, text: text.replaceAll(/<[^>]+>/g, ' ') };
}

async function backFrom(state: State, anna = server.newTraveller()) {
  const { orderId, order, payment } = await server.readyToPay(anna);
  const { redirectUrl } = (await anna.pay(orderId, payment)).json<{ redirectUrl: string }>();
  const chargeId = redirectUrl.split('/').at(-1) ?? '';
  if (state === 'notPaid') await server.sandbox.decide(chargeId, { status: 'declined', reason: 'insufficient_funds' });
  if (state === 'paid' || state === 'returned') await server.sandbox.decide(chargeId, { status: 'succeeded' });
  if (state === 'returned') {
    await server.db.updateTable('payment').set({ status: 'refunded' }).where('charge_id', '=', chargeId).execute();
  }
  const url = (await server.sandbox.read(chargeId))?.return_url ?? expect.fail('no way back');
  return { anna, order, orderId, url };
}

const PERSONAL = [
  CONTACT.email,
  CONTACT.phone,
  ...Object.values(passenger()).filter((value) => String(value).length > 3),
];

const personalIn = (html: string) => PERSONAL.filter((value) => html.includes(String(value)));

test.each(STATES)('back from the bank in a browser without a key: %s', async (state) => {
  const { order, url } = await backFrom(state);
  const stranger = server.newTraveller();
  await stranger.hold({ offerIds: [] }); // has a visitor cookie, but no order
  for (const browser of [server.newTraveller(), stranger]) {
    const { statusCode, text, html } = await arrive(browser, url);
    expect([statusCode, TOLD[state].exec(text)?.[1]]).toEqual([200, order.reference]);
    // The reference is filled in; the form asks for the e-mail.
    expect(/<input[^>]*id="reference"[^>]*>/.exec(html)?.[0]).toContain(`value="${order.reference}"`);
    expect(text).toContain('Type its e-mail address below');
    expect(personalIn(html)).toEqual([]);
    expect(html.includes('>Ask again<')).toBe(state === 'unknown');
  }
});

test.each(STATES)('back from the bank where the order may be read, it shows itself: %s', async (state) => {
  const { anna, order, url } = await backFrom(state);
  const finder = server.newTraveller();
  await find(finder, order);
  for (const browser of [anna, finder]) {
    const { statusCode, location } = await arrive(browser, url);
    expect([statusCode, location]).toEqual([302, `/flights/issue/${order.orderId}`]);
  }
});

test('an account has taken the order in while its guest was at the bank: a log-in leads back to it', async () => {
  const { anna, order, orderId, url } = await backFrom('paid');
  const account = server.newTraveller();
  const { accountId } = await signIn(server.deps, account);
  await server.db.updateTable('orders').set({ account_id: accountId }).where('id', '=', orderId).execute();

  const { statusCode, text, html } = await arrive(anna, url);
  expect([statusCode, TOLD.paid.exec(text)?.[1]]).toEqual([200, order.reference]);
  expect(text).toContain('The order is in an account. Log in to open it');
  const way = loginIn(html);
  expect(way).toBe(url.replace(server.deps.config.publicUrl, ''));
  expect((await arrive(account, way)).location).toBe(`/flights/issue/${orderId}`);
  // Signed in to another account: no log-in link.
  const other = server.newTraveller();
  await signIn(server.deps, other);
  const elsewhere = await arrive(other, url);
  expect([TOLD.paid.test(elsewhere.text), loginsIn(elsewhere.html)]).toEqual([true, []]);
});

/** Return URLs of the page's log-in links, without the header's link, which returns to this page. */
const loginsIn = (html: string): string[] =>
  [...(/<main.*<\/main>/s.exec(html)?.[0].matchAll(/href="\/login\?redirect=([^"&]*)"/g) ?? [])].map(([, way]) =>
    decodeURIComponent(way ?? ''),
  );
const loginIn = (html: string) => loginsIn(html)[0] ?? expect.fail('no link to log in');

test('what was made up, changed or is a day old tells nothing, and the form is there', async () => {
  const { order, url } = await backFrom('paid');
  const changed = `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`;
  const of = (arrival: string) => pathTo.findBooking({ arrival });
  const nobody = server.newTraveller();
  for (const url of [of('v1.a.b.c'), of('x'), of(order.orderId), changed]) {
    const { statusCode, html, text } = await arrive(nobody, url);
    expect([statusCode, html.includes(order.reference), text.includes('Open the booking')]).toEqual([200, false, true]);
  }
  server.clock.now += DAY_MS + 1;
  expect((await arrive(nobody, url)).html).not.toContain(order.reference);
  server.clock.now -= DAY_MS + 1;
});

test('every link of a mail about an order has a way on in a browser that has nothing', async () => {
  const { order, orderId } = await backFrom('paid');
  // Orders of other tests are due too; each round handles some.
  const issued = () =>
    server.db.selectFrom('orders').select('id').where('id', '=', orderId).where('status', '=', 'issued');
  for (let round = 0; round < 10 && !(await issued().executeTakeFirst()); round += 1) await server.runJobs();
  const mails = await server.db
    .selectFrom('outbox')
    .select(['kind', 'body_text'])
    .where('order_id', '=', orderId)
    .execute();
  const links = mails.flatMap(({ kind, body_text }) =>
    [...body_text.matchAll(/https?:\/\/\S+/g)].map(([url]) => [kind, url] as const),
  );
  expect(new Set(links.map(([kind]) => kind))).toEqual(new Set(['reference', 'papers']));
  for (const [kind, url] of links) {
    const { statusCode, html } = await arrive(server.newTraveller(), url);
    expect([kind, url, statusCode]).toEqual([kind, url, 200]);
    if (url.includes(pathTo.findBooking())) {
      expect(/<input[^>]*id="reference"[^>]*>/.exec(html)?.[0]).toContain(`value="${order.reference}"`);
    }
    expect(personalIn(html)).toEqual([]);
  }
});

test('the page of an order without its key asks for reference and e-mail, and a log-in comes back to the order', async () => {
  const { orderId } = await backFrom('paid');
  const pages = [
    ...productNames.map((product) => productOf(product).pageOf(orderId)),
    pathTo.foundOrder(orderId),
    pathTo.visaItinerary(orderId),
  ];
  for (const url of pages) {
    const nobody = server.newTraveller();
    const led = await arrive(nobody, url);
    expect([url, led.statusCode, led.location]).toEqual([url, 302, `/find-booking?order=${orderId}&lost=true`]);
    const { html, text } = await arrive(nobody, led.location ?? '');
    expect(text).toContain('This browser cannot open that order without its reference and e-mail');
    expect(loginIn(html)).toBe(pathTo.findBooking({ order: orderId }));
  }
});

test('a page before payment without its key says what to do before a reference was told: begin again', async () => {
  const { orderId } = await backFrom('paid');
  const pages = [
    [pathTo.hotelStep('passengers', { order: orderId }), 'hotels', pathTo.searchHotels()],
    [pathTo.hotelStep('confirm', { order: orderId }), 'hotels', pathTo.searchHotels()],
    [pathTo.visaConfirm(orderId), 'visa', pathTo.visa()],
    [pathTo.visaRequest({ order: orderId }), 'visa', pathTo.visa()],
  ] as const;
  for (const [url, unpaid, begin] of pages) {
    const nobody = server.newTraveller();
    const led = await arrive(nobody, url);
    const location = `/find-booking?order=${orderId}&lost=true&unpaid=${unpaid}`;
    expect([url, led.statusCode, led.location]).toEqual([url, 302, location]);
    const { html, text } = await arrive(nobody, location);
    expect(text).toContain('If you have not paid, begin again: nothing was charged');
    expect(/<a[^>]*href="([^"]*)"[^>]*>Begin again</.exec(html)?.[1]).toBe(begin);
    expect(loginIn(html)).toBe(pathTo.findBooking({ order: orderId }));
  }
});
