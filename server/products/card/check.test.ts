import { expect, test, vi } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addDays, DAY_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { CARD, type CardSandbox, STEP_MS } from '#server/products/card/detail.ts';
import {
  act,
  activeCard,
  type Browser,
  type CardOrder,
  pass,
  payFromBalance,
  placedCard,
  readCard,
  richTraveller,
  somebody,
} from '#server/products/card/testing/cards.ts';
import { sendPaper } from '#server/products/card/testing/pictures.ts';
import { befall } from '#server/scenarios/befall.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { nameStaff, staffSignedIn } from '#server/testing/staff.ts';

vi.setConfig({ testTimeout: 60_000 });

const server = bookingApp();
const read = async (browser: Browser, orderId: string) => (await browser.read(orderId)).json<CardOrder>();

/** Paid, with an issuer that does this. */
async function paid(fate?: CardSandbox) {
  const { browser } = await richTraveller(server);
  const order = await placedCard(server, browser);
  if (fate) await befall(server.db, { product: CARD, orderId: order.orderId }, fate);
  await payFromBalance(server, browser, order);
  return { browser, order, orderId: order.orderId };
}

const balanceMoved = async (orderId: string) =>
  (
    await server.db
      .selectFrom('ledger')
      .select(['kind', 'amount'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
  ).map(({ kind, amount }) => [kind, amount]);

test('not approved: everything comes back, the fee too, and nothing was in the books', async () => {
  const { browser, order, orderId } = await paid('cardRefused');
  await pass(server, 1);
  await server.runJobs();
  expectFields(await read(browser, orderId), { status: 'refunded', refunded: order.total, stage: null });
  expect(await balanceMoved(orderId)).toEqual([
    ['payment', order.total.amount],
    ['refund', order.total.amount],
  ]);
  expect(await readCard(browser, orderId)).toMatchObject({ state: 'closed', balance: 0 });
  expect((await browser.ask('GET', `/card/cards/${orderId}/lines`)).json().lines).toEqual([]);
});

test('more papers: asked with a mail, taken, and the look goes on; other pictures are not taken', async () => {
  const { browser, orderId } = await paid('papersWanted');
  const begin = (kind: string) =>
    browser.ask('POST', `/orders/${orderId}/pictures`, { position: 0, kind, bytes: 20_000 });
  expect((await begin('passport')).statusCode).toBe(409);
  await pass(server, 1);
  const asked = await read(browser, orderId);
  expectFields(asked, { status: 'issuing', stage: 'moreInfo' });
  expect(asked.item.asked).toEqual(['passport']);
  expect((await begin('visa')).statusCode).toBe(404);
  const mails = server.db.selectFrom('outbox').select('subject').where('order_id', '=', orderId);
  expect(await mails.where('subject', 'like', 'More papers%').execute()).toHaveLength(1);
  await sendPaper(browser.ask, orderId);
  expect((await read(browser, orderId)).item.asked).toEqual([]);
  await pass(server, 3);
  expect((await read(browser, orderId)).status).toBe('issued');
});

test('papers that do not come: all money comes back after fourteen days', async () => {
  const { browser, order, orderId } = await paid('papersWanted');
  await pass(server, 1);
  const { answerBy } = (await read(browser, orderId)).item;
  server.clock.now = answerBy ?? 0;
  await server.runJobs();
  await server.runJobs();
  expectFields(await read(browser, orderId), { status: 'refunded', refunded: order.total });
});

test('cancelled while it is looked at, and before the plastic is made: everything; after that the card stays', async () => {
  const quoteOf = async (browser: Browser, orderId: string) =>
    (await browser.ask('GET', `/orders/${orderId}/cancellation`)).json();
  const { browser, order, orderId } = await paid();
  expect((await quoteOf(browser, orderId)).refund).toEqual(order.total);
  await pass(server, 1);
  expect((await quoteOf(browser, orderId)).refund).toEqual(order.total);
  await pass(server, 1);
  const { refund } = await quoteOf(browser, orderId);
  expect(refund.amount).toBe(300_00);
  const key = { 'idempotency-key': `cancel-${orderId}` };
  await browser.ask('POST', `/orders/${orderId}/cancellation`, { refund, to: 'card' }, key);
  await server.runJobs();
  expect(await readCard(browser, orderId)).toMatchObject({ state: 'closed', balance: 0 });
  const on = await activeCard(server);
  expect((await on.browser.ask('GET', `/orders/${on.orderId}/cancellation`)).statusCode).toBe(409);
});

test('staff decide step by step; each look and each step is written down; the desk can do nothing of it', async () => {
  await nameStaff(server, { Sara: ['card.check'], Omid: ['card.desk'] });
  const { browser, orderId } = await paid('cardLeftToStaff');
  await pass(server, 3);
  expect((await read(browser, orderId)).stage).toBe('identityCheck');
  const [sara, omid] = [await staffSignedIn(server, 'Sara'), await staffSignedIn(server, 'Omid')];
  const path = `/staff/cards/orders/${orderId}`;
  const decide = (step: string, papers: string[] = []) => sara.ask('POST', `${path}/decision`, { step, papers });
  expect((await omid.ask('GET', path)).statusCode).toBe(403);
  expect((await omid.ask('POST', `${path}/decision`, { step: 'approve' })).statusCode).toBe(403);
  const whole = (await sara.ask('GET', path)).json();
  expect(whole.steps).toEqual(['approve', 'askPapers', 'reject']);
  expect(whole.holder.lastName).toBe('Zimmermann');
  expect(JSON.stringify(whole)).not.toMatch(/balance|pin/i);
  const picture = await sara.ask('GET', `/staff/cards/pictures/${whole.pictures[0].pictureId}`);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(
    (await sara.ask('GET', '/staff/cards/orders')).json().orders.map((one: { orderId: string }) => one.orderId),
  ).toContain(orderId);
  expect((await decide('askPapers')).statusCode).toBe(422);
  expect((await decide('askPapers', ['visa', 'selfie'])).json().order.stage).toBe('moreInfo');
  await server.runJobs();
  for (const paper of ['visa', 'selfie']) await sendPaper(browser.ask, orderId, paper);
  await decide('askPapers', ['stay']);
  await sendPaper(browser.ask, orderId, 'stay');
  expect((await decide('askPapers', ['stay'])).statusCode).toBe(409); // twice at most
  expect((await decide('approve')).statusCode).toBe(200);
  server.clock.now += STEP_MS;
  await server.runJobs();
  expect((await read(browser, orderId)).status).toBe('issued');
  for (const [step, stage] of [
    ['produce', 'producing'],
    ['send', 'outForDelivery'],
    ['deliver', 'delivered'],
  ] as const) {
    expect((await decide(step)).statusCode).toBe(200);
    expect((await read(browser, orderId)).stage).toBe(stage);
  }
  const log = await server.db
    .selectFrom('staff_act')
    .select(['name', 'act'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  expect(log.map(({ act: done }) => done)).toEqual([
    ...['card.read', 'card.look', 'card.askPapers', 'card.askPapers', 'card.approve'],
    ...['card.produce', 'card.send', 'card.deliver'],
  ]);
});

test('a desk finds by three things, blocks, hands over and pays out; a look is written down, and nothing more is told', async () => {
  await nameStaff(server, { Sara: ['card.check'], Omid: ['card.desk'] });
  const [sara, omid] = [await staffSignedIn(server, 'Sara'), await staffSignedIn(server, 'Omid')];
  const { browser, orderId } = await activeCard(server);
  const { reference } = await read(browser, orderId);
  const three = { reference: reference.toLowerCase(), lastName: 'zimmermann', birthDate: somebody().birthDate ?? '' };
  const at = (what: string, body: object = three, who = omid) => who.ask('POST', `/staff/cards/${what}`, body);
  expect((await at('find', three, sara)).statusCode).toBe(403);
  for (const wrong of [{ lastName: 'Zimmer' }, { birthDate: '1988-04-13' }, { reference: 'SFR-0000-00' }])
    expect((await at('find', { ...three, ...wrong })).statusCode).toBe(404);
  const found = (await at('find')).json();
  expect(found).toEqual({
    ...{ reference, state: 'active', blockedBy: null, isWaitingHere: false, toPay: null },
    serverNow: server.clock.now,
  });
  expect((await at('hand-over')).statusCode).toBe(409);
  expect((await at('block')).json()).toMatchObject({ state: 'blocked', blockedBy: 'desk' });
  expect(await readCard(browser, orderId)).toMatchObject({ state: 'blocked', blockedBy: 'desk' });
  const { left, hasDesk } = await readCard(browser, orderId);
  expect(hasDesk).toBe(true);
  const closed = await act(server, browser, orderId, 'close', { to: 'desk', expected: left.atDesk });
  expect(closed.json()).toMatchObject({ state: 'closing', balance: 0 });
  expect((await at('find')).json().toPay).toEqual(left.atDesk);
  expect((await at('hand-over')).json()).toMatchObject({ state: 'closed', toPay: null });
  expect((await at('hand-over')).statusCode).toBe(409);
  const log = await server.db
    .selectFrom('staff_act')
    .select('act')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  expect(log.map(({ act: done }) => done)).toEqual(['card.find', 'card.block', 'card.find', 'card.pay']);
});

test('an account with an open card is not erased; with a closed one it is', async () => {
  const { browser, orderId, accountId } = await activeCard(server);
  const { retentions } = await import('#server/products/all.ts');
  const whys = () => Promise.all(retentions.map(({ keepsAccount }) => keepsAccount?.(server.db, accountId)));
  expect((await whys()).filter(Boolean)).toEqual([expect.stringMatching(/^Your travel card is open/)]);
  const { left } = await readCard(browser, orderId);
  await act(server, browser, orderId, 'close', { to: 'balance', expected: left.toBalance });
  expect((await whys()).filter(Boolean)).toEqual([]);
  expect(left.toBalance.amount).toBeGreaterThan(0);
  server.clock.now += DAY_MS;
});

test('arrival moved, another airport, and the stay of the delivery cancelled: the way is planned anew until it is on it', async () => {
  const { browser, orderId } = await paid();
  const { item } = await read(browser, orderId);
  const path = `/card/orders/${orderId}/delivery`;
  const later = addDays(item.arrival ?? '', 20);
  const desk = { to: 'desk', airport: 'SYZ' };
  const moved = (await browser.ask('PUT', path, { arrival: later, delivery: desk })).json<CardOrder>();
  expectFields(moved.item, { arrival: later, delivery: desk });
  expect(moved.summary.startsAt).toBe(momentOf(later));
  const change = async (delivery: object, besides: object = {}) =>
    (await browser.ask('PUT', path, { arrival: later, delivery, ...besides })).json();
  expect((await change({ to: 'europe' }, { address: 'Main Street 1, 10115 Berlin' })).error.code).toBe('not_allowed');
  expect((await change({ to: 'europe' })).error.fields).toEqual({ address: 'address_needed' });
  const stranger = await richTraveller(server);
  expect((await stranger.browser.ask('PUT', path, { arrival: later, delivery: desk })).statusCode).toBe(404);
  await pass(server, 3);
  expect((await change(desk)).error.code).toBe('not_allowed');
});

test('a stay that is cancelled asks once where the card shall go', async () => {
  const { browser } = await richTraveller(server);
  const other = await placedCard(server, browser);
  const stay = { to: 'hotel', hotel: 'Abbasi', city: 'Isfahan', stay: other.orderId };
  const order = await placedCard(server, browser, { wish: { delivery: stay }, person: somebody() });
  expect(order.item.delivery).toEqual(stay);
  await payFromBalance(server, browser, order);
  await browser.release(other.orderId);
  server.clock.now += 11 * MINUTE_MS; // it is looked for about every ten minutes
  await server.runJobs();
  server.clock.now += 11 * MINUTE_MS;
  await server.runJobs();
  expect((await read(browser, order.orderId)).item.isPlaceLost).toBe(true);
  const mails = server.db.selectFrom('outbox').select('subject').where('order_id', '=', order.orderId);
  expect(await mails.where('subject', 'like', 'Where shall%').execute()).toHaveLength(1);
  const body = { arrival: order.item.arrival, delivery: { to: 'desk', airport: 'IKA' } };
  const changed = (await browser.ask('PUT', `/card/orders/${order.orderId}/delivery`, body)).json<CardOrder>();
  expect(changed.item.isPlaceLost).toBeUndefined();
});
