import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addDays, DAY_MS, dayOf, HOUR_MS, MINUTE_MS, momentOf, weekdayOf } from '#domain/core/time.ts';
import { askedOf, firstAskedDay } from '#domain/tours/asked.ts';
import { endOfDay, restDueAt } from '#domain/tours/dates.ts';
import type { components } from '#openapi/generated/types.ts';
import { SIMULATED_ANSWER_MS } from '#server/products/tours/inquiry.ts';
import { type Browser, holdOf, type TourOrder, tourShop } from '#server/products/tours/testing/booked.ts';
import {
  ANSWERS,
  addDeparture,
  CLASSIC,
  choiceFor,
  countsOf,
  importAgain,
} from '#server/products/tours/testing/departures.ts';
import { forgetPrivateDepartures } from '#server/products/tours/work/forget-private.ts';
import { signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT, passenger } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];
type Inquiry = Schemas['ToursInquiry'];
type Asked = Schemas['ToursInquiryRequest'];

const FOOD_DAY = 'tehran-food-day';

const server = bookingApp();
const { read, ready, opened, pay, booked, cancel } = tourShop(server);

let keys = 0;
const send = (browser: Browser, body: object) => {
  keys += 1;
  return browser.ask('POST', '/tours/inquiries', body, { 'idempotency-key': `asked-of-tours-${keys}` });
};

async function ask(body: Asked, browser = server.newTraveller()) {
  const answer = await send(browser, body);
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  const inquiry = answer.json<Inquiry>();
  const path = `/tours/inquiries/${inquiry.inquiryId}`;
  return {
    ...{ browser, inquiry },
    now: async () => (await browser.ask('GET', path)).json<Inquiry>(),
    withdraw: async () => (await browser.ask('POST', `${path}/withdraw`, {})).json<Inquiry>(),
  };
}

/** Rounds of background work, a minute apart: who waits is looked at each minute. */
async function pass(ms: number, rounds = 2) {
  server.clock.now += ms;
  for (let round = 0; round < rounds; round += 1) {
    await server.runJobs();
    server.clock.now += MINUTE_MS;
  }
}

/** The first of this weekday in the season of the sample journey, at least so many days ahead. */
function dayOn(weekday: string, inDays = 160): string {
  let day = addDays(dayOf(server.clock.now), inDays);
  while (weekdayOf(day) !== weekday || !['04', '05', '09', '10', '11'].includes(day.slice(5, 7))) day = addDays(day, 1);
  return day;
}

const PAIR = { adults: 2, children: 0, infants: 0 };
const privateDates = (change: Partial<Extract<Asked, { kind: 'private' }>> = {}): Asked => ({
  ...{ kind: 'private', tour: CLASSIC, day: dayOn('Saturday'), language: 'German', people: PAIR },
  rooms: { double: 1, twin: 0, own: 0, shared: 0 },
  ...change,
});
const foodDay = (change: Partial<Extract<Asked, { kind: 'request' }>> = {}): Asked => ({
  ...{ kind: 'request', tour: FOOD_DAY, day: dayOn('Saturday'), language: 'French', people: PAIR },
  ...change,
});
const waitingFor = (departure: string, adults = 1): Asked => {
  const { people, rooms } = choiceFor(departure, adults);
  return { kind: 'waiting', tour: CLASSIC, departure, people, rooms: rooms ?? expect.fail('a journey has rooms') };
};

const mailsTo = async (recipient: string) => {
  const mails = server.db.selectFrom('outbox').select(['subject', 'body_text']).where('recipient', '=', recipient);
  return mails.orderBy('created_at').execute();
};

/** The offer of an inquiry, with its people told. */
async function told({ browser, now }: Awaited<ReturnType<typeof ask>>, adults: number) {
  const orderId = (await now()).orderId ?? expect.fail('it is offered');
  const names = ['Anna', 'Jonas', 'Mia', 'Helga', 'Otto', 'Lena', 'Paul', 'Emma', 'Karl', 'Ida', 'Leo', 'Kim', 'Tom'];
  const passengers = Array.from({ length: adults }, (_, place) =>
    passenger({
      firstName: names[place] ?? 'Max',
      lastName: `K${'elerau'.slice(place % 6)}`,
      passportNumber: `C01X00T${40 + place}`,
    }),
  );
  const answer = await browser.submit(orderId, { passengers, ...CONTACT, answers: ANSWERS });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return { browser, orderId };
}

