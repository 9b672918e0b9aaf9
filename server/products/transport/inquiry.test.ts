import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { TransportWish } from '#domain/transport/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { createServer } from '#server/app.ts';
import { SIMULATED_ANSWER_MS } from '#server/products/transport/inquiry.ts';
import { importFile } from '#server/products/transport/inventory/import-file.ts';
import { readSample } from '#server/products/transport/inventory/prices.ts';
import { type Browser, LEAD, person, transportShop } from '#server/products/transport/testing/booked.ts';
import { at, atMoment, carWish, cipWish, MEETING, transferWish } from '#server/products/transport/testing/wishes.ts';
import { signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT, traveller } from '#server/testing/traveller.ts';

type Inquiry = components['schemas']['TransportInquiry'];

const server = bookingApp();
const { hold, read, tell, pay, opened } = transportShop(server);

let keys = 0;
const send = (browser: Browser, wish: TransportWish, email?: string) => {
  keys += 1;
  const key = { 'idempotency-key': `asked-of-transport-${keys}` };
  return browser.ask('POST', '/transport/inquiries', { wish, ...(email && { email }) }, key);
};

/** To the minute, so many hours from now. */
const inHours = (hours: number, minutes = 0) => atMoment(server.clock.now + hours * HOUR_MS + minutes * MINUTE_MS);
/** A ride of the day: what it costs does not depend on when the tests run. */
const soon = (hours = 6, flight = 'TK 874') => transferWish({ ...inHours(hours), flight });

async function ask(wish: TransportWish, browser = server.newTraveller(), email?: string) {
  const answer = await send(browser, wish, email);
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  const inquiry = answer.json<Inquiry>();
  const path = `/transport/inquiries/${inquiry.inquiryId}`;
  const withdraw = async () => browser.ask('POST', `${path}/withdraw`, {});
  return { browser, inquiry, now: async () => (await browser.ask('GET', path)).json<Inquiry>(), withdraw };
}
const refusal = async (wish: TransportWish, browser = server.newTraveller(), email?: string) => {
  const answer = await send(browser, wish, email);
  const { error } = answer.json();
  return answer.statusCode === 422 ? error.fields : [answer.statusCode, error?.code];
};

async function pass(ms: number) {
  server.clock.now += ms;
  await server.runJobs();
}

const mailsTo = async (recipient: string) => {
  const mails = server.db.selectFrom('outbox').select(['subject', 'body_text']).where('recipient', '=', recipient);
  return mails.orderBy('created_at').execute();
};

test('what begins within twelve hours is asked for, offered at the price that was seen, and bought as any order', async () => {
  const one = await ask(soon(), undefined, 'soon@guest.example');
  const { startsAt } = one.inquiry;
  expect(one.inquiry).toMatchObject({
    ...{ status: 'inquiring', before: 0, orderId: null, isSimulated: true, email: 'soon@guest.example' },
    ...{ answerBy: server.clock.now + 2 * HOUR_MS, lands: [true] },
    title: 'Transfer from Imam Khomeini International Airport to Tehran, south and centre',
  });
  expect((await ask(soon(), one.browser)).inquiry.inquiryId).toBe(one.inquiry.inquiryId);
  await pass(SIMULATED_ANSWER_MS);
  const offered = await one.now();
  expect([offered.status, offered.offerUntil]).toEqual(['offered', server.clock.now + 30 * MINUTE_MS]);
  const bought = { browser: one.browser, orderId: offered.orderId ?? '' };
  expect((await tell(bought)).statusCode).toBe(200);
  await pay(bought);
  const order = await read(bought);
  expect([order.status, order.total, order.summary.startsAt]).toEqual(['issued', one.inquiry.total, startsAt]);
  expect([(await one.now()).status, order.item.meeting]).toEqual(['accepted', MEETING]);
  const [mail] = await mailsTo('soon@guest.example');
  expect(mail?.subject).toBe(`It can be done: ${one.inquiry.title}`);
  expect(mail?.body_text).toContain('Nobody was asked: this answer is simulated.');
});

test('from airport to airport a flight is met both ways; of a car none', async () => {
  const back = { ...inHours(48), flight: '' };
  const landsOf = async (wish: TransportWish) => (await ask(wish)).inquiry.lands;
  expect(await landsOf({ ...soon(), zone: 'ika-thr', back })).toEqual([true, true]);
  expect(await landsOf({ ...soon(), back })).toEqual([true, false]);
  expect(await landsOf(carWish(inHours(6)))).toEqual([false]);
});

