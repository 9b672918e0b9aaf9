import { expect, test } from 'vitest';
import { dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { TEST_NOW } from '#server/db/testing/template.ts';
import { type GiftKind, givenTo, takeGifts } from '#server/orders/gifts.ts';
import { adoptInquiry } from '#server/orders/inquiries/inquiry.ts';
import { lockOrder, passengersOf } from '#server/orders/read-order.ts';
import { visaBuyer } from '#server/products/visa/testing/buyer.ts';
import { signIn } from '#server/testing/account.ts';
import { EACH, testShop } from '#server/testing/products/shop.ts';
import { addStay } from '#server/testing/products/stays.ts';
import { CONTACT, passenger } from '#server/testing/traveller.ts';

type Order = components['schemas']['Order'];
type Browser = ReturnType<typeof server.newTraveller>;

const { server, simpleOffer, askStay } = testShop();
const { paid: paidVisa } = visaBuyer(server);
const [ANNA, BERTA, CLARA] = ['A', 'B', 'C'].map((letter) => passenger({ passportNumber: `${letter}01X00T47` }));
let count = 0;

/** Of `stays`, which give, or `passes`, which cost nothing for who has a stay. */
async function submitted(name: 'stays' | 'passes', browser: Browser, people = [ANNA, BERTA]) {
  count += 1;
  const id = `gift-${count}`;
  await addStay(server.db, id, people.length);
  const { orderId } = (await simpleOffer(name, id, people.length)(browser)).json<Order>();
  const answer = await browser.submit(orderId, { passengers: people.map((one) => one ?? passenger()), ...CONTACT });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return { browser, orderId };
}

async function issued(browser: Browser, people = [ANNA, BERTA]) {
  const one = await submitted('stays', browser, people);
  const { total } = (await browser.read(one.orderId)).json<Order>();
  const asked = await browser.pay(one.orderId, { total, cancelPackage: false, rulesAccepted: true });
  const chargeId = asked.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  expect((await browser.read(one.orderId)).json<Order>().status).toBe('issued');
  return one;
}

async function given(orderId: string, kind: GiftKind) {
  const order = await server.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  return givenTo(server.db, order, kind, await passengersOf(server.db, orderId));
}
/** `papers`: positions; left out: all. */
async function cancel({ browser, orderId }: { browser: Browser; orderId: string }, papers: number[] = []) {
  const path = `/orders/${orderId}/cancellation`;
  const query = papers.map((paper) => `papers=${paper}`).join('&');
  const { refund } = (await browser.ask('GET', `${path}?${query}`)).json();
  count += 1;
  const body = { to: 'card', refund, ...(papers.length > 0 && { papers }) };
  const answer = await browser.ask('POST', path, body, { 'idempotency-key': `gift-cancel-${count}` });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
}
const faresOf = async ({ browser, orderId }: { browser: Browser; orderId: string }) =>
  (await browser.read(orderId)).json<Order>().total.amount / EACH.amount;

test('the same travellers have what an issued order of the same owner gives them', async () => {
  const browser = server.newTraveller();
  const stay = await issued(browser, [BERTA, ANNA]);
  const asking = await submitted('stays', browser, [ANNA, CLARA, BERTA]);
  const stored = await server.db.selectFrom('orders').select('gives').where('id', '=', stay.orderId).execute();
  const [from, to] = [dayOf(TEST_NOW + 30 * 86_400_000), dayOf(TEST_NOW + 31 * 86_400_000)];
  expect(stored).toEqual([
    {
      gives: [
        { kind: 'insured', people: [0], from, to },
        { kind: 'visaFee', people: null, from, to },
      ],
    },
  ]);
  const days = { giver: stay.orderId, from, to };
  expect(await given(asking.orderId, 'insured')).toEqual([{ kind: 'insured', position: 2, person: 0, ...days }]);
  expect(await given(asking.orderId, 'visaFee')).toEqual([
    { kind: 'visaFee', position: 2, person: 0, ...days },
    { kind: 'visaFee', position: 0, person: 1, ...days },
  ]);
  expect(await given(asking.orderId, 'guide')).toEqual([]);
});

test('nothing is given by an order of somebody else, one that is not paid, or for another passport', async () => {
  const browser = server.newTraveller();
  const asking = await submitted('stays', browser, [ANNA, { ...passenger(), passportNumber: '' }]);
  await issued(server.newTraveller());
  await submitted('stays', browser);
  await issued(browser, [{ ...passenger({ passportNumber: 'A01X00T47' }), passportCountry: 'AT' }]);
  await issued(browser, [{ ...passenger(), passportNumber: '' }]);
  expect(await given(asking.orderId, 'visaFee')).toEqual([]);
});

test('an account has what it has bought, and a browser without one has nothing of it', async () => {
  const browser = server.newTraveller();
  const asGuest = await submitted('stays', browser);
  await signIn(server.deps, browser);
  const stay = await issued(browser);
  const asOwner = await submitted('stays', browser);
  expect(await given(asGuest.orderId, 'insured')).toEqual([]);
  expect((await given(asOwner.orderId, 'insured')).map(({ giver }) => giver)).toEqual([stay.orderId]);
});

test('who leaves has nothing any more, and a cancelled order gives nothing', async () => {
  const browser = server.newTraveller();
  const stay = await issued(browser);
  const asking = await submitted('stays', browser);
  expect((await given(asking.orderId, 'visaFee')).map(({ position }) => position)).toEqual([0, 1]);
  await cancel(stay, [0]);
  expect((await given(asking.orderId, 'visaFee')).map(({ position }) => position)).toEqual([1]);
  await cancel(stay);
  expect(await given(asking.orderId, 'visaFee')).toEqual([]);
});

test('what is given once is used once, and is free again when the order that used it ends', async () => {
  const browser = server.newTraveller();
  await issued(browser);
  const first = await submitted('passes', browser, [ANNA, CLARA]);
  const second = await submitted('passes', browser, [ANNA, BERTA]);
  expect([await faresOf(first), await faresOf(second)]).toEqual([1, 1]);
  const third = await submitted('passes', browser, [ANNA, BERTA]);
  expect(await faresOf(third)).toBe(2);
  await browser.release(first.orderId);
  const fourth = await submitted('passes', browser, [ANNA, BERTA]);
  expect(await faresOf(fourth)).toBe(1);
});

test('of two that take it in the same moment one has it', async () => {
  const browser = server.newTraveller();
  await issued(browser);
  const [one, other] = [await submitted('stays', browser), await submitted('stays', browser)];
  const gifts = await given(one.orderId, 'visaFee');
  const takers = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? one : other).orderId);
  const taken = await Promise.all(
    takers.map((taker) =>
      server.db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, taker);
        return [
          taker,
          (await takeGifts(tx, order, await givenTo(tx, order, 'visaFee', await passengersOf(tx, taker)))).length,
        ];
      }),
    ),
  );
  const had = Object.fromEntries(taken);
  expect(gifts.length).toBe(2);
  expect(Object.values(had).toSorted()).toEqual([0, 2]);
  expect(new Set(taken.map(([taker, number]) => `${taker} ${number}`)).size).toBe(2);
});