test('private dates are offered within the day at the step of the own party, held for 24 hours, and run once a deposit is paid', async () => {
  const rooms = { double: 1, twin: 0, own: 2, shared: 0 };
  const one = await ask(privateDates({ people: { adults: 4, children: 0, infants: 0 }, rooms }));
  expectFields(one.inquiry, {
    ...{ status: 'inquiring', before: 0, orderId: null, departure: null, isSimulated: true, kind: 'private' },
    // Four adults at the step of four, two rooms of their own.
    total: euro(4 * 75_600 + 2 * 18_000),
    answerBy: server.clock.now + 24 * HOUR_MS,
  });
  await pass(SIMULATED_ANSWER_MS, 1);
  const offered = await one.now();
  expectFields(offered, { status: 'offered', offerUntil: server.clock.now - MINUTE_MS + 24 * HOUR_MS });
  const bought = await told(one, 4);
  const order = await read(bought);
  expectFields(order, {
    total: offered.total,
    deadlineAt: offered.offerUntil ?? 0,
    extensionsLeft: 10,
  });
  expectFields(order.item, { isPrivate: true, isCertain: true, capacity: 4, group: 4, guideLanguage: 'German' });
  expect(order.due?.later).toEqual({
    amount: euro(Math.round(0.75 * offered.total.amount)),
    dueAt: restDueAt(addDays(order.item.start, -30)),
  });
  await pay(bought);
  expectFields(await read(bought), {
    ...{ status: 'issued', 'due.amounts.EUR': euro(253_800) },
    'due.dueAt': restDueAt(addDays(order.item.start, -30)),
  });
  expect((await one.now()).status).toBe('accepted');
  const departure = order.item.departure ?? '';
  expect(await countsOf(server.db, departure)).toEqual({ held: 0, sold: 4 });
  // Nobody else finds it.
  const listed = (await server.newTraveller().ask('GET', `/tours/${CLASSIC}`)).json<Schemas['Tour']>();
  expect(listed.card.departures.map(({ id }) => id)).not.toContain(departure);
  const stranger = await server
    .newTraveller()
    .ask(...(['POST', '/tours/holds', { ...choiceFor(departure, 1), shownTotal: euro(1) }] as const), {
      'idempotency-key': 'a-stranger-in-private-dates',
    });
  expect(stranger.statusCode).toBe(404);
  // All of it comes back while cancelling is free, as of any journey.
  expect((await cancel(bought)).answer.statusCode).toBe(200);
  expect(await countsOf(server.db, departure)).toEqual({ held: 0, sold: 0 });
});

test('an offer of private dates that nobody pays lapses after 24 hours, and is not held again without asking', async () => {
  const one = await ask(privateDates());
  await pass(SIMULATED_ANSWER_MS);
  const bought = await told(one, 2);
  await pass(24 * HOUR_MS);
  expect([(await one.now()).status, (await read(bought)).status]).toEqual(['lapsed', 'expired']);
  const again = await one.browser.holdAgain(bought.orderId);
  expect([again.statusCode, again.json().error.code]).toEqual([409, 'not_allowed']);
  expect((await send(one.browser, privateDates())).json<Inquiry>().inquiryId).not.toBe(one.inquiry.inquiryId);
  const { day } = await one.now();
  const { departure } = (await read(bought)).item;
  const left = server.db
    .selectFrom('tour_departure')
    .select('id')
    .where('id', '=', departure ?? '');
  await forgetPrivateDepartures(server.db, momentOf(day));
  expect(await left.execute()).toHaveLength(1);
  await forgetPrivateDepartures(server.db, momentOf(addDays(day, 1)));
  expect(await left.execute()).toEqual([]);
});

test('the simulated operator refuses a Wednesday and says nothing to a Tuesday, of private dates and of a day by request', async () => {
  for (const asking of [privateDates, foodDay]) {
    const [no, silent] = [await ask(asking({ day: dayOn('Wednesday') })), await ask(asking({ day: dayOn('Tuesday') }))];
    await pass(SIMULATED_ANSWER_MS);
    expect([(await no.now()).status, (await silent.now()).status]).toEqual(['refused', 'inquiring']);
    await pass(24 * HOUR_MS);
    expectFields(await silent.now(), { status: 'lapsed', answeredAt: null, orderId: null });
  }
});

