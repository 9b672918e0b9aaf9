import { expect, onTestFinished, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addDays, DAY_MS, dayOf, HOUR_MS, momentOf } from '#domain/core/time.ts';
import { endOfDay, restDueAt } from '#domain/tours/dates.ts';
import { checkDepartureLimits } from '#server/products/tours/places-held.ts';
import { adult, holdOf, tourShop } from '#server/products/tours/testing/booked.ts';
import {
  ANSWERS,
  addDeparture,
  CLASSIC,
  choiceFor,
  countsOf,
  PERSEPOLIS,
} from '#server/products/tours/testing/departures.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';
import { CONTACT } from '#server/testing/traveller.ts';

const server = bookingApp();
const { read, held, ready, opened, pay, booked, cancel, stageMails } = tourShop(server);

let count = 0;
const newId = () => {
  count += 1;
  return `TEST-${count}`;
};
const departure = async (
  inDays: number,
  more: { capacity?: number; leastToRun?: number; paid?: number; isCertain?: boolean } = {},
) => {
  const id = newId();
  const start = await addDeparture(server.db, server.clock.now, { id, inDays, ...more });
  return { id, start };
};
/** The clock stands at this moment, and what is due has been done. */
const at = async (moment: number) => {
  server.clock.now = Math.max(server.clock.now, moment);
  await server.runJobs();
  await server.runJobs();
};
const noon = (start: string, days: number) => momentOf(addDays(start, -days), 12 * 60);

test('a day tour of one’s own party is paid at once, and free until 24 hours before its car comes', async () => {
  const day = addDays(dayOf(server.clock.now), 60);
  const people = { adults: 2, children: 0, infants: 0 };
  const choice = choiceFor('', 2, {
    ...{ tour: PERSEPOLIS, departure: null, day, language: 'German' },
    people,
    rooms: null,
  });
  const [free, late] = [await booked(choice), await booked(choice)];
  expectFields(await free.read(), { total: euro(15_600), status: 'issued', stage: null, due: undefined });
  expectFields((await free.read()).item, { guideLanguage: 'German', isCertain: true, settlesOn: null, capacity: null });
  server.clock.now = momentOf(addDays(day, -1), 7 * 60) - 1;
  expect((await cancel(free)).refund).toEqual(euro(15_600));
  server.clock.now += 1;
  expect((await cancel(late)).refund).toEqual(euro(0));
});

test('a party of a day tour keeps no step of people it sent away', async () => {
  const day = addDays(dayOf(server.clock.now), 60);
  const people = { adults: 4, children: 0, infants: 0 };
  const dayTour = { tour: PERSEPOLIS, departure: null, day, language: 'English' as const, people, rooms: null };
  const bought = await booked(choiceFor('', 4, dayTour));
  expect((await cancel(bought, [0])).answer.statusCode).toBe(409);
  expect((await cancel(bought)).answer.statusCode).toBe(200);
});

test('a couple that makes five to seven pays the step of seven, a quarter of it at once', async () => {
  const { id, start } = await departure(120, { paid: 5, leastToRun: 8 });
  const { order } = await ready(choiceFor(id, 2));
  expectFields(order, { total: euro(151_200) });
  expectFields(order.item, {
    bookedAt: 7,
    group: 7,
    each: euro(75_600),
    isCertain: false,
    settlesOn: addDays(start, -60),
  });
  // Not certain yet: three days after the last day on which it can become so.
  expectFields(order.due ?? {}, { purpose: 'deposit', amounts: { EUR: euro(37_800), USD: order.due?.amounts.USD } });
  expect(order.due?.later).toEqual({ amount: euro(113_400), dueAt: restDueAt(addDays(start, -18)) });
});

test.each([
  ['two of two make it certain', { leastToRun: 2 }, 30],
  ['two of four do not', { leastToRun: 4 }, 18],
  ['two more make four', { leastToRun: 4, paid: 2 }, 30],
  ['it is certain already', { leastToRun: 4, isCertain: true }, 30],
])('the page of a tour and the order say one last day for the rest: %s', async (_name, more, days) => {
  const { id, start } = await departure(120, more);
  const { browser, order } = await ready(choiceFor(id, 2));
  const tour = (await browser.ask('GET', `/tours/${CLASSIC}?people=2`)).json();
  const card = tour.card.departures.find((one: { id: string }) => one.id === id);
  expect([card.restDue, order.due?.later?.dueAt]).toEqual([addDays(start, -days), restDueAt(card.restDue)]);
});

