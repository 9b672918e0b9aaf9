import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { heldFrom } from '#server/orders/hold-limits.ts';
import { restOf } from '#server/products/tours/line.ts';
import { checkDepartureLimits } from '#server/products/tours/places-held.ts';
import { type Browser, tourShop } from '#server/products/tours/testing/booked.ts';
import { addDeparture, CLASSIC, choiceFor, countsOf } from '#server/products/tours/testing/departures.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

type Schemas = components['schemas'];
type Inquiry = Schemas['ToursInquiry'];

const server = bookingApp();
const { held, ready, booked, cancel } = tourShop(server);

let departures = 0;
/** A departure whose places others have paid. */
async function full(capacity: number): Promise<string> {
  departures += 1;
  const id = `LINE-OF-ALL-${departures}`;
  await addDeparture(server.db, server.clock.now, { id, inDays: 120, capacity, paid: capacity, isCertain: true });
  return id;
}
const setPaid = (id: string, paid: number) =>
  server.db.updateTable('tour_departure').set({ paid }).where('id', '=', id).execute();

let keys = 0;
const send = (browser: Browser, departure: string, adults: number, { key = '', email = '' } = {}) => {
  keys += 1;
  const { people, rooms } = choiceFor(departure, adults);
  const body = { kind: 'waiting', tour: CLASSIC, departure, people, rooms, ...(email && { email }) };
  return browser.ask('POST', '/tours/inquiries', body, { 'idempotency-key': key || `waits-in-line-${keys}` });
};

async function waits(departure: string, adults: number, browser = server.newTraveller()) {
  const answer = await send(browser, departure, adults);
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  const { inquiryId } = answer.json<Inquiry>();
  const now = async () => (await browser.ask('GET', `/tours/inquiries/${inquiryId}`)).json<Inquiry>();
  return { browser, inquiryId, now };
}
const statusesOf = (all: readonly Awaited<ReturnType<typeof waits>>[]) =>
  Promise.all(all.map(async ({ now }) => (await now()).status));

/** Rounds of background work of two processes, a minute apart. */
async function pass(rounds: number) {
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all([server.runJobs(), server.runJobs()]);
    server.clock.now += MINUTE_MS;
  }
}
const cardOf = async (id: string) => {
  const tour = (await server.newTraveller().ask('GET', `/tours/${CLASSIC}`)).json<Schemas['Tour']>();
  return tour.card.departures.find((one) => one.id === id) ?? expect.fail('it is listed');
};
const strangers = (id: string, adults: number, count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await held(choiceFor(id, adults))).answer.statusCode));

test('who takes places that the line leaves takes none from anybody in it', () => {
  const lines = [[], [8], [1, 2], [8, 1], [3, 8, 2, 5, 1], [2, 2, 2], [5, 4, 3, 2, 1]];
  const servedOf = (free: number, line: readonly number[]) =>
    line.map((_, at) => restOf(free, line.slice(0, at)) !== restOf(free, line.slice(0, at + 1)));
  for (const line of lines)
    for (let free = 0; free <= 14; free += 1)
      for (let taken = 0; taken <= restOf(free, line); taken += 1)
        expect([line, free, taken, servedOf(free - taken, line)]).toEqual([line, free, taken, servedOf(free, line)]);
  expect([restOf(3, [8]), restOf(3, [8, 2]), restOf(8, [8, 1]), restOf(2, [3, 1, 2])]).toEqual([3, 1, 0, 1]);
});

test('one question for eight keeps no place from who needs fewer, in the line or not', async () => {
  const id = await full(9);
  const eight = await waits(id, 8);
  await setPaid(id, 6);
  await pass(2);
  expectFields(await cardOf(id), { left: 3, waiting: 8 });
  const { answer } = await held(choiceFor(id, 3));
  expect([answer.statusCode, await statusesOf([eight])]).toEqual([201, ['inquiring']]);
  // Once enough is free the eight are the first, before who is not in the line.
  await setPaid(id, 0);
  await server.db.updateTable('orders').set({ status: 'expired' }).where('id', '=', answer.json().orderId).execute();
  await server.db.updateTable('tour_departure').set({ held: 0 }).where('id', '=', id).execute();
  expect(await strangers(id, 2, 1)).toEqual([409]);
  await pass(2);
  expect([await statusesOf([eight]), await strangers(id, 1, 1)]).toEqual([['offered'], [201]]);
});

