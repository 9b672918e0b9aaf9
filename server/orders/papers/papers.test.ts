import { expect, onTestFinished, test, vi } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { issueDueOrders } from '#server/orders/issue.ts';
import { attachmentsOf } from '#server/orders/mails/attachments.ts';
import { productOf } from '#server/products/all.ts';
import { drawPapers } from '#server/products/flights/papers/draw.ts';
import { newAccount, signIn } from '#server/testing/account.ts';
import { mailsTo } from '#server/testing/person.ts';
import { CONTACT, first, type Order, offersOf, passenger, traveller } from '#server/testing/traveller.ts';

vi.setConfig({ testTimeout: 60_000 });

const server = testApp();
const HOUR = 3_600_000;

async function issued() {
  const anna = traveller(() => server.app);
  await signIn(server.deps, anna, { accountId: await newAccount(server.deps, 100_000) });
  const offer = first(offersOf(await anna.search()));
  const { orderId } = (await anna.hold({ offerIds: [offer.offerId] })).json<Order>();
  const email = `${orderId}@example.org`;
  const { total } = (await anna.submit(orderId, { passengers: [passenger()], ...CONTACT, email })).json<Order>();
  await anna.pay(orderId, { total, cancelPackage: false, rulesAccepted: true, fromBalance: total });
  const context = { productOf, config: server.deps.config, now: server.deps.now };
  await issueDueOrders(server.db, context, (error) => {
    throw error;
  });
  return { anna, email, order: (await anna.read(orderId)).json<Order>() };
}