test('private dates are withdrawn before and after the offer, and asked for twice they are one inquiry', async () => {
  const one = await ask(privateDates());
  const same = (await send(one.browser, privateDates())).json<Inquiry>();
  const other = (await send(one.browser, privateDates({ language: 'English' }))).json<Inquiry>();
  expect([same.inquiryId === one.inquiry.inquiryId, other.inquiryId === one.inquiry.inquiryId]).toEqual([true, false]);
  await pass(SIMULATED_ANSWER_MS);
  const { orderId } = await one.now();
  expect((await one.withdraw()).status).toBe('withdrawn');
  const order = (await one.browser.read(orderId ?? '')).json<TourOrder>();
  expect([order.status, await countsOf(server.db, order.item.departure ?? '')]).toEqual([
    'cancelled',
    { held: 0, sold: 0 },
  ]);
  const early = await ask(privateDates());
  expect((await early.withdraw()).status).toBe('withdrawn');
  await pass(SIMULATED_ANSWER_MS);
  expect((await early.now()).orderId).toBe(null);
});

test('fifteen come on private dates, each named, and pay the step of eight and more', async () => {
  const people = { adults: 13, children: 1, infants: 1 };
  const one = await ask(privateDates({ people, rooms: { double: 7, twin: 0, own: 0, shared: 0 } }));
  expect(one.inquiry.total).toEqual(euro(13 * 62_000 + 43_400));
  await pass(SIMULATED_ANSWER_MS);
  const { orderId } = await one.now();
  const order = (await one.browser.read(orderId ?? '')).json<TourOrder>();
  expectFields(order.item, { capacity: 14, people });
  expect(order.item.persons).toHaveLength(15);
});

test('what cannot be asked for is refused at its field', async () => {
  const today = dayOf(server.clock.now);
  const fieldsOf = async (body: object) => {
    const answer = await send(server.newTraveller(), body);
    return [answer.statusCode, answer.json().error.fields ?? answer.json().error.code];
  };
  const day = (text: string) => fieldsOf(privateDates({ day: text }));
  expect(await day('')).toEqual([422, { day: 'required' }]);
  expect(await day('soon')).toEqual([422, { day: 'date_invalid' }]);
  expect(await day(addDays(today, -1))).toEqual([422, { day: 'date_in_past' }]);
  expect(await day(addDays(today, 20))).toEqual([422, { day: 'too_soon' }]);
  expect(await day(addDays(today, 366))).toEqual([422, { day: 'date_too_far' }]);
  expect(await day('2027-07-03')).toEqual([422, { day: 'out_of_season' }]);
  const many = { adults: 15, children: 0, infants: 1 };
  expect(await fieldsOf(privateDates({ people: many, rooms: { double: 7, twin: 0, own: 1, shared: 0 } }))).toEqual([
    422,
    { people: 'too_many_passengers' },
  ]);
  expect(await fieldsOf(privateDates({ rooms: { double: 0, twin: 0, own: 1, shared: 1 } }))).toEqual([
    422,
    { rooms: 'rooms_do_not_fit' },
  ]);
  expect(await fieldsOf(privateDates({ tour: 'no-such-tour' }))).toEqual([404, 'not_found']);
  expect(await fieldsOf(privateDates({ tour: FOOD_DAY }))).toEqual([409, 'not_allowed']);
  expect(await fieldsOf({ ...privateDates(), email: 'nobody' })).toEqual([422, { email: 'email_invalid' }]);
  // The food day does not go on Fridays, and takes four days to ask for, answer and pay.
  expect(await fieldsOf(foodDay({ day: dayOn('Friday') }))).toEqual([422, { day: 'day_not_run' }]);
  expect(await fieldsOf(foodDay({ day: addDays(today, 3) }))).toEqual([422, { day: 'too_soon' }]);
  expect(await fieldsOf(foodDay({ tour: 'persepolis-day-from-shiraz' }))).toEqual([409, 'not_allowed']);
  expect(await fieldsOf(foodDay({ people: { adults: 13, children: 0, infants: 0 } }))).toEqual([
    422,
    { people: 'too_many_passengers' },
  ]);
});

test('the page says which first days may be asked for, as the server takes them', async () => {
  const today = dayOf(server.clock.now);
  const tourFor = async (slug: string) =>
    (await server.newTraveller().ask('GET', `/tours/${slug}`)).json<Schemas['Tour']>();
  const classic = await tourFor(CLASSIC);
  expect(classic.asked).toEqual({
    ...{ kind: 'private', from: addDays(today, 21), to: addDays(today, 365), months: [3, 4, 5, 9, 10, 11], most: 15 },
    ...{ answerHours: 24, offerHours: 24, isSimulated: true },
  });
  const food = await tourFor(FOOD_DAY);
  expect([food.asked?.kind, food.asked?.most]).toEqual(['request', 12]);
  expect((await tourFor('persepolis-day-from-shiraz')).asked).toBe(null);
  for (const { card, asked } of [classic, food]) {
    const first = firstAskedDay(asked ?? expect.fail('it may be asked for'), card.runs) ?? '';
    expect(askedOf(card, today)).toEqual(asked);
    const body = card.kind === 'journey' ? privateDates({ day: first }) : foodDay({ day: first });
    expect((await send(server.newTraveller(), body)).statusCode).toBe(201);
  }
});