test('of a line of many sizes the first who fit are offered, while two processes look and others press to buy', async () => {
  const id = await full(14);
  const sizes = [8, 1, 3, 5, 2];
  const line = [];
  for (const adults of sizes) line.push(await waits(id, adults));
  await setPaid(id, 8);
  // Of six places 1, 3 and 2 are for them: nothing is left for others, before the line is looked at, meanwhile and after it.
  const refused = (await Promise.all([strangers(id, 1, 4), pass(3), strangers(id, 2, 4)])).flat();
  expect(refused.filter((status) => status !== undefined)).toEqual(Array(8).fill(409));
  await pass(5);
  expect(await statusesOf(line)).toEqual(['inquiring', 'offered', 'offered', 'inquiring', 'offered']);
  expect(await countsOf(server.db, id)).toEqual({ held: 6, sold: 8 });
  // Four more fit nobody who waits still: they are anybody's.
  await setPaid(id, 4);
  expectFields(await cardOf(id), { left: 4, waiting: 13 });
  const bought = await strangers(id, 2, 5);
  expect(bought.toSorted()).toEqual([201, 201, 409, 409, 409]);
  expect(await countsOf(server.db, id)).toEqual({ held: 10, sold: 4 });
});

test('places that are only held for minutes open no list; paid places and offers do', async () => {
  departures += 1;
  const id = `LINE-OF-ALL-${departures}`;
  await addDeparture(server.db, server.clock.now, { id, inDays: 120, capacity: 4, paid: 2, isCertain: true });
  const [holder, other] = [await ready(choiceFor(id, 2)), server.newTraveller()];
  expectFields(await cardOf(id), { left: 0, isHeld: true });
  const early = await send(other, id, 2);
  expect([early.statusCode, early.json().error.code]).toEqual([409, 'not_allowed']);
  await holder.browser.release(holder.orderId);
  await setPaid(id, 4);
  const one = await waits(id, 2, other);
  await setPaid(id, 2);
  await pass(2);
  const card = await cardOf(id);
  expect([await statusesOf([one]), card.left, card.isHeld]).toEqual([['offered'], 0, undefined]);
  // The offer stands for a day: the places are not to be had, so the next may wait for them.
  expect((await send(server.newTraveller(), id, 1)).statusCode).toBe(201);
});

test('who has too many places by now is passed over, until they have fewer again', async () => {
  const id = 'LINE-PASSED-OVER';
  await addDeparture(server.db, server.clock.now, { id, inDays: 120, capacity: 11, paid: 3, isCertain: true });
  const much = await booked(choiceFor(id, 8));
  const [greedy, next] = [await waits(id, 2, much.browser), await waits(id, 1)];
  const { rateLimitFactor } = server.deps.config;
  Object.assign(server.deps.config, { rateLimitFactor: 1 });
  await setPaid(id, 8);
  await pass(3);
  // Two of three would be for who has eight: nobody waits for that.
  expect(await statusesOf([greedy, next])).toEqual(['inquiring', 'offered']);
  expectFields(await cardOf(id), { left: 2, waiting: 2 });
  await cancel(much);
  await pass(3);
  expect(await statusesOf([greedy])).toEqual(['offered']);
  Object.assign(server.deps.config, { rateLimitFactor });
});

test('places of a departure are limited in all networks of an address, not in the smallest alone', async () => {
  const id = 'LINE-NETWORKS';
  await addDeparture(server.db, server.clock.now, { id, inDays: 120, capacity: 40 });
  const { secret } = server.deps.config;
  const ids = [(await ready(choiceFor(id, 7))).orderId, (await ready(choiceFor(id, 6))).orderId];
  const held_from = heldFrom('2001:db8:0:101::1', secret);
  await server.db.updateTable('orders').set({ held_from }).where('id', 'in', ids).execute();
  const limited = (ip: string) =>
    server.db.transaction().execute((tx) =>
      checkDepartureLimits(
        tx,
        { owner: 'another-browser' },
        { departure: id },
        { ip, config: { secret, rateLimitFactor: 1 }, now: server.clock.now },
      ).then(
        () => 'allowed',
        ({ status }) => status,
      ),
    );
  // The same network, the same customer line, the same site, which counts four times, and another one.
  const networks = ['2001:db8:0:101::2', '2001:db8:0:1ff::2', '2001:db8:0:201::2', '2001:db8:1:101::2'];
  expect(await Promise.all(networks.map(limited))).toEqual([429, 429, 'allowed', 'allowed']);
});

test('what is kept to answer a repeated question has no e-mail', async () => {
  const [id, browser, email] = [await full(2), server.newTraveller(), 'waits@guest.example'];
  const asked = [1, 2].map(() => () => send(browser, id, 1, { key: 'asked-with-an-address', email }));
  const answers = [];
  for (const ask of asked) answers.push(await ask());
  expect(answers.map((answer) => [answer.statusCode, answer.json<Inquiry>().email])).toEqual([
    [201, null],
    [201, null],
  ]);
  const { inquiryId } = (answers[0] ?? expect.fail('it is asked')).json<Inquiry>();
  expect((await browser.ask('GET', `/tours/inquiries/${inquiryId}`)).json<Inquiry>().email).toBe(email);
  const kept = await server.db.selectFrom('idempotency').select('answer').execute();
  expect(kept.filter(({ answer }) => JSON.stringify(answer).includes(email))).toEqual([]);
});