test('an answer comes 45 minutes before it begins, at the latest, and an offer ends with its beginning', async () => {
  const near = await ask(soon(1));
  expect(near.inquiry.answerBy).toBe(near.inquiry.startsAt - 45 * MINUTE_MS);
  await pass(15 * MINUTE_MS - 1);
  const { status, offerUntil } = await near.now();
  expect([status, offerUntil]).toEqual(['offered', Math.min(server.clock.now + 30 * MINUTE_MS, near.inquiry.startsAt)]);
  server.clock.now += 1; // a whole minute again
});

test('money that comes after it has begun goes back', async () => {
  const near = await ask(soon(1));
  await pass(14 * MINUTE_MS);
  const bought = { browser: near.browser, orderId: (await near.now()).orderId ?? '' };
  expect((await tell(bought)).statusCode).toBe(200);
  const chargeId = await opened(bought);
  await pass(50 * MINUTE_MS);
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  expect([(await read(bought)).status, (await server.sandbox.verify(chargeId)).status]).toEqual([
    'expired',
    'refunded',
  ]);
});

test('what is sold at once is not asked for, what begins within the hour is neither, and what is wrong is said', async () => {
  expect(await refusal(soon(12))).toEqual([409, 'not_allowed']);
  expect(await refusal(soon(0))).toMatchObject({ 'ride.time': 'too_soon' });
  expect(await refusal(transferWish(inHours(0, 59)))).toEqual({ 'ride.time': 'too_soon' });
  expect(await refusal(transferWish(inHours(6), { zone: 'nowhere' }))).toEqual({ zone: 'required' });
  expect(await refusal(soon(), undefined, 'nobody@')).toEqual({ email: 'email_invalid' });
  expect(await refusal(carWish(inHours(6), { to: 'Vienna' }))).toEqual({ to: 'no_road' });
  const service = cipWish({ ...inHours(24), flight: 'TK 878' });
  expect(await refusal(service)).toEqual([409, 'not_allowed']);
  expect((await hold(soon(6), 2050)).json().error.fields).toEqual({ 'ride.time': 'only_by_request' });
});

test('a service at an airport is asked for within 24 hours', async () => {
  const one = await ask(cipWish({ ...inHours(23), flight: 'TK 878' }));
  expect(one.inquiry.total).toEqual(euro(11_000));
  await pass(SIMULATED_ANSWER_MS);
  const bought = { browser: one.browser, orderId: (await one.now()).orderId ?? '' };
  expect((await tell(bought, [person(0), person(1)], {})).statusCode).toBe(200);
  await pay(bought);
  expect((await read(bought)).status).toBe('issued');
});

test.each([
  ['two stops', () => transferWish(inHours(6), { stops: 2 }), 'refused', 'It cannot be done'],
  ['three stops', () => transferWish(inHours(6), { stops: 3 }), 'lapsed', 'No answer'],
  [
    'eight people',
    () => cipWish({ ...inHours(6), flight: 'TK 1' }, { people: { adults: 8, children: 0, infants: 0 } }),
    ...(['refused', 'It cannot be done'] as const),
  ],
  [
    'nine people',
    () => cipWish({ ...inHours(6), flight: 'TK 1' }, { people: { adults: 9, children: 0, infants: 0 } }),
    ...(['lapsed', 'No answer'] as const),
  ],
] as const)('with %s all outcomes can be tried', async (who, wishOf, outcome, subject) => {
  const address = `${who.replace(' ', '.')}@guest.example`;
  const one = await ask(wishOf(), undefined, address);
  await pass(SIMULATED_ANSWER_MS);
  expect((await one.now()).status).toBe(outcome === 'lapsed' ? 'inquiring' : outcome);
  await pass(2 * HOUR_MS);
  expect([(await one.now()).status, (await one.now()).orderId]).toEqual([outcome, null]);
  const [mail] = await mailsTo(address);
  expect(mail?.subject).toBe(`${subject}: ${one.inquiry.title}`);
  expect(mail?.body_text).toContain('Nothing is held and nothing was charged.');
});

test('an offer that nobody pays is over, and is asked for anew', async () => {
  const one = await ask(soon());
  await pass(SIMULATED_ANSWER_MS);
  const orderId = (await one.now()).orderId ?? '';
  await pass(30 * MINUTE_MS);
  expect((await one.now()).status).toBe('lapsed');
  const again = await one.browser.holdAgain(orderId);
  expect([again.statusCode, again.json().error.code]).toEqual([409, 'not_allowed']);
  expect((await ask(soon(), one.browser)).inquiry.inquiryId).not.toBe(one.inquiry.inquiryId);
});

