import { expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { TEST_NOW } from '#server/db/testing/template.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { addDiscountCode } from '#server/testing/discount-code.ts';
import { countsOf, fareIdOf } from '#server/testing/stock.ts';
import { CONTACT, first, offersOf, type PassengerInput, passenger } from '#server/testing/traveller.ts';

type Quote = components['schemas']['CancellationQuote'];
type Order = components['schemas']['Order'];

const server = bookingApp();
const DAY = addDays(dayOf(TEST_NOW), 30);
const CODE = 7_310_001;

const FAMILY: readonly PassengerInput[] = [
  passenger({ firstName: 'Hannelore', lastName: 'Zimmermann' }),
  passenger({ firstName: 'Waldemar', lastName: 'Zimmermann', title: 'MR', passportNumber: 'C01X00T48' }),
  passenger({
    ageClass: 'child',
    firstName: 'Gertrud',
    lastName: 'Zimmermann',
    birthDate: '2019-03-14',
    passportNumber: 'C01X00T49',
  }),
  passenger({
    ageClass: 'infant',
    firstName: 'Irmgard',
    lastName: 'Zimmermann',
    birthDate: '2026-03-14',
    passportNumber: 'C01X00T50',
  }),
];

async function issued({ hasCode = false } = {}) {
  const browser = server.newTraveller();
  const found = offersOf(await browser.search({ departureDate: DAY, adult: 2, child: 1, infant: 1 }));
  const offer = first(
    found.filter(({ fare, seatsLeft }) => seatsLeft > 3 && fare.refundSteps.some(({ percent }) => percent % 100 > 0)),
  );
  const held = await browser.hold({ offerIds: [offer.offerId] });
  const { orderId } = held.json<Order>();
  await browser.submit(orderId, { passengers: [...FAMILY], ...CONTACT });
  if (hasCode) {
    await addDiscountCode(server, CODE, { percent: 50 });
    await browser.ask('PUT', `/orders/${orderId}/discount`, { code: String(CODE) });
  }
  const { total } = (await browser.read(orderId)).json<Order>();
  const paid = await browser.pay(orderId, { total, cancelPackage: false, rulesAccepted: true });
  const chargeId = paid.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  const path = `/orders/${orderId}/cancellation`;
  return {
    fareId: fareIdOf(offer),
    total,
    quote: (...papers: number[]) => browser.ask('GET', papers.length > 0 ? `${path}?papers=${papers.join()}` : path),
    leave: (papers: number[], refund: Quote['refund']) =>
      browser.ask('POST', path, { papers, refund, to: 'card' }, { 'idempotency-key': crypto.randomUUID() }),
  };
}

test.each([
  ['both adults, so a child would stay alone', [0, 1]],
  ['all but the infant', [0, 1, 2]],
])('%s: refused, in the quote and in the cancellation', async (_, papers) => {
  const order = await issued();
  const all = (await order.quote()).json<Quote>();
  const answers = [await order.quote(...papers), await order.leave(papers, all.refund)];
  expect(answers.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
    [409, 'others_depend'],
    [409, 'others_depend'],
  ]);
});

test('an infant leaves without a seat, an adult with one', async () => {
  const order = await issued();
  const before = await countsOf(server.db, order.fareId);
  const leave = async (person: number) => {
    const { refund } = (await order.quote(person)).json<Quote>();
    expect((await order.leave([person], refund)).statusCode).toBe(200);
    return ((await countsOf(server.db, order.fareId))?.sold ?? 0) - (before?.sold ?? 0);
  };
  expect([await leave(3), await leave(0)]).toEqual([0, -1]);
});

test('with a code, the shares of all people are what was paid', async () => {
  const order = await issued({ hasCode: true });
  const { paid, lines, each } = (await order.quote()).json<Quote>();
  expect([paid, lines.map((line) => line.paid)]).toEqual([order.total, [order.total]]);
  const shares = await Promise.all(
    each.map(async ({ paper }) => (await order.quote(paper)).json<Quote | { error: object }>()),
  );
  const known = shares.flatMap((share) => ('lines' in share ? share.lines.map((line) => line.paid.amount) : []));
  expect(known).toHaveLength(4);
  expect(known.reduce((sum, amount) => sum + amount, 0)).toBe(order.total.amount);
});