test('children pay 70 percent, infants nothing and no place, an own room its supplement', async () => {
  const { id } = await departure(120);
  const people = { adults: 3, children: 1, infants: 1 };
  const { answer } = await held(choiceFor(id, 3, { people, rooms: { double: 1, twin: 0, own: 1, shared: 0 } }));
  // Four of two and older: the step of four.
  expect(answer.json().total).toEqual(euro(3 * 75_600 + 52_920 + 18_000));
  expect(await countsOf(server.db, id)).toEqual({ held: 4, sold: 0 });
});

test('what cannot be sold is refused with its reason, and nothing is held', async () => {
  const { id, start } = await departure(120, { capacity: 3 });
  const asked = async (change: object) => {
    const { answer } = await held({ ...choiceFor(id, 2), ...change });
    return [answer.statusCode, answer.json().error.code, answer.json().error.fields ?? null];
  };
  const one = { adults: 1, children: 0, infants: 0 };
  expect(await asked({ rooms: { double: 2, twin: 0, own: 0, shared: 0 } })).toEqual([
    ...[422, 'invalid_details', { rooms: 'rooms_do_not_fit' }],
  ]);
  expect(await asked({ departure: 'NOBODY-KNOWS' })).toEqual([404, 'not_found', null]);
  expect(await asked({ tour: 'no-such-tour' })).toEqual([404, 'not_found', null]);
  const four = choiceFor(id, 4);
  expect(await asked(four)).toEqual([409, 'sold_out', null]);
  const dayTour = { tour: PERSEPOLIS, departure: null, rooms: null, language: 'English', people: one };
  expect(await asked({ ...dayTour, day: '2026-01-01' })).toEqual([422, 'invalid_details', { day: 'date_in_past' }]);
  expect(await asked({ ...dayTour, day: '2027-05-01', tour: 'tehran-food-day' })).toEqual([
    ...[409, 'not_allowed', null],
  ]);
  const shown = { ...choiceFor(id, 2), shownTotal: euro(100_000) };
  const changed = (await holdOf(server.newTraveller(), shown)).json().error;
  expect([changed.code, changed.price]).toEqual(['price_changed', { old: euro(100_000), new: euro(176_000) }]);
  await at(momentOf(addDays(start, -4)));
  expect(await asked({})).toEqual([410, 'offer_expired', null]);
  expect(await countsOf(server.db, id)).toEqual({ held: 0, sold: 0 });
});

test('a day tour has no rooms: who sends some pays for none', async () => {
  const day = addDays(dayOf(server.clock.now), 60);
  const rooms = { double: 0, twin: 0, own: 2, shared: 0 };
  const choice = choiceFor('', 2, { tour: PERSEPOLIS, departure: null, day, language: 'English', rooms });
  const { answer } = await held(choice);
  expectFields(answer.json(), { total: euro(15_600) });
  expectFields(answer.json().item, { rooms: null });
});

test('the places of a departure are limited also when they are held again', async () => {
  const { id } = await departure(120, { capacity: 400 });
  const most = 9 * server.deps.config.rateLimitFactor;
  expect(most).toBeGreaterThanOrEqual(9);
  const { browser, answer } = await held(choiceFor(id, 2));
  const { orderId, deadlineAt } = answer.json();
  server.clock.now = deadlineAt;
  expect((await browser.read(orderId)).json().status).toBe('expired');
  const { owner } = await server.db
    .selectFrom('orders')
    .select('owner')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const again = (more: number) =>
    server.db.transaction().execute((tx) =>
      checkDepartureLimits(
        tx,
        { owner },
        { departure: id },
        { ip: '127.0.0.1', config: { ...server.deps.config, rateLimitFactor: 1 }, now: server.clock.now, more },
      ).then(
        () => 'allowed',
        ({ status }) => status,
      ),
    );
  expect([await again(9), await again(10)]).toEqual(['allowed', 429]);
});

