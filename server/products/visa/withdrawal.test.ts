import { beforeAll, expect, test, vi } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { DAY_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { PLACES, visaBuyer } from '#server/products/visa/testing/buyer.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { nameStaff, staffSignedIn } from '#server/testing/staff.ts';

// Password hashing is slow by design.
vi.setConfig({ testTimeout: 60_000 });

type Schemas = components['schemas'];
const server = bookingApp();
const { paid } = visaBuyer(server);
type Bought = Awaited<ReturnType<typeof paid>>;
type Act = { readonly act: Schemas['StaffVisaActName']; readonly person: number; readonly field?: string };

let staff: Awaited<ReturnType<typeof staffSignedIn>>;
beforeAll(async () => {
  await nameStaff(server, { Reza: ['visa.read', 'visa.review'] });
  staff = await staffSignedIn(server, 'Reza');
});

let codes = 5050;
/** A request of €72.00, bought for half of it. A discount code works for one order per person. */
async function paidHalf(): Promise<Bought> {
  codes += 1;
  await server.db
    .insertInto('discount_code')
    .values({
      code: codes,
      percent: 50,
      min_fares: 0,
      starts_at: server.clock.now,
      ends_at: server.clock.now + DAY_MS,
      max_uses: null,
      is_personal: false,
    })
    .execute();
  const bought = await paid('leftToStaff', { discount: String(codes) });
  expect(bought.order.total).toEqual(euro(3600));
  return bought;
}

/** `person`: index among those who need a code. */
async function review({ orderId }: Bought, acts: readonly Act[]): Promise<void> {
  await server.runJobs();
  const path = `/staff/visa/requests/${orderId}`;
  for (const { act, person, field } of acts) {
    const { version } = (await staff.ask('GET', path)).json<Schemas['StaffVisaRequest']>();
    const more = {
      ...(field && { field, note: 'Once more, please.' }),
      ...(act === 'refuse' && { reason: 'ministryRefused' }),
    };
    const done = await staff.ask('POST', `${path}/acts`, { act, version, position: PLACES[person], ...more });
    expect([done.statusCode, done.statusCode === 200 ? '' : done.body]).toEqual([200, '']);
  }
}

const terms = async ({ browser, orderId }: Bought) => {
  const order = (await browser.read(orderId)).json<Schemas['VisaOrder']>();
  const quoted = await browser.ask('GET', `/orders/${orderId}/cancellation`);
  return {
    isCancellable: order.isCancellable,
    withdrawal: (await browser.ask('GET', `/visa/requests/${orderId}`)).json<Schemas['VisaRequest']>().withdrawal,
    quoted: quoted.statusCode === 200 ? quoted.json<Schemas['CancellationQuote']>().refund : null,
  };
};

const send = (person: number): Act => ({ act: 'send', person });
const ask = (person: number, field: string): Act => ({ act: 'askCorrection', person, field });
/** Three people who paid €12 each: their steps, and the refund in each case, in cents. */
const STAGES: readonly (readonly [string, readonly Act[], number])[] = [
  ['submitted', [], 1800],
  ['being checked', [{ act: 'begin', person: 0 }], 1800],
  ['one asked for an answer', [ask(1, 'fatherName')], 1800],
  ['one at the ministry', [send(2)], 1200],
  ['one at the ministry, one asked for a picture', [send(0), ask(2, 'photo')], 1200],
  ['one refused, two at the ministry', [send(0), send(1), { act: 'refuse', person: 2 }], 600],
  ['one with a code, one at the ministry', [send(0), send(1), { act: 'issue', person: 1 }], 600],
  ['all at the ministry', [send(0), send(1), send(2)], 0],
];

test.each(STAGES)('cancelled with %s: what is said is what comes back', async (_, acts, amount) => {
  const bought = await paidHalf();
  await review(bought, acts);
  const refund = euro(amount);
  expect(await terms(bought)).toEqual({ isCancellable: true, withdrawal: refund, quoted: refund });
  const { browser, orderId } = bought;
  const key = { 'idempotency-key': `visa-withdraw-${orderId}` };
  const answer = await browser.ask('POST', `/orders/${orderId}/cancellation`, { refund, to: 'card' }, key);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  await server.runJobs();
  const order = (await browser.read(orderId)).json<Schemas['VisaOrder']>();
  // Nobody waits for an answer any more.
  expect([order.status, order.item.promisedOn, order.refunded, await terms(bought)]).toEqual([
    amount > 0 ? 'refunded' : 'cancelled',
    null,
    refund,
    { isCancellable: false, withdrawal: null, quoted: null },
  ]);
  const { applicants } = (await browser.ask('GET', `/visa/requests/${orderId}`)).json<Schemas['VisaRequest']>();
  expect(applicants.map(({ code }) => code)).toEqual([null, null, null, null]);
  const mails = server.db.selectFrom('outbox').select('subject').where('order_id', '=', orderId);
  expect(await mails.where('kind', '=', 'cancellation').execute()).toHaveLength(1);
});

test.each([
  ['one of three is refused', [send(0), send(1), send(2)], [2], 600],
  ['two of three are refused', [send(0), send(1), send(2)], [0, 1], 1200],
  ['all are refused', [send(0), send(1), send(2)], [0, 1, 2], 1800],
] as const)(
  'bought for half the price, %s: half of what was paid for each comes back',
  async (_, sent, refused, back) => {
    const bought = await paidHalf();
    const approved = [0, 1, 2].filter((person) => !(refused as readonly number[]).includes(person));
    await review(bought, [
      ...sent,
      ...approved.map((person): Act => ({ act: 'issue', person })),
      ...refused.map((person): Act => ({ act: 'refuse', person })),
    ]);
    await server.runJobs();
    await server.runJobs();
    const order = (await bought.browser.read(bought.orderId)).json<Schemas['VisaOrder']>();
    expect(order.refunded).toEqual(euro(back));
  },
);

test('with the codes there is nothing to get back any more, and it can still be ended', async () => {
  const bought = await paidHalf();
  await review(
    bought,
    [0, 1, 2].flatMap((person): Act[] => [send(person), { act: 'issue', person }]),
  );
  await server.runJobs();
  expect(await terms(bought)).toEqual({ isCancellable: true, withdrawal: null, quoted: euro(0) });
});