test.each([
  ['papers', 'tickets'],
  ['receipt', 'receipt'],
] as const)('%s: a PDF under its own name', async (file, name) => {
  const { anna, order } = await issued();
  const { statusCode, headers, rawPayload } = await anna.file(order.orderId, file);
  expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="${name}-${order.reference}.pdf"`,
  ]);
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the mail with the tickets brings papers without the whole passport, and the flights for a calendar', async () => {
  const { order } = await issued();
  const row = { kind: 'papers', order_id: order.orderId, tries: 1 };
  const files = await attachmentsOf(server.deps, row, (error) => {
    throw error;
  });
  expect(files.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    [`tickets-${order.reference}.pdf`, 'application/pdf'],
    [`receipt-${order.reference}.pdf`, 'application/pdf'],
    [`${order.reference}.ics`, 'text/calendar; charset=utf-8'],
  ]);
  const calendar = files.at(-1)?.content.toString('utf8').replaceAll('\r\n ', '') ?? '';
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(order.item.legs.length);
  expect(calendar).toContain('Airport in Persian: ');
  expect(await attachmentsOf(server.deps, { ...row, kind: 'reference' }, () => undefined)).toEqual([]);
});

test('a mail with tickets that waited until the order was cancelled brings none', async () => {
  const { order } = await issued();
  await server.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', order.orderId).execute();
  const row = { kind: 'papers', order_id: order.orderId, tries: 1 };
  expect(await attachmentsOf(server.deps, row, () => undefined)).toEqual([]);
});

/** Varies the URL's language, so that no drawing comes from the cache. */
const drawn = (order: Order, count: number) => {
  const documents = { orderId: order.orderId, reference: order.reference, issuedAt: order.issuedAt ?? 0, papers: [] };
  return Array.from({ length: count }, (_, index) => [order, documents, `http://${index}.test`] as const);
};

test('of many downloads a few wait and the others are told to come again; who hung up is not drawn for; a mail goes first', async () => {
  const { order } = await issued();
  const ended: string[] = [];
  const asked = drawn(order, 8);
  const gone = new AbortController();
  const downloads = asked.map((input, index) =>
    drawPapers(...input, index === 3 ? { signal: gone.signal } : {}).then(
      () => void ended.push(`paper ${index}`),
      ({ status }) => void ended.push(`${index}: ${status}`),
    ),
  );
  gone.abort();
  const mail = drawPapers(order, asked[0]?.[1] as never, 'http://mail.test', { isFirst: true });
  await mail.then(() => ended.push('mail'));
  await Promise.all(downloads);
  // One was drawn and four waited, one of which left. On a slow machine the last ones may time out too.
  expect(ended).toEqual(expect.arrayContaining(['3: 503', '5: 503', '6: 503', '7: 503']));
  expect(ended.filter((text) => !text.endsWith('503')).slice(0, 2)).toEqual(['paper 0', 'mail']);
});

test('the same papers are drawn once, for all who ask meanwhile and soon after', async () => {
  const { order } = await issued();
  const [input] = drawn(order, 1);
  if (!input) throw new Error('There is no order');
  const [one, other] = await Promise.all([drawPapers(...input), drawPapers(...input)]);
  const [, documents, url] = input;
  const later = await drawPapers({ ...order, serverNow: order.serverNow + 60_000 }, documents, url);
  expect([other === one, later === one]).toEqual([true, true]);
  const hidden = await drawPapers(order, { ...documents, issuedAt: 1 }, url);
  expect(hidden === one).toBe(false);
});

test('papers that are late put the mail off a few times; in the end it goes without them', async () => {
  const { order } = await issued();
  const errors: unknown[] = [];
  const flights = productOf('flights');
  const files = () => Promise.reject(new Error('They are late'));
  const late = { ...flights, papers: { ...flights.papers, files } };
  const filesAt = (tries: number) =>
    attachmentsOf(
      { ...server.deps, productOf: () => late },
      { kind: 'papers', order_id: order.orderId, tries },
      (error) => errors.push(error),
    );
  await expect(filesAt(1)).rejects.toThrow('They are late');
  await expect(filesAt(3)).rejects.toThrow('They are late');
  expect(errors).toEqual([]);
  expect((await filesAt(4)).map(({ filename }) => filename)).toEqual([`${order.reference}.ics`]);
  expect(errors).toHaveLength(1);
});

test('tickets are mailed again to the address of the order, three times an hour', async () => {
  const { anna, email, order } = await issued();
  const send = () => anna.ask('POST', `/orders/${order.orderId}/documents/mail`);
  const tickets = async () =>
    (await mailsTo(server.db, email)).filter(({ subject }) => subject === `Your tickets for ${order.reference}`);
  const [sentFirst] = await tickets();
  const { config } = server.deps;
  const { rateLimitFactor } = config;
  Object.assign(config, { rateLimitFactor: 1 }); // test limits are generous; this test needs the real ones
  onTestFinished(() => void Object.assign(config, { rateLimitFactor }));
  const answers = [];
  for (let time = 0; time < 4; time += 1) answers.push(await send());
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  expect(answers[0]?.json()).toEqual({ emailMasked: `${email[0]}•••@example.org` });
  expectFields(answers[3]?.json().error, { code: 'rate_limited', retryAfterSeconds: expect.any(Number) });
  expect(await tickets()).toEqual([sentFirst, sentFirst, sentFirst, sentFirst]);
  server.clock.now += HOUR;
  expect((await send()).statusCode).toBe(200);
});

test('the papers of one order are given twenty times an hour, and a finder leaves its traveller theirs', async () => {
  const { anna, order, email } = await issued();
  const finder = traveller(() => server.app);
  await finder.ask('POST', '/orders/find', { reference: order.reference, email });
  const { config } = server.deps;
  const { rateLimitFactor } = config;
  Object.assign(config, { rateLimitFactor: 1 });
  onTestFinished(() => void Object.assign(config, { rateLimitFactor }));
  const load = async (who: typeof anna) => (await who.file(order.orderId, 'papers')).statusCode;
  for (let time = 0; time < 20; time += 1) expect(await load(finder)).toBe(200);
  expect([await load(finder), await load(anna)]).toEqual([429, 200]);
  server.clock.now += HOUR;
  expect(await load(finder)).toBe(200);
});

test('whoever found the order as a guest has its papers too; an order without tickets has none', async () => {
  const { email, order } = await issued();
  const guest = traveller(() => server.app);
  expect((await guest.file(order.orderId, 'papers')).statusCode).toBe(404);
  await guest.ask('POST', '/orders/find', { reference: order.reference, email });
  expect((await guest.file(order.orderId, 'papers')).statusCode).toBe(200);
  await server.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', order.orderId).execute();
  expect((await guest.file(order.orderId, 'papers')).statusCode).toBe(409);
  expect((await guest.ask('POST', `/orders/${order.orderId}/documents/mail`)).statusCode).toBe(409);
});