test('the food day is offered, paid whole, and is an order as any day tour', async () => {
  const one = await ask(foodDay({ people: { adults: 3, children: 0, infants: 0 } }));
  expectFields(one.inquiry, { kind: 'request', tourKind: 'dayTour', rooms: null, total: euro(3 * 6400) });
  await pass(SIMULATED_ANSWER_MS);
  const bought = await told(one, 3);
  const order = await read(bought);
  expectFields(order, { total: euro(3 * 6400), deadlineAt: (await one.now()).offerUntil ?? 0 });
  expect([order.due, order.item.guideLanguage, order.item.isPrivate]).toEqual([undefined, 'French', undefined]);
  await pay(bought);
  expect([(await read(bought)).status, (await one.now()).status]).toEqual(['issued', 'accepted']);
});

let departures = 0;
async function fullDeparture(places = 2, inDays = 120) {
  departures += 1;
  const id = `LINE-${departures}`;
  const start = await addDeparture(server.db, server.clock.now, {
    ...{ id, inDays, capacity: places + 4, paid: 4, leastToRun: 2, isCertain: true },
  });
  const owner = await booked(choiceFor(id, places));
  return { id, start, owner };
}
const tourCard = async (id: string) => {
  const tour = (await server.newTraveller().ask('GET', `/tours/${CLASSIC}`)).json<Schemas['Tour']>();
  return tour.card.departures.find((one) => one.id === id) ?? expect.fail('it is listed');
};

test('who waits is offered what comes back, in the order of the line, and nobody else can hold it', async () => {
  const { id, owner } = await fullDeparture();
  const [first, second] = [await ask(waitingFor(id, 2)), await ask(waitingFor(id, 1))];
  expect([first.inquiry.before, second.inquiry.before, first.inquiry.isSimulated]).toEqual([0, 1, false]);
  expectFields(await tourCard(id), { left: 0, waiting: 3 });
  // The order of the line is that in which they came in, whatever the clocks of two servers said.
  const asked = server.db.updateTable('inquiry').set({ asked_at: server.clock.now + 1 });
  await asked.where('id', '=', first.inquiry.inquiryId).execute();
  expect([(await first.now()).before, (await second.now()).before]).toEqual([0, 1]);
  await pass(0);
  expect((await first.now()).status).toBe('inquiring');
  // Two places come back: they are the first one's, before the line is looked at and after it.
  await cancel(owner);
  const others = server.newTraveller();
  const held = await others.ask(
    'POST',
    '/tours/holds',
    { ...choiceFor(id, 1), shownTotal: euro(75_600) },
    {
      'idempotency-key': 'not-in-the-line',
    },
  );
  expect([held.statusCode, held.json().error.code]).toEqual([409, 'sold_out']);
  await pass(0, 3);
  expectFields(await first.now(), { status: 'offered', total: euro(2 * 75_600) });
  expectFields(await second.now(), { status: 'inquiring', before: 0 });
  expectFields(await tourCard(id), { left: 0, waiting: 1 });
  // Not paid within 24 hours: the next one has it, and the place that nobody waits for is sold.
  await pass(24 * HOUR_MS, 4);
  expect([(await first.now()).status, (await second.now()).status]).toEqual(['lapsed', 'offered']);
  expectFields(await tourCard(id), { left: 1, waiting: 0 });
  const bought = await told(second, 1);
  await pay(bought);
  expect([(await second.now()).status, await countsOf(server.db, id)]).toEqual(['accepted', { held: 0, sold: 5 }]);
});

