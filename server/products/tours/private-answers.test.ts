import { expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/core/time.ts';
import { ENGLISH, PERSIAN } from '#server/products/tours/papers/words.ts';
import { adult, type Browser, tourShop } from '#server/products/tours/testing/booked.ts';
import { ANSWERS, addDeparture, choiceFor, PERSEPOLIS } from '#server/products/tours/testing/departures.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { find, mailedCode } from '#server/testing/order-ways.ts';
import { CONTACT, type Order } from '#server/testing/traveller.ts';

const server = bookingApp();
const { held, read, pay, cancel } = tourShop(server);

const PRIVATE = { ...ANSWERS, 'eats.0': 'noPork', 'health.0': 'Heart pills', 'eats.1': 'vegan', 'health.1': 'Asthma' };
const answers = { ...PRIVATE, arrivalFlight: 'TK 874', arrivalTime: '03:10' };
const typed = { passengers: [adult(0), adult(1)], ...CONTACT, answers };

let count = 0;
/** Its people are told, in the draft and as sent, and another browser finds it. */
async function found() {
  count += 1;
  const id = `PRIVATE-${count}`;
  await addDeparture(server.db, server.clock.now, { id, inDays: 120 });
  const { browser: maker, answer } = await held(choiceFor(id, 2));
  const { orderId } = answer.json<Order>();
  const draft = await draftOf(maker, orderId);
  const kept = await maker.ask('PUT', `/orders/${orderId}/draft`, { ...draft, answers });
  const told = await maker.submit(orderId, typed);
  expect([kept.statusCode, told.statusCode]).toEqual([204, 200]);
  const finder = server.newTraveller();
  expect((await find(finder, told.json<Order>())).statusCode).toBe(200);
  return { maker, finder, orderId };
}
const somebodyElse = () => {
  const { ageClass: _, ...somebody } = adult(7, { firstName: 'Carla', passportNumber: 'C01X00X88' });
  return somebody;
};
const draftOf = async (browser: Browser, orderId: string) =>
  (await browser.ask('GET', `/orders/${orderId}/draft`)).json();

test('who found an order by its reference reads no food, health or emergency of it, before or after payment', async () => {
  const { maker, finder, orderId } = await found();
  const shown = async (browser: Browser) => [
    (await draftOf(browser, orderId)).answers,
    (await read({ browser, orderId })).item.needs,
  ];
  const arrival = { flight: 'TK 874', time: '03:10' };
  const open = [
    { arrivalFlight: 'TK 874', arrivalTime: '03:10' },
    { people: [], emergency: null, arrival, hotel: '' },
  ];
  const typedBy = (health: readonly string[], emergency: object | null) => [
    answers,
    { people: [of('noPork', health[0]), of('vegan', health[1])], emergency, arrival, hotel: '' },
  ];
  const of = (eats: string, health = '') => ({ eats, health });
  // Before paying all of it is checked; after it, notes on health and the contact are read by nobody.
  const emergency = { name: 'Helga Brandt', who: '', phone: '+49 30 12345678', speaks: '' };
  expect([await shown(finder), await shown(maker)]).toEqual([open, typedBy(['Heart pills', 'Asthma'], emergency)]);
  await pay({ browser: maker, orderId });
  expect([await shown(finder), await shown(maker)]).toEqual([open, typedBy([], null)]);
});

test('a day tour that fetches its travellers keeps their hotel for them and their papers, a journey keeps none', async () => {
  const hotel = 'Zandiyeh Hotel, Hejrat Street';
  const day = addDays(dayOf(server.clock.now), 60);
  const choice = choiceFor('', 2, { tour: PERSEPOLIS, departure: null, day, language: 'English', rooms: null });
  const { browser: maker, answer } = await held(choice);
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([201, expect.any(String)]);
  const { orderId } = answer.json<Order>();
  const told = await maker.submit(orderId, { passengers: [adult(0), adult(1)], ...CONTACT, answers: { hotel } });
  expect([told.statusCode, told.json().item?.needs.hotel ?? told.body]).toEqual([200, hotel]);
  const finder = server.newTraveller();
  expect((await find(finder, told.json<Order>())).statusCode).toBe(200);
  expect([
    (await read({ browser: finder, orderId })).item.needs?.hotel,
    (await draftOf(finder, orderId)).answers,
  ]).toEqual([...['', undefined]]);
  const order = await read({ browser: maker, orderId });
  const meet = [ENGLISH, PERSIAN].map((words) => words.meet(order.item)[1]);
  expect(meet).toEqual([
    ['Fetched at', hotel],
    ['محل سوار شدن', `\u2068${hotel}\u2069`],
  ]);
  const journey = await found();
  const again = await journey.maker.submit(journey.orderId, { ...typed, answers: { ...answers, hotel } });
  expect([again.statusCode, again.json().item.needs.hotel]).toEqual([200, '']);
});

test('what it may not read it does not overwrite either', async () => {
  const { maker, finder, orderId } = await found();
  const seen = await draftOf(finder, orderId);
  for (const body of [seen, { ...seen, began: seen }])
    expect((await finder.ask('PUT', `/orders/${orderId}/draft`, body)).statusCode).toBe(403);
  expect((await finder.submit(orderId, typed)).statusCode).toBe(403);
  // A browser that proves its mailbox goes on with the form that it was shown.
  await finder.ask('POST', `/orders/${orderId}/code`);
  const code = await mailedCode(server, orderId);
  await finder.ask('POST', `/orders/${orderId}/code/verify`, { code });
  const saved = await finder.ask('PUT', `/orders/${orderId}/draft`, { ...seen, email: 'a', began: seen });
  expect(saved.statusCode).toBe(204);
  expect([(await draftOf(maker, orderId)).answers, (await draftOf(maker, orderId)).email]).toEqual([answers, 'a']);
});

test('when a place is given to somebody else, nothing that was typed of who came before is left', async () => {
  const { maker, orderId } = await found();
  await pay({ browser: maker, orderId });
  const key = (name: string) => ({ 'idempotency-key': `given-on-of-the-test-${name}` });
  const path = `/orders/${orderId}/changes`;
  const quoted = (
    await maker.ask('POST', path, { wish: { kind: 'name', person: 1, ...somebodyElse() } }, key('a'))
  ).json();
  const body = { toPay: quoted.toPay.EUR, toGive: quoted.toGive.sum, to: 'card' };
  expect((await maker.ask('POST', `${path}/${quoted.changeId}/confirm`, body, key('b'))).statusCode).toBe(200);
  await server.runJobs();
  expect(await server.db.selectFrom('order_draft').where('order_id', '=', orderId).selectAll().execute()).toEqual([]);
  expect((await read({ browser: maker, orderId })).item.needs?.people).toEqual([
    { eats: 'noPork', health: '' },
    { eats: '', health: '' },
  ]);
});

test('of who leaves, and of who was replaced, no note is left anywhere', async () => {
  const { maker, orderId } = await found();
  await pay({ browser: maker, orderId });
  const change = { wish: { kind: 'name', person: 0, ...somebodyElse() } };
  const path = `/orders/${orderId}/changes`;
  // A quote that is open when somebody leaves ends with it.
  expect((await maker.ask('POST', path, change, { 'idempotency-key': 'quote-before-leaving' })).statusCode).toBe(201);
  expect((await cancel({ browser: maker, orderId }, [1])).answer.statusCode).toBe(200);
  expect(await keptOf(orderId, ['Asthma', 'vegan'])).toEqual([]);
  const quoted = (await maker.ask('POST', path, change, { 'idempotency-key': 'quote-after-leaving' })).json();
  const body = { toPay: quoted.toPay.EUR, toGive: quoted.toGive.sum, to: 'card' };
  const confirm = `${path}/${quoted.changeId}/confirm`;
  expect((await maker.ask('POST', confirm, body, { 'idempotency-key': 'taken-after-leaving' })).statusCode).toBe(200);
  await server.runJobs();
  expect(await keptOf(orderId, ['Heart pills', 'Asthma', 'noPork', 'vegan', 'Helga Brandt'])).toEqual(['Helga Brandt']);
});

/** Which of these notes of an order are stored still; a draft is encrypted, so all of it counts as a note. */
async function keptOf(orderId: string, notes: readonly string[]): Promise<readonly string[]> {
  const kept = JSON.stringify([
    await server.db.selectFrom('orders').selectAll().where('id', '=', orderId).execute(),
    await server.db.selectFrom('order_change').selectAll().where('order_id', '=', orderId).execute(),
  ]);
  const drafts = await server.db.selectFrom('order_draft').select('order_id').where('order_id', '=', orderId).execute();
  return [...notes.filter((note) => kept.includes(note)), ...drafts.map(() => 'a draft')];
}
