import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addDays } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { adult, tourShop } from '#server/products/tours/testing/booked.ts';
import { addDeparture, choiceFor } from '#server/products/tours/testing/departures.ts';
import { STEP_MS } from '#server/products/visa/review.ts';
import { answersFor } from '#server/products/visa/testing/answers.ts';
import { storePictures } from '#server/products/visa/testing/pictures.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT, type PassengerInput } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];

const server = bookingApp();
const { booked, cancel } = tourShop(server);
type Browser = ReturnType<typeof server.newTraveller>;
type Tour = Awaited<ReturnType<typeof booked>>;

const FEE = 2400;
let count = 0;

/** In time for a code that needs 45 working days, and near enough for its validity. */
const IN_DAYS = 85;
const TWO: readonly PassengerInput[] = [0, 1].map((place) => adult(place, { passportExpiry: '2035-05-01' }));

async function tour(
  people: readonly PassengerInput[] = TWO,
  how: { part?: 'full'; browser?: Browser } = { part: 'full' },
) {
  count += 1;
  const id = `GIFT-${count}`;
  const start = await addDeparture(server.db, server.clock.now, { id, inDays: IN_DAYS });
  const bought = await booked(choiceFor(id, people.length), { ...how, people });
  await server.runJobs();
  return { ...bought, start };
}

async function begun({ browser, orderId, start }: Tour & { start: string }, people = TWO, days = 8) {
  count += 1;
  const body = {
    applicants: people.map(({ passportCountry = '' }) => ({ nationality: passportCountry })),
    ...{ residence: 'DE', entry: 'airport', arrival: start, days, processing: 'normal', travellersOf: orderId },
  };
  const answer = await browser.ask('POST', '/visa/requests', body, { 'idempotency-key': `gift-visa-${count}` });
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  return answer.json<Schemas['VisaOrder']>().orderId;
}

const read = async (browser: Browser, orderId: string) =>
  (await browser.ask('GET', `/visa/requests/${orderId}`)).json<Schemas['VisaRequest']>();

/** Answers what the tour did not say, and goes to the review. `change`: of everybody's answers. */
async function placed(browser: Browser, orderId: string, change: object = {}) {
  const { applicants } = await read(browser, orderId);
  const passengers: PassengerInput[] = [];
  for (const { position, answers, verdict } of applicants) {
    const person = adult(position, {
      ...{ firstName: answers.firstName ?? '', lastName: answers.lastName ?? '' },
      ...{ passportNumber: answers.passportNumber ?? '', passportCountry: answers.passportCountry ?? '' },
      ...{ passportExpiry: answers.passportExpiry ?? '', birthDate: answers.birthDate ?? '' },
      nationality: answers.passportCountry ?? '',
    });
    const atConsulate = {
      collectAt: 'consulate',
      collectPlace: 'Berlin',
      cv: 'Baker since 2001, in Hamburg and in Berlin, never a soldier.',
    };
    const more = verdict === 'guidedTour' ? { ...atConsulate, guide: answers.guide ?? '' } : {};
    const whole = { ...answersFor(person), ...more, ...change };
    await browser.ask('PUT', `/visa/requests/${orderId}/applicants/${position}`, { answers: whole });
    await storePictures(browser.ask, orderId, position);
    passengers.push(person);
  }
  return browser.submit(orderId, { passengers, ...CONTACT });
}

async function paidFor(browser: Browser, orderId: string, total: number) {
  const answer = await browser.pay(orderId, { total: euro(total), cancelPackage: false, rulesAccepted: true });
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  const { redirectUrl } = answer.json<{ redirectUrl: string }>();
  if (total > 0) await server.sandbox.decide(redirectUrl.split('/').at(-1) ?? '', { status: 'succeeded' });
  await server.runJobs();
}

async function steps(number: number) {
  for (let step = 0; step < number; step += 1) {
    server.clock.now += STEP_MS;
    await server.runJobs();
  }
}

const totalOf = async (browser: Browser, orderId: string) =>
  (await browser.read(orderId)).json<Schemas['VisaOrder']>().total.amount;

test('the request of a paid tour opens with its travellers, costs nothing and needs no bank', async () => {
  const bought = await tour();
  const { browser } = bought;
  const orderId = await begun(bought);
  const { applicants, fees, arrival } = await read(browser, orderId);
  expect(applicants.map(({ answers }) => answers)).toEqual(
    TWO.map(({ firstName, lastName, birthDate, passportNumber, passportCountry, passportExpiry }) => ({
      ...{ firstName, lastName, sex: 'female', birthDate, passportNumber, passportCountry, passportExpiry },
    })),
  );
  expect([arrival, fees.given, fees.total]).toEqual([bought.start, 2, euro(0)]);
  const order = (await placed(browser, orderId)).json<Schemas['VisaOrder']>();
  expect([order.status, order.total]).toEqual(['awaitingPayment', euro(0)]);
  expect(order.lines.map(({ words, count: people, sum }) => [words, people, sum])).toEqual([
    ['Service fee, normal processing, in the price of your tour', 2, euro(0)],
  ]);
  await paidFor(browser, orderId, 0);
  await steps(3);
  const issued = await read(browser, orderId);
  expect([issued.status, issued.applicants.map(({ outcome }) => outcome)]).toEqual([
    'issued',
    ['codeIssued', 'codeIssued'],
  ]);
});