test('what comes back is for the first who fits: a large group keeps its place and holds nobody up', async () => {
  const { id, owner } = await fullDeparture(4);
  const [large, small] = [await ask(waitingFor(id, 3)), await ask(waitingFor(id, 1))];
  await server.db.updateTable('tour_departure').set({ paid: 6 }).where('id', '=', id).execute();
  // Before the line is looked at: one is the small group's, the other one is anybody's.
  expectFields(await tourCard(id), { left: 1, waiting: 4 });
  await pass(0, 3);
  expect([(await large.now()).status, (await small.now()).status]).toEqual(['inquiring', 'offered']);
  expectFields(await large.now(), { before: 0 });
  expectFields(await tourCard(id), { left: 1, waiting: 3 });
  await server.db.updateTable('tour_departure').set({ paid: 4 }).where('id', '=', id).execute();
  await pass(0, 3);
  expect([(await large.now()).status, (await tourCard(id)).left]).toEqual(['offered', 0]);
  expect((await read(owner)).status).toBe('issued');
});

test('who can never fit in any more, because the owner made the departure smaller, is refused and holds nobody up', async () => {
  const { id, owner } = await fullDeparture(4);
  const [large, small] = [await ask(waitingFor(id, 7)), await ask(waitingFor(id, 1))];
  await importAgain(server.db, server.clock.now, id, { capacity: 7 });
  await pass(0, 3);
  expect((await large.now()).status).toBe('inquiring');
  await importAgain(server.db, server.clock.now, id, { capacity: 6 });
  await cancel(owner);
  await pass(0, 3);
  expect([(await large.now()).status, (await small.now()).status]).toEqual(['refused', 'offered']);
  expectFields(await tourCard(id), { left: 1, waiting: 0 });
});

test('a place that an unpaid hold gives back is the line’s at once: nobody holds it, nor who had it', async () => {
  const { id } = await fullDeparture();
  const one = await ask(waitingFor(id, 2));
  const setPaid = (paid: number) =>
    server.db.updateTable('tour_departure').set({ paid }).where('id', '=', id).execute();
  // One place alone is too few for the two who wait.
  await setPaid(5);
  const holder = await ready(choiceFor(id, 1));
  await setPaid(4);
  const other = await ready(choiceFor(id, 1));
  // Given back, and not looked at yet.
  await other.browser.release(other.orderId);
  await server.db.updateTable('orders').set({ status: 'expired' }).where('id', '=', holder.orderId).execute();
  await server.db.updateTable('tour_departure').set({ held: 0 }).where('id', '=', id).execute();
  const again = await holder.browser.holdAgain(holder.orderId);
  const stranger = await holdOf(server.newTraveller(), { ...choiceFor(id, 1), shownTotal: euro(75_600) });
  expect([again, stranger].map((answer) => answer.json().error.code)).toEqual(['sold_out', 'sold_out']);
  await pass(0, 3);
  expect((await one.now()).status).toBe('offered');
});

test('only a full departure is waited for, by each browser once, and the list ends with the sale', async () => {
  const id = 'LINE-FULL';
  const start = await addDeparture(server.db, server.clock.now, {
    id,
    inDays: 120,
    capacity: 6,
    paid: 6,
    isCertain: true,
  });
  const one = await ask(waitingFor(id, 1));
  expect((await send(one.browser, waitingFor(id, 1))).json<Inquiry>().inquiryId).toBe(one.inquiry.inquiryId);
  // Other people are another question: the open one is named, and stays as it is.
  const more = await send(one.browser, waitingFor(id, 2));
  expectFields(more.json().error, { code: 'not_allowed', inquiryId: one.inquiry.inquiryId });
  expect([more.statusCode, (await one.now()).people.adults]).toEqual([409, 1]);
  expect((await send(server.newTraveller(), waitingFor(id, 7))).json().error.fields).toEqual({
    people: 'too_many_passengers',
  });
  const free = 'LINE-FREE';
  await addDeparture(server.db, server.clock.now, { id: free, inDays: 121, capacity: 4, paid: 3 });
  const refused = await send(server.newTraveller(), waitingFor(free, 2));
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'not_allowed']);
  expect(one.inquiry.answerBy).toBe(endOfDay(addDays(start, -5)));
  server.clock.now = endOfDay(addDays(start, -5)) - 1;
  await server.runJobs();
  expect((await one.now()).status).toBe('inquiring');
  server.clock.now += 1;
  await pass(0);
  expect((await one.now()).status).toBe('lapsed');
  const late = await send(server.newTraveller(), waitingFor(id));
  expect([late.statusCode, late.json().error.code]).toEqual([410, 'offer_expired']);
});