test('a visa that was refused is known to an order of the same people', async () => {
  const { browser, orderId } = await paidVisa('personRefused');
  for (let round = 0; round < 8; round += 1) {
    server.clock.now += 3 * 60_000;
    await server.runJobs();
  }
  const people = await passengersOf(server.db, orderId);
  const asking = await submitted(
    'stays',
    browser,
    [0, 1, 2].map((index) => passenger({ passportNumber: `C01X00T4${index}` })),
  );
  expect(people.map(({ left_at }) => left_at !== null)).toEqual([false, false, true]);
  expect(await given(asking.orderId, 'visaRefused')).toEqual([
    { kind: 'visaRefused', position: 2, giver: orderId, person: 2, from: '2027-01-20', to: '2027-01-29' },
  ]);
});

async function opened({ browser, orderId }: { browser: Browser; orderId: string }) {
  const { due, total } = (await browser.read(orderId)).json<Order>();
  const request = { total: due?.amounts.EUR ?? total, cancelPackage: false, rulesAccepted: true };
  return (await browser.pay(orderId, request)).json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
}

test('late money does not pay an order whose gift another order has taken since, and goes back', async () => {
  for (const isTaken of [true, false]) {
    const browser = server.newTraveller();
    await issued(browser);
    const first = await submitted('passes', browser, [ANNA, CLARA]);
    const late = await opened(first);
    await browser.leave(first.orderId);
    server.clock.now = (await browser.read(first.orderId)).json<Order>().deadlineAt + 1000;
    await server.runJobs();
    expect((await browser.read(first.orderId)).json<Order>().status).toBe('expired');
    if (isTaken) expect(await faresOf(await submitted('passes', browser, [ANNA, CLARA]))).toBe(1);
    await server.sandbox.decide(late, { status: 'succeeded' });
    await server.runJobs();
    const { status } = (await browser.read(first.orderId)).json<Order>();
    expect([isTaken, (await server.sandbox.verify(late)).status, status === 'expired']).toEqual([
      isTaken,
      isTaken ? 'refunded' : 'succeeded',
      isTaken,
    ]);
    if (!isTaken) expect(await faresOf(await submitted('passes', browser, [ANNA, CLARA]))).toBe(2);
  }
});