test('another choice for the same departure takes the place of a hold without names', async () => {
  const { id } = await departure(120, { capacity: 4 });
  const { browser, answer } = await held(choiceFor(id, 3));
  expect(answer.statusCode).toBe(201);
  expect((await held(choiceFor(id, 4), browser)).answer.statusCode).toBe(201);
  expect(await countsOf(server.db, id)).toEqual({ held: 4, sold: 0 });
});

test('one browser has no more than nine places of a departure, paid or not, and its address twelve', async () => {
  const { id } = await departure(120, { capacity: 40 });
  const { browser, orderId } = await booked(choiceFor(id, 8));
  const limited = (owner: string) =>
    server.db.transaction().execute((tx) =>
      checkDepartureLimits(
        tx,
        { owner },
        { departure: id },
        { ip: '127.0.0.1', config: { ...server.deps.config, rateLimitFactor: 1 }, now: server.clock.now },
      ).then(
        () => 'allowed',
        ({ status }) => status,
      ),
    );
  const row = server.db.selectFrom('orders').select('owner').where('id', '=', orderId);
  const { owner } = await row.executeTakeFirstOrThrow();
  expect(await limited(owner)).toBe('allowed');
  expect((await held(choiceFor(id, 2), browser)).answer.statusCode).toBe(201);
  expect([await limited(owner), await limited('another-browser')]).toEqual([429, 'allowed']);
  expect((await held(choiceFor(id, 3))).answer.statusCode).toBe(201);
  expect(await limited('another-browser')).toBe(429);
});

test('a birth date of another age is refused at its field, and a minor comes with a grown-up', async () => {
  const { id } = await departure(120);
  const { browser, answer } = await held(choiceFor(id, 2));
  const { orderId } = answer.json();
  const fields = async (births: readonly string[]) => {
    const passengers = births.map((birthDate, place) => adult(place, { birthDate }));
    return (await browser.submit(orderId, { passengers, ...CONTACT, answers: ANSWERS })).json().error?.fields;
  };
  expect(await fields(['1988-03-14', '2020-01-01'])).toEqual({ 'passengers.1.birthDate': 'age_not_as_booked' });
  expect(await fields(['2010-03-14', '2011-01-01'])).toMatchObject({ 'passengers.0.birthDate': 'guardian_needed' });
  const passengers = [adult(0), adult(1)];
  const without = await browser.submit(orderId, { passengers, ...CONTACT });
  // Nobody reads the contact for an emergency of a simulated tour, so nobody must give it.
  expect(without.statusCode).toBe(200);
  expect(await fields(['1988-03-14', '1990-01-01'])).toBeUndefined();
});

test('a departure is certain once the least number has paid: a mail, and the rest is due in time for it', async () => {
  const { id, start } = await departure(120, { leastToRun: 4 });
  const first = await booked(choiceFor(id, 2));
  expectFields(await first.read(), { stage: null });
  const second = await booked(choiceFor(id, 2));
  for (const { orderId, read: again } of [first, second]) {
    await server.runJobs();
    const order = await again();
    expectFields(order, { stage: 'certain' });
    expectFields(order.item, { isCertain: true, group: 4 });
    expect(order.due?.dueAt).toBe(restDueAt(addDays(start, -30)));
    expect(await stageMails(orderId)).toEqual(['Your tour will run']);
  }
  // It stays certain, whoever leaves.
  await cancel(second);
  await at(server.clock.now + DAY_MS);
  expectFields((await first.read()).item, { isCertain: true, group: 2 });
});

test('certain late, the rest is due three days after it and not before', async () => {
  const { id, start } = await departure(120, { leastToRun: 4 });
  const first = await booked(choiceFor(id, 2));
  expect((await first.read()).due?.dueAt).toBe(restDueAt(addDays(start, -18)));
  await at(momentOf(addDays(start, -28), 600));
  expectFields(await first.read(), { status: 'issued' });
  await booked(choiceFor(id, 2));
  await server.runJobs();
  expect((await first.read()).due?.dueAt).toBe(restDueAt(addDays(start, -25)));
});