test('a passport of the US has the guide of the tour in its request, and may be paid', async () => {
  const american = [adult(0, { nationality: 'US', passportCountry: 'US', passportExpiry: '2035-05-01' })];
  const bought = await tour(american);
  const orderId = await begun(bought, american);
  const { applicants } = await read(bought.browser, orderId);
  expect(applicants.map(({ verdict, answers }) => [verdict, answers.guide])).toEqual([['guidedTour', 'Sara Ahmadi']]);
  expectFields((await bought.read()).item, { guide: 'Sara Ahmadi', isOwn: true });
  const answer = await placed(bought.browser, orderId);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  expect(await totalOf(bought.browser, orderId)).toBe(0);
});

test('nothing is given by a deposit, to somebody else, on other days, or for another passport', async () => {
  const deposit = await tour(TWO, {});
  expectFields((await read(deposit.browser, await begun(deposit))).fees, { given: 0, total: euro(2 * FEE) });
  const bought = await tour();
  const stranger = await begun({ ...bought, browser: server.newTraveller() });
  expect((await bought.browser.ask('GET', `/visa/requests/${stranger}`)).statusCode).toBe(404);
  const late = await begun({ ...bought, start: addDays(bought.start, -20) }, TWO, 5);
  expectFields((await read(bought.browser, late)).fees, { given: 0 });
  const own = await begun(bought, TWO, 9);
  expectFields((await read(bought.browser, own)).fees, { given: 2 });
  await bought.browser.ask('PUT', `/visa/requests/${own}/applicants/0`, { answers: { passportNumber: 'Z99X00T47' } });
  expectFields((await read(bought.browser, own)).fees, { given: 1, total: euro(FEE) });
});

test('a stranger who knows the number of a tour gets nothing of its travellers', async () => {
  const bought = await tour();
  const browser = server.newTraveller();
  const { applicants } = await read(browser, await begun({ ...bought, browser }));
  expect(applicants.map(({ answers }) => answers)).toEqual([{}, {}]);
});

test('of two requests of one passport the first has the fee, and one that ends gives it free', async () => {
  const bought = await tour();
  const { browser } = bought;
  const [first, second] = [await begun(bought), await begun(bought, TWO, 9)];
  await placed(browser, first);
  await placed(browser, second);
  expect([await totalOf(browser, first), await totalOf(browser, second)]).toEqual([0, 2 * FEE]);
  await browser.release(first);
  const third = await begun(bought, TWO, 10);
  await placed(browser, third);
  expect(await totalOf(browser, third)).toBe(0);
});

test('who leaves the tour pays the fee, and the others do not', async () => {
  const bought = await tour();
  const { browser } = bought;
  await cancel(bought, [0]);
  const orderId = await begun(bought);
  const { applicants, fees } = await read(browser, orderId);
  expect([applicants.map(({ answers }) => answers.firstName), fees.given]).toEqual([[TWO[1]?.firstName, undefined], 1]);
});

test('a tour that is cancelled before the code is given takes the fee back: the request ends, and no refusal of it counts', async () => {
  const bought = await tour();
  const { browser } = bought;
  const orderId = await begun(bought);
  await placed(browser, orderId);
  await paidFor(browser, orderId, 0);
  await steps(1);
  await cancel(bought);
  await steps(1);
  const { status, applicants } = await read(browser, orderId);
  expect([status, applicants.map(({ refusal }) => refusal)]).toEqual(['cancelled', ['tourCancelled', 'tourCancelled']]);
  const { gives } = await server.db
    .selectFrom('orders')
    .select('gives')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(gives).toEqual([]);
});

test('a code that was given stays when the tour is cancelled after it', async () => {
  const bought = await tour();
  const { browser } = bought;
  const orderId = await begun(bought);
  await placed(browser, orderId);
  await paidFor(browser, orderId, 0);
  await steps(3);
  await cancel(bought);
  await steps(2);
  expectFields(await read(browser, orderId), { status: 'issued' });
});

test('of a group those who pay go on when the tour of the others is cancelled', async () => {
  const bought = await tour();
  const { browser } = bought;
  const three = [...TWO, adult(2, { passportExpiry: '2035-05-01' })];
  const orderId = await begun(bought, three);
  await browser.ask('PUT', `/visa/requests/${orderId}/applicants/2`, {
    answers: answersFor(three[2] ?? adult(2)),
  });
  await placed(browser, orderId);
  expect(await totalOf(browser, orderId)).toBe(FEE);
  await paidFor(browser, orderId, FEE);
  await cancel(bought);
  await steps(4);
  const { status, applicants } = await read(browser, orderId);
  expect([status, applicants.map(({ outcome }) => outcome)]).toEqual([
    'partiallyCancelled',
    ['refused', 'refused', 'codeIssued'],
  ]);
  // Who is refused has paid nothing, so nothing comes back.
  expectFields((await browser.read(orderId)).json<Schemas['VisaOrder']>(), { refunded: euro(0) });
});

test('the guide of a tour that was cancelled is none: the request says so before it is placed', async () => {
  const american = [adult(0, { nationality: 'US', passportCountry: 'US', passportExpiry: '2035-05-01' })];
  const bought = await tour(american);
  const orderId = await begun(bought, american);
  await cancel(bought);
  const answer = await placed(bought.browser, orderId);
  expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { 'applicants.0.guide': 'guide_needed' }]);
});