test('an order that had papers has used what it took, also when it is given back', async () => {
  const browser = server.newTraveller();
  await issued(browser);
  const first = await submitted('passes', browser, [ANNA, CLARA]);
  await server.sandbox.decide(await opened(first), { status: 'succeeded' });
  await server.runJobs();
  expect(await faresOf(await submitted('passes', browser, [ANNA, CLARA]))).toBe(2);
  server.clock.now += 2 * 3_600_000;
  await server.runJobs();
  expect((await browser.read(first.orderId)).json<Order>().status).toBe('issued');
  expect(await faresOf(await submitted('passes', browser, [ANNA, CLARA]))).toBe(2);
  await cancel(first);
  await server.runJobs();
  expect(await faresOf(await submitted('passes', browser, [ANNA, CLARA]))).toBe(2);
});

test('an address that comes with asking again is where the answer goes, and asking without one keeps it', async () => {
  const browser = server.newTraveller();
  await addStay(server.db, 'asked-again', 2);
  const addresses = [undefined, 'typed@guest.example', undefined, 'better@guest.example'];
  const answers: components['schemas']['InquiryCore'][] = [];
  for (const email of addresses) answers.push((await askStay('asked-again', 2, email)(browser)).json());
  expect(new Set(answers.map(({ inquiryId }) => inquiryId)).size).toBe(1);
  expect(answers.map(({ email }) => email)).toEqual([
    null,
    'typed@guest.example',
    'typed@guest.example',
    'better@guest.example',
  ]);
});

test('the address of a guest who logs in is forgotten, as the answer goes to the account', async () => {
  const browser = server.newTraveller();
  await addStay(server.db, 'asked-then-in', 2);
  const asked = await askStay('asked-then-in', 2, 'guest@guest.example')(browser);
  const { inquiryId } = asked.json<components['schemas']['InquiryCore']>();
  const { accountId } = await signIn(server.deps, browser);
  const row = server.db.selectFrom('inquiry').selectAll().where('id', '=', inquiryId);
  const adopted = await adoptInquiry(server.db, await row.executeTakeFirstOrThrow(), accountId);
  const { account_id, email } = await row.executeTakeFirstOrThrow();
  expect([adopted.email, account_id, email]).toEqual([null, accountId, null]);
});