test('who pays the rest gets the voucher, one for all, and its order names a guide for a visa', async () => {
  const { id } = await departure(120);
  const bought = await booked(choiceFor(id, 2));
  const kinds = async () =>
    (await bought.browser.documents(bought.orderId))
      .json<{ papers: { kind: string; holder: unknown }[] }>()
      .papers.map(({ kind, holder }) => [kind, holder !== null]);
  expect(await kinds()).toEqual([
    ['confirmation', true],
    ['confirmation', true],
  ]);
  const gives = async () =>
    (await server.db.selectFrom('orders').select('gives').where('id', '=', bought.orderId).executeTakeFirstOrThrow())
      .gives as { kind: string }[];
  expect(await gives()).toEqual([]);
  await pay(bought);
  await server.runJobs();
  expect((await kinds()).at(-1)).toEqual(['voucher', false]);
  expect((await gives()).map(({ kind }) => kind)).toEqual(['guide', 'visaFee']);
});

const papersMails = async (orderId: string): Promise<string[]> => {
  const mails = server.db.selectFrom('outbox').select('body_text').where('order_id', '=', orderId);
  return (await mails.where('kind', '=', 'papers').execute()).map(({ body_text }) => body_text);
};

test('with the deposit a mail says that the voucher comes when all is paid', async () => {
  const { id } = await departure(120);
  const { orderId } = await booked(choiceFor(id, 2));
  await server.runJobs();
  const [mail] = await papersMails(orderId);
  expect(mail).toContain('the voucher comes when all is paid');
  expect(mail).not.toContain('Voucher for all');
});

test('paid at once it has its voucher with the confirmations, and one mail', async () => {
  const { id } = await departure(120);
  const { browser, orderId } = await booked(choiceFor(id, 2), { part: 'full' });
  await server.runJobs();
  const { papers } = (await browser.documents(orderId)).json<{ papers: { kind: string; number: string }[] }>();
  expect(papers.map(({ kind }) => kind)).toEqual(['confirmation', 'confirmation', 'voucher']);
  const mails = await papersMails(orderId);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain(`Voucher for all: ${papers.at(-1)?.number}`);
  expect(mails[0]).not.toContain('deposit');
});