test('who no longer wants it withdraws it, twice the same, but not while it is being paid', async () => {
  const open = await ask(soon(7));
  const withdrawn = [await open.withdraw(), await open.withdraw()];
  expect(withdrawn.map((answer) => answer.json<Inquiry>().status)).toEqual(['withdrawn', 'withdrawn']);
  const offered = await ask(soon(8));
  await pass(SIMULATED_ANSWER_MS);
  const bought = { browser: offered.browser, orderId: (await offered.now()).orderId ?? '' };
  await tell(bought);
  await opened(bought);
  expect((await offered.withdraw()).statusCode).toBe(409);
  await bought.browser.leave(bought.orderId);
  expect((await offered.withdraw()).json<Inquiry>().status).toBe('withdrawn');
  expect((await read(bought)).status).toBe('cancelled');
});

test('a price list that comes between leaves the price that was asked for, and what it no longer sells is not offered', async () => {
  const one = await ask(soon());
  const gone = await ask(transferWish({ ...inHours(6), flight: '' }, { zone: 'ika-thr' }));
  const { transfer, ...sample } = readSample();
  const airports = transfer?.airports.map((airport) => ({
    ...airport,
    zones: airport.zones
      .filter(({ id }) => id !== 'ika-thr' && id !== 'thr-ika')
      .map((zone) => ({ ...zone, day: { ...zone.day, sedan: zone.day.sedan + 1 } })),
  }));
  const text = JSON.stringify({ ...sample, transfer: { ...transfer, airports } });
  await importFile(server.db, text, { replaces: true, now: server.clock.now });
  await pass(SIMULATED_ANSWER_MS);
  await importFile(server.db, JSON.stringify(readSample()), { replaces: true, now: server.clock.now });
  expect((await gone.now()).status).toBe('refused');
  const { orderId, total } = await one.now();
  expect((await read({ browser: one.browser, orderId: orderId ?? '' })).total).toEqual(total);
});

test('two tabs that ask at once ask once, and nobody else reads it', async () => {
  const browser = server.newTraveller();
  // The first request gives the browser its cookie.
  await ask(soon(9), browser);
  const wish = soon(10);
  const answers = await Promise.all([1, 2, 3].map(() => send(browser, wish)));
  const ids = answers.map((answer) => answer.json<Inquiry>().inquiryId);
  expect(new Set(ids).size).toBe(1);
  const stranger = server.newTraveller();
  expect((await stranger.ask('GET', `/transport/inquiries/${ids[0]}`)).statusCode).toBe(404);
  expect((await stranger.ask('POST', `/transport/inquiries/${ids[0]}/withdraw`, {})).statusCode).toBe(404);
});

test('who logs in after asking gets the answer by mail', async () => {
  const one = await ask(soon());
  const { accountId } = await signIn(server.deps, one.browser);
  await one.now();
  await pass(SIMULATED_ANSWER_MS);
  const mails = server.db.selectFrom('outbox').select('subject').where('account_id', '=', accountId);
  expect((await mails.execute()).map(({ subject }) => subject.split(':')[0])).toEqual(['It can be done']);
});

test('what a browser asks for counts with what it holds', async () => {
  await pass(3 * HOUR_MS);
  const { deps } = server;
  const config = { ...deps.config, rateLimitFactor: 1, logLevel: 'silent' as const };
  const strict = await createServer({ deps: { ...deps, config } });
  const browser = traveller(
    () => strict,
    () => deps.config.publicUrl,
  );
  const statuses: number[] = [];
  for (let index = 0; index < 13; index += 1)
    statuses.push((await send(browser, soon(6, `TK ${index + 1}`))).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 201), 429]);
  expect((await hold(transferWish(at('2026-12-09')), 2050, browser)).statusCode).toBe(429);
  await strict.close();
});

test('a name on the sign is asked of an offer, too', async () => {
  const one = await ask(soon());
  await pass(SIMULATED_ANSWER_MS);
  const bought = { browser: one.browser, orderId: (await one.now()).orderId ?? '' };
  const told = await bought.browser.submit(bought.orderId, { passengers: [LEAD], ...CONTACT });
  expect(told.json().error.fields).toEqual({ 'answers.sign': 'required' });
});