test('a line ends with the sale of its departure as it is now, which is later once it is certain', async () => {
  const id = 'LINE-UNCERTAIN';
  const start = await addDeparture(server.db, server.clock.now, { id, inDays: 120, capacity: 4, paid: 4 });
  const one = await ask(waitingFor(id, 1));
  expect(one.inquiry.answerBy).toBe(endOfDay(addDays(start, -21)));
  const certain = server.db.updateTable('tour_departure').set({ certain_at: server.clock.now });
  await certain.where('id', '=', id).execute();
  expect((await one.now()).answerBy).toBe(endOfDay(addDays(start, -5)));
});

test('an offer that is made on the last day of sale ends with it', async () => {
  const { id, start, owner } = await fullDeparture(2, 40);
  const one = await ask(waitingFor(id));
  server.clock.now = momentOf(addDays(start, -5), 20 * 60);
  await cancel(owner);
  await pass(0);
  expect((await one.now()).offerUntil).toBe(endOfDay(addDays(start, -5)));
});

test('one browser does not wait for more than its travellers, and its offer is not lost by another choice', async () => {
  const { id, owner } = await fullDeparture();
  const one = await ask(waitingFor(id, 1));
  await cancel(owner);
  await pass(0);
  const { orderId } = await one.now();
  // The second place is free for all: who takes two of the same departure takes them beside the offer.
  const other = await one.browser.ask(
    'POST',
    '/tours/holds',
    { ...choiceFor(id, 2), shownTotal: euro(1) },
    {
      'idempotency-key': 'beside-the-offer',
    },
  );
  expect(other.json().error.code).toBe('sold_out');
  expect((await one.browser.read(orderId ?? '')).json<TourOrder>().status).toBe('held');
});

test.each([
  ['private', privateDates, ['Your private dates are offered', 'Not on these dates', 'No answer about your dates']],
  ['request', foodDay, ['Your day is offered', 'Not on this day', 'No answer about your day']],
] as const)(
  'three mails of what is asked for (%s), with the way back, and that it is simulated',
  async (kind, asking, subjects) => {
    const to = (which: string) => `${which}.${kind}@guest.example`;
    for (const weekday of ['Saturday', 'Wednesday', 'Tuesday'])
      await ask({ ...asking({ day: dayOn(weekday) }), email: to(weekday.toLowerCase()) });
    await pass(SIMULATED_ANSWER_MS);
    await pass(24 * HOUR_MS);
    const mails = (await Promise.all(['saturday', 'wednesday', 'tuesday'].map((day) => mailsTo(to(day))))).flat();
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(subjects);
    for (const { body_text } of mails) expect(body_text).toMatch(/simulated/);
    expect(mails[0]?.body_text).toMatch(/\/iran-tours\/ask\/[0-9a-f-]{36}/);
    const kept = server.db
      .selectFrom('inquiry')
      .select('id')
      .where('email', 'is not', null)
      .where('product', '=', 'tours');
    expect(await kept.execute()).toEqual([]);
  },
);

test('what a guest asked is in the account they log in to, and nobody else reads it', async () => {
  const one = await ask(privateDates());
  const { accountId } = await signIn(server.deps, one.browser);
  await one.now();
  const elsewhere = server.newTraveller();
  await signIn(server.deps, elsewhere, { accountId });
  const path = `/tours/inquiries/${one.inquiry.inquiryId}`;
  expect((await elsewhere.ask('GET', path)).statusCode).toBe(200);
  expect((await server.newTraveller().ask('GET', path)).statusCode).toBe(404);
  await pass(SIMULATED_ANSWER_MS);
  const mails = server.db.selectFrom('outbox').select('subject').where('account_id', '=', accountId);
  expect((await mails.execute()).map(({ subject }) => subject.split(':')[0])).toEqual([
    'Your private dates are offered',
  ]);
  server.clock.now += DAY_MS;
});

test('private dates that are paid late run for their party, whatever was imported and however many days have passed', async () => {
  const day = dayOn('Saturday', 24);
  server.clock.now = momentOf(addDays(day, -22), 600);
  const one = await ask(privateDates({ day }));
  await pass(SIMULATED_ANSWER_MS);
  const bought = await told(one, 2);
  const charge = await opened(bought);
  await pass(24 * HOUR_MS);
  expect((await read(bought)).status).toBe('expired');
  await importAgain(server.db, server.clock.now, '', {});
  for (let days = 0; days < 2; days += 1) await pass(DAY_MS);
  await server.sandbox.decide(charge, { status: 'succeeded' });
  await pass(0);
  const order = await read(bought);
  expectFields(order, { status: 'issued', 'item.isCertain': true });
  expect(await countsOf(server.db, order.item.departure ?? '')).toEqual({ held: 0, sold: 2 });
});