test('until 60 days before nothing moves; from then on the price falls with the group and never rises', async () => {
  const { id, start } = await departure(120);
  const first = await booked(choiceFor(id, 3)); // 880 each
  const second = await booked(choiceFor(id, 4), { part: 'full' }); // seven: 756 each
  await server.runJobs();
  expectFields(await first.read(), { total: euro(264_000) });
  expectFields((await first.read()).item, { group: 7, each: euro(88_000) });
  await at(noon(start, 60) - 1);
  expectFields(await first.read(), { total: euro(264_000) });
  await at(noon(start, 60));
  const settled = await first.read();
  expectFields(settled, { total: euro(226_800) });
  expectFields(settled.item, { group: 7, bookedAt: 3, each: euro(75_600) });
  expect(settled.due?.amounts.EUR).toEqual(euro(226_800 - 66_000));
  // An eighth joins: 620 each; who has paid all gets the difference back.
  const third = await booked(choiceFor(id, 1));
  await server.runJobs();
  expect([(await first.read()).total, (await second.read()).total, (await third.read()).total]).toEqual([
    ...[euro(186_000), euro(248_000), euro(62_000)],
  ]);
  expect(await server.sandbox.verify(second.chargeId)).toEqual({ status: 'refunded', amount: euro(54_400) });
  // Four leave: nobody pays more.
  await cancel(second);
  await at(server.clock.now + HOUR_MS);
  expectFields(await first.read(), { total: euro(186_000) });
  expectFields((await first.read()).item, { group: 4, each: euro(62_000) });
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('reminders come in the morning 45, 35 and 31 days before, each once', async () => {
  const { id, start } = await departure(120);
  const { orderId } = await booked(choiceFor(id, 2));
  const reminded = async () => {
    const mails = server.db.selectFrom('outbox').select('created_at').where('order_id', '=', orderId);
    const sent = await mails.where('kind', '=', 'reminder').orderBy('created_at').execute();
    return sent.map(({ created_at }) => dayOf(created_at));
  };
  for (const days of [46, 45, 44, 35, 31]) await at(momentOf(addDays(start, -days), 9 * 60));
  expect(await reminded()).toEqual([45, 35, 31].map((days) => addDays(start, -days)));
});

test('a server that was away while a departure was called off keeps no deposit', async () => {
  const { id, start } = await departure(120, { leastToRun: 4 });
  const bought = await booked(choiceFor(id, 2));
  server.clock.now = endOfDay(addDays(start, -21)) - 1;
  const path = `/orders/${bought.orderId}/cancellation`;
  const backNow = async () => (await bought.browser.ask('GET', path)).json().refund;
  expect(await backNow()).toEqual(euro(0));
  server.clock.now += 1;
  expect(await backNow()).toEqual(euro(44_000));
});

test('with too few people 21 days before it is called off: nothing is due, and after seven days all comes back', async () => {
  const { id, start } = await departure(120, { leastToRun: 4 });
  const silent = await booked(choiceFor(id, 2));
  const quick = await booked(choiceFor(id, 1), { part: 'full' });
  await at(momentOf(addDays(start, -21), 600));
  expectFields(await silent.read(), { stage: null }); // the day itself still counts
  await at(momentOf(addDays(start, -20)));
  const told = await silent.read();
  expectFields(told, { stage: 'belowMinimum', status: 'issued' });
  expect(await stageMails(silent.orderId)).toEqual(['Too few people for your tour']);
  expect((await held(choiceFor(id, 2))).answer.json().error.code).toBe('offer_expired');
  // By the rules the deposit would be kept.
  expect((await cancel(quick)).refund).toEqual(euro(88_000));
  await at(endOfDay(addDays(start, -18)) + HOUR_MS);
  expectFields(await silent.read(), { status: 'issued' });
  await at(endOfDay(addDays(start, -13)) - 1);
  expectFields(await silent.read(), { status: 'issued' });
  await at(endOfDay(addDays(start, -13)));
  expectFields(await silent.read(), { status: 'refunded', refunded: euro(44_000) });
  expect(await countsOf(server.db, id)).toEqual({ held: 0, sold: 0 });
});

test.each([
  ['before noon, 60 days before', 60, -1, 44_000],
  ['from noon, 60 days before', 60, 0, 22_000],
  ['before noon, 30 days before', 30, -1, 22_000],
  ['from noon, 30 days before', 30, 0, 0],
])('a deposit given back %s', async (_words, days, ms, back) => {
  const { id, start } = await departure(120);
  const bought = await booked(choiceFor(id, 2));
  server.clock.now = noon(start, days) + ms;
  expect((await cancel(bought)).refund).toEqual(euro(back));
});

test.each([
  ['before noon, 7 days before', -1, 132_000],
  ['from noon, 7 days before', 0, 0],
])('a journey that is paid, given back %s', async (_words, ms, back) => {
  const { id, start } = await departure(120);
  const bought = await booked(choiceFor(id, 2), { part: 'full' });
  server.clock.now = noon(start, 7) + ms;
  expect((await cancel(bought)).refund).toEqual(euro(back));
});

test('booked 30 days before or later, all is paid at once', async () => {
  const [far, near] = [await departure(31), await departure(30)];
  expect((await ready(choiceFor(far.id, 2))).order.due?.purpose).toBe('deposit');
  // Nothing is said of parts where there are none.
  expect((await ready(choiceFor(near.id, 2))).order.due).toBeUndefined();
});

test('a mail names the guide seven days before, once', async () => {
  const { id, start } = await departure(40);
  const bought = await booked(choiceFor(id, 2), { part: 'full' });
  await at(momentOf(addDays(start, -7)) - 1);
  expectFields(await bought.read(), { stage: 'certain' });
  await at(momentOf(addDays(start, -7)));
  await at(server.clock.now + DAY_MS);
  expectFields(await bought.read(), { stage: 'guideNamed' });
  expectFields((await bought.read()).item, { guide: 'Sara Ahmadi' });
  expect((await stageMails(bought.orderId)).filter((subject) => subject === 'Your guide is named')).toHaveLength(1);
});

test('one of five leaves before the rest is paid: a place is free, and the others pay theirs', async () => {
  const { id } = await departure(120);
  const bought = await booked(choiceFor(id, 5));
  const { refund, answer } = await cancel(bought, [1]);
  expect([answer.statusCode, refund]).toEqual([200, euro(18_900)]);
  const after = await read(bought);
  expectFields(after, { status: 'partiallyCancelled' });
  expect(after.due?.amounts.EUR).toEqual(euro(4 * 56_700));
  expect(after.item.persons.map(({ hasLeft }) => hasLeft)).toEqual([false, true, false, false, false]);
  expect(await countsOf(server.db, id)).toEqual({ held: 0, sold: 4 });
});

test('while cancelling is free nobody keeps the step of a group that they sent away; all may go, and later each', async () => {
  const { id, start } = await departure(120);
  const bought = await booked(choiceFor(id, 8));
  const quote = async (papers: readonly number[]) => {
    const asked = papers.length > 0 ? `?papers=${papers.join()}` : '';
    const answer = await bought.browser.ask('GET', `/orders/${bought.orderId}/cancellation${asked}`);
    return { status: answer.statusCode, code: answer.json().error?.code, ...answer.json() };
  };
  const seven = [0, 1, 2, 3, 4, 5, 6];
  expectFields(await quote(seven), { status: 409, code: 'not_allowed' });
  expectFields(await quote([7]), { status: 409, code: 'not_allowed' });
  expectFields(await quote([]), { status: 200, refund: euro(124_000), each: [] });
  await at(noon(start, 60));
  expectFields(await quote([7]), { status: 200, refund: euro(15_500 - 7750) });
  expect((await quote([])).each).toHaveLength(8);
});

test('so many may leave as the step of who stays allows, one after the other, too', async () => {
  const { id } = await departure(120, { paid: 2 });
  const bought = await booked(choiceFor(id, 4)); // six: 756 each, as with four
  expect((await cancel(bought, [0, 1, 2])).answer.statusCode).toBe(409);
  expect((await cancel(bought, [0])).answer.statusCode).toBe(200);
  expect((await cancel(bought, [1])).answer.statusCode).toBe(200);
  expect((await cancel(bought, [2])).answer.statusCode).toBe(409);
  expectFields(await bought.read(), { status: 'partiallyCancelled', total: euro(302_400) });
});

test('who books after the price has settled pays the step of the largest group since at once, and the page says it', async () => {
  const { id } = await departure(50, { paid: 5 });
  const settled = { settled_at: server.clock.now, largest: 8 };
  await server.db.updateTable('tour_departure').set(settled).where('id', '=', id).execute();
  const { browser, order, orderId } = await ready(choiceFor(id, 2));
  const tour = (await browser.ask('GET', `/tours/${CLASSIC}?people=2`)).json();
  const card = tour.card.departures.find((one: { id: string }) => one.id === id);
  expectFields(card, { group: 7, largest: 8, each: euro(62_000) });
  expectFields(order, { total: euro(124_000) });
  expectFields(order.item, { group: 7, bookedAt: 8, each: euro(62_000) });
  const chargeId = await pay({ browser, orderId });
  await server.runJobs();
  expectFields(await read({ browser, orderId }), { total: euro(124_000) });
  expect(await server.sandbox.verify(chargeId)).toMatchObject({ status: 'succeeded', amount: euro(31_000) });
});

const cardOf = async (id: string) => {
  const tour = (await server.newTraveller().ask('GET', `/tours/${CLASSIC}?people=2`)).json();
  return tour.card.departures.find((one: { id: string }) => one.id === id);
};

test('certain with nobody left in it is promised to nobody: it is as any other departure, and is called off in its time', async () => {
  const { id, start } = await departure(120);
  const bought = await booked(choiceFor(id, 2));
  await server.runJobs();
  expectFields(await cardOf(id), { isCertain: true, taken: 2 });
  // Who holds a place was shown that it runs.
  const holder = await ready(choiceFor(id, 1));
  await cancel(bought);
  await at(server.clock.now + 1);
  expectFields(await cardOf(id), { isCertain: true, taken: 0 });
  await holder.browser.release(holder.orderId);
  await at(server.clock.now + 1);
  expectFields(await cardOf(id), { isCertain: false, taken: 0, salesEnd: addDays(start, -21) });
  // One alone does not make it certain again, and is asked for no rest.
  const alone = await booked(choiceFor(id, 1));
  await at(momentOf(addDays(start, -20)));
  expectFields(await alone.read(), { stage: 'belowMinimum' });
});

test('who was told that it runs and pays late comes along, whoever left meanwhile', async () => {
  const { id } = await departure(120);
  const bought = await booked(choiceFor(id, 2));
  await server.runJobs();
  const late = await ready(choiceFor(id, 1));
  const charge = await opened(late);
  await cancel(bought);
  server.clock.now += 2 * HOUR_MS;
  await server.runJobs();
  await server.sandbox.decide(charge, { status: 'succeeded' });
  await at(server.clock.now + 1);
  expectFields((await read(late)).item, { isCertain: true });
  expectFields(await cardOf(id), { isCertain: true, taken: 1 });
});

test('the largest group is forgotten with the last who was in it', async () => {
  const { id } = await departure(50, { capacity: 14 });
  await at(server.clock.now + 1);
  const bought = await booked(choiceFor(id, 8));
  await server.runJobs();
  expectFields(await cardOf(id), { largest: 8, each: euro(62_000) });
  await cancel(bought);
  await at(server.clock.now + 1);
  expectFields(await cardOf(id), { largest: undefined, each: euro(88_000) });
});

test('the rest is due by the group at the payment, not by that of the hold', async () => {
  const { id, start } = await departure(120, { leastToRun: 4 });
  const first = await booked(choiceFor(id, 2));
  const second = await ready(choiceFor(id, 2));
  expect(second.order.due?.later?.dueAt).toBe(restDueAt(addDays(start, -30)));
  await cancel(first);
  await pay(second);
  const order = await read(second);
  expectFields(order.item, { group: 2, isCertain: false });
  expect(order.due?.dueAt).toBe(restDueAt(addDays(start, -18)));
});

test('an order that is told again what it knows stays as it is, and nobody gets a mail', async () => {
  const { id } = await departure(120);
  const { orderId } = await booked(choiceFor(id, 2));
  await server.runJobs();
  const known = async () => ({
    ...(await server.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()),
    mails: (await server.db.selectFrom('outbox').select('id').where('order_id', '=', orderId).execute()).length,
  });
  const before = await known();
  const departures = () => server.db.selectFrom('tour_departure').select('orders_told').where('id', '=', id);
  const { orders_told } = await departures().executeTakeFirstOrThrow();
  await server.db.updateTable('tour_departure').set({ orders_told: 'of old' }).where('id', '=', id).execute();
  await server.runJobs();
  expect([await known(), await departures().executeTakeFirst()]).toEqual([before, { orders_told }]);
});

test('who joined a group that leaves for free keeps the step at which they booked', async () => {
  const { id, start } = await departure(120);
  const many = await booked(choiceFor(id, 8));
  const one = await booked(choiceFor(id, 1));
  expect((await cancel(many)).refund).toEqual(euro(124_000));
  await at(noon(start, 60));
  expectFields(await one.read(), { total: euro(62_000) });
  // Known, with its figures, in decision 0092: who comes after them pays the step of those who are there.
  expectFields(await cardOf(id), { group: 3, each: euro(88_000) });
});

test('who has nine places of a departure gets no more by holding an expired order again', async () => {
  const { id } = await departure(120, { capacity: 40 });
  const { browser } = await booked(choiceFor(id, 8));
  const { answer } = await held(choiceFor(id, 2), browser);
  const { orderId, deadlineAt } = answer.json();
  server.clock.now = deadlineAt;
  await server.runJobs();
  const { config } = server.deps;
  const { rateLimitFactor } = config;
  onTestFinished(() => void Object.assign(config, { rateLimitFactor }));
  Object.assign(config, { rateLimitFactor: 1 });
  const refused = await browser.holdAgain(orderId);
  expect([refused.statusCode, await countsOf(server.db, id)]).toEqual([429, { held: 0, sold: 8 }]);
  Object.assign(config, { rateLimitFactor });
  expect((await browser.holdAgain(orderId)).statusCode).toBe(200);
});
