import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addDays } from '#domain/core/time.ts';
import type { RunFate } from '#domain/transport/runs/railway.ts';
import type { Rider } from '#domain/transport/runs/riders.ts';
import type { components } from '#openapi/generated/types.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import { changes } from '#server/products/transport/runs/changes.ts';
import type { RunItemDetail } from '#server/products/transport/runs/detail.ts';
import { findRun } from '#server/products/transport/runs/runs.ts';
import { rider, runShop } from '#server/products/transport/runs/testing/booked.ts';
import { someone, take, takenOf } from '#server/products/transport/runs/testing/places.ts';
import { type Bought, transportShop } from '#server/products/transport/testing/booked.ts';
import { befall } from '#server/scenarios/befall.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { find, findAndProve } from '#server/testing/order-ways.ts';
import { PASSWORD, person } from '#server/testing/person.ts';
import type { PassengerInput } from '#server/testing/traveller.ts';

type OtherRun = components['schemas']['OtherRun'];

const server = bookingApp();
const shop = runShop(server);
const { quote, cancel, askChange, change, send } = transportShop(server);
const START = server.clock.now;

/** Each test has a day of its own: its places are nobody else's. */
let days = 0;
function newDay(): string {
  server.clock.now = START;
  days += 1;
  return addDays('2026-12-01', days);
}
const at = (day: string, clock: string) => Date.parse(`${day}T${clock}+03:30`);

type Chosen = Readonly<Record<string, Rider | null>>;
/** The train from Tehran to Mashhad at 20:00, until 07:20: berths of 13.50 in compartments of four. */
const train = (day: string, chosen: Chosen, infants = 0) =>
  ({ kind: 'train', number: 'SIM 115', day, class: 'b4', chosen, infants }) as const;
/** The bus from Tehran to Isfahan at 08:00: seats of 8.00. */
const bus = (day: string, chosen: Chosen) => ({ kind: 'bus', number: 'SIM 401', day, class: 'vip25', chosen }) as const;
const THREE = { '1-2-1': 'woman', '1-2-2': 'woman', '1-2-3': 'woman' } as const;
const women = (count: number) => Array.from({ length: count }, () => rider('woman'));

/** Why some cannot leave: the code of all products, with the railway's own reason where it has one. */
async function refusalOf(bought: Bought, papers: readonly number[]): Promise<readonly string[]> {
  const { code, fields } = (await quote(bought, papers)).json().error;
  return fields ? [code, fields.papers] : [code];
}
async function sumAt(bought: Bought, moment: number, papers: readonly number[] = []): Promise<number | string> {
  server.clock.now = moment;
  const answer = (await quote(bought, papers)).json();
  return answer.refund?.amount ?? answer.error.code;
}
async function goTo(moment: number): Promise<void> {
  server.clock.now = moment;
  await server.runJobs();
  await server.runJobs();
}
const mails = async ({ orderId }: Bought, kind: string) => {
  const rows = server.db.selectFrom('outbox').select(['subject', 'body_text']).where('order_id', '=', orderId);
  return await rows.where('kind', '=', kind).orderBy('created_at').execute();
};

test('a berth of a train: 90 percent until noon of the day before, 70 until three hours before, 50 until it leaves', async () => {
  const day = newDay();
  const eve = addDays(day, -1);
  const bought = await shop.booked(train(day, THREE), 4050, women(3));
  const sums = [];
  for (const moment of [
    at(eve, '11:59'),
    at(eve, '12:00'),
    at(eve, '12:00') + 1,
    at(day, '17:00'),
    at(day, '17:00') + 1,
    at(day, '20:00') - 1,
    at(day, '20:00'),
  ])
    sums.push(await sumAt(bought, moment, [1]));
  // 13.50 by 90, 70 and 50 percent.
  expect(sums).toEqual([1215, 1215, 945, 945, 675, 675, 'not_allowed']);
  expect(await sumAt(bought, at(eve, '12:00'))).toBe(3645);
});

test('a seat of a bus: 90 percent until one hour before, 50 until it leaves', async () => {
  const day = newDay();
  const bought = await shop.booked(bus(day, { '1-3B': 'woman', '1-3C': 'woman' }), 1600, women(2));
  const sums = [];
  for (const moment of [at(day, '07:00'), at(day, '07:00') + 1, at(day, '08:00') - 1, at(day, '08:00')])
    sums.push(await sumAt(bought, moment, [0]));
  expect(sums).toEqual([720, 400, 400, 'not_allowed']);
});

test('one of three gives back a berth: it is free for others, the two keep theirs', async () => {
  const day = newDay();
  const bought = await shop.booked(train(day, THREE), 4050, women(3));
  const [papers] = await mails(bought, 'papers');
  expect(papers?.body_text).toMatch(
    /^\S+ Keller\w*: Carriage 1, compartment 2, lower berth 3, compartment for women$/im,
  );
  expect(await cancel(bought, [1])).toBe(1215);
  expect(await takenOf(server.db, `SIM 115 ${day}`)).toEqual(['1-2-1 women sold', '1-2-3 women sold']);
  const order = await shop.read(bought);
  expectFields(order, { status: 'partiallyCancelled', refunded: { amount: 1215, currency: 'EUR' } });
  expect(order.item.places.map(({ isGivenBack }) => isGivenBack)).toEqual([false, true, false]);
  const [mail] = await mails(bought, 'cancellation');
  expect(mail?.body_text).toContain('the ticket of');
  // The rest, by its own step.
  expect(await sumAt(bought, at(day, '17:00'))).toBe(1890);
  expect(await cancel(bought)).toBe(1890);
  expect(await takenOf(server.db, `SIM 115 ${day}`)).toEqual([]);
});

test('nobody leaves a family compartment alone; all leave it with its empty berth', async () => {
  const day = newDay();
  const chosen = { '1-1-1': 'woman', '1-1-2': 'man', '1-1-3': 'child', '1-1-4': null } as const;
  const bought = await shop.booked(train(day, chosen), 5400, [rider('woman'), rider('man'), rider('child')]);
  expect(await refusalOf(bought, [0])).toEqual(['others_depend', 'family_whole']);
  expect(await cancel(bought)).toBe(4860);
  expect(await takenOf(server.db, `SIM 115 ${day}`)).toEqual([]);
});

test('no child and no infant stays without an adult, and it is said which', async () => {
  const day = newDay();
  const mother = await shop.booked(train(day, { '1-2-1': 'woman', '1-2-2': 'child' }, 1), 2160, [
    rider('woman'),
    rider('child'),
    rider('infant'),
  ]);
  expect(await refusalOf(mother, [0])).toEqual(['others_depend', 'child_alone']);
  // 60 percent of 13.50 were paid for the child.
  expect(await sumAt(mother, START, [1])).toBe(729);
  expect(await sumAt(mother, START, [2])).toBe(0);
  expect(await cancel(mother, [2])).toBe(0);
  // The order says so.
  const { item, summary, lines } = await shop.read(mother);
  expect([item.infants, summary.people, lines.at(-1)?.count]).toEqual([0, 2, 1]);
  expect(await takenOf(server.db, `SIM 115 ${day}`)).toEqual(['1-2-1 women sold', '1-2-2 women sold']);
  // Each infant has an adult of its own: that is said in the words of all products.
  const chosen = { '1-2-3': 'woman', '1-2-4': 'woman' } as const;
  const two = await shop.booked(train(day, chosen, 2), 2700, [...women(2), rider('infant'), rider('infant')]);
  expect(await refusalOf(two, [0])).toEqual(['others_depend']);
});

const rowOf = ({ orderId }: Bought, position: number) =>
  server.db
    .selectFrom('passenger')
    .select(['title', 'last_name', 'birth_on', 'passport_masked', 'nationality'])
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .executeTakeFirstOrThrow();
const numbersOf = async ({ orderId }: Bought) => {
  const papers = server.db.selectFrom('paper').select('number').where('order_id', '=', orderId);
  return (await papers.orderBy('position').execute()).map(({ number }) => number);
};

/** Booked, with its people as they were told. */
async function bookedWith(wish: Parameters<typeof shop.booked>[0], cents: number, people: readonly PassengerInput[]) {
  return { ...(await shop.booked(wish, cents, people)), people };
}
type Told = Bought & { readonly people: readonly PassengerInput[] };
/** As it was told, with something put right. */
function wishFor({ people }: Told, person: number, more: object) {
  const { ageClass: _, ...known } = people[person] ?? rider('woman');
  return { kind: 'person', person, ...known, ...more };
}
const correct = (bought: Told, person: number, more: object) => change(bought, wishFor(bought, person, more));
async function answerAt(bought: Told, moment: number, more: object, person = 0) {
  server.clock.now = moment;
  const answer = await askChange(bought, wishFor(bought, person, more));
  const { code = answer.statusCode, fields = code } = answer.json().error ?? {};
  return fields;
}

test('a name is put right for nothing, and the ticket is another one', async () => {
  const bought = await bookedWith(train(newDay(), THREE), 4050, women(3));
  const before = await numbersOf(bought);
  const name = bought.people[0]?.lastName ?? '';
  expect(await correct(bought, 0, { lastName: `${name}nn` })).toEqual({ toPay: 0, toGive: 0 });
  expect((await rowOf(bought, 0)).last_name.toLowerCase()).toBe(`${name}nn`.toLowerCase());
  const after = await numbersOf(bought);
  expect([after[0] === before[0], after.slice(1)]).toEqual([false, before.slice(1)]);
  // Three letters in all.
  expect(await answerAt(bought, START, { lastName: `${name}nnss` })).toEqual({ lastName: 'too_many_letters' });
  expect(await answerAt(bought, START, { lastName: `${name}nns` })).toBe(201);
});

test('a passport number or a birth date is put right; two things make somebody else, at once or one after the other', async () => {
  const bought = await bookedWith(train(newDay(), THREE), 4050, women(3));
  await correct(bought, 1, { passportNumber: 'K99887766' });
  expectFields(await rowOf(bought, 1), { passport_masked: '•••••7766', birth_on: '1988-03-14' });
  // The covered number stays as it is.
  const covered = { passportNumber: '•••••7766' };
  expect(await answerAt(bought, START, { ...covered, birthDate: '1988-04-13' }, 1)).toEqual({
    birthDate: 'somebody_else',
  });
  const name = `${bought.people[1]?.lastName}n`;
  expect(await answerAt(bought, START, { ...covered, lastName: name }, 1)).toEqual({ lastName: 'somebody_else' });
  expect(await answerAt(bought, START, { passportNumber: 'K99887767' }, 1)).toBe(201);
  await correct(bought, 2, { birthDate: '1988-04-13' });
  expectFields(await rowOf(bought, 2), { birth_on: '1988-04-13' });
  const both = { birthDate: '1988-04-15', passportNumber: 'K11223344' };
  expect(await answerAt(bought, START, both, 0)).toEqual({ birthDate: 'somebody_else' });
  expect(await answerAt(bought, START, { birthDate: '2019-04-15' }, 2)).toEqual({ birthDate: 'age_not_as_booked' });
  const same = { passportNumber: 'K99887766' };
  expect(await answerAt(bought, START, same, 0)).toEqual({ passportNumber: 'same_passport' });
  expect(await answerAt(bought, START, {}, 0)).toEqual({ firstName: 'nothing_changed' });
});

test('who only found the booking shows first that its mailbox is theirs, and sends what is wrong and nothing else', async () => {
  server.clock.now = START;
  const bought = await bookedWith(train('2026-12-01', THREE), 4050, women(3));
  const found = { ...bought, browser: server.newTraveller() };
  const order = (await bought.browser.read(bought.orderId)).json();
  await find(found.browser, order);
  const wish = { kind: 'person', person: 0, passportNumber: 'K99887755' };
  expect((await askChange(found, wish)).json().error.code).toBe('step_up_required');
  await findAndProve(server, found.browser, order);
  expect((await askChange(found, { kind: 'person', person: 0 })).json().error.fields).toEqual({
    firstName: 'nothing_changed',
  });
  expect(await change(found, wish)).toEqual({ toPay: 0, toGive: 0 });
  expectFields(await rowOf(bought, 0), { passport_masked: '•••••7755', birth_on: '1988-03-14', nationality: 'DE' });
});

test('who was told as an adult with the birth date of a child is a child, and is not corrected into an adult', async () => {
  const bought = await bookedWith(train(newDay(), { '1-2-1': 'woman', '1-2-2': 'woman' }), 2700, [
    rider('woman'),
    rider('child', { ageClass: 'adult' }),
  ]);
  expect((await shop.read(bought)).total.amount).toBe(2160);
  const classes = server.db.selectFrom('passenger').select('age_class').where('order_id', '=', bought.orderId);
  expect((await classes.orderBy('position').execute()).map(({ age_class }) => age_class)).toEqual(['adult', 'child']);
  expect(await answerAt(bought, START, { birthDate: '1988-05-20' }, 1)).toEqual({ birthDate: 'age_not_as_booked' });
  // Nor where an order of before says something else than its birth date.
  const said = server.db.updateTable('passenger').set({ age_class: 'adult' }).where('order_id', '=', bought.orderId);
  await said.execute();
  expect(await answerAt(bought, START, { birthDate: '1988-05-20' }, 1)).toEqual({ birthDate: 'age_not_as_booked' });
  expect(await answerAt(bought, START, { birthDate: '2019-05-21' }, 1)).toBe(201);
});

test('corrected until 24 hours before it leaves, to the second', async () => {
  const day = newDay();
  const eve = addDays(day, -1);
  const bought = await bookedWith(train(day, THREE), 4050, women(3));
  const more = { passportNumber: 'K55443322' };
  expect(await answerAt(bought, at(eve, '20:00'), more)).toBe(201);
  expect(await answerAt(bought, at(eve, '20:00') + 1, more)).toBe('not_allowed');
});

test('who counts as a man does not stay in a compartment for women, but in a family compartment', async () => {
  const day = newDay();
  const bought = await bookedWith(train(day, THREE), 4050, women(3));
  expect(await answerAt(bought, START, { title: 'MR' }, 2)).toEqual({ title: 'women_only' });
  const whole = { '1-1-1': 'woman', '1-1-2': 'woman', '1-1-3': null, '1-1-4': null } as const;
  const family = await bookedWith(train(day, whole), 5400, women(2));
  expect(await correct(family, 1, { title: 'MR' })).toEqual({ toPay: 0, toGive: 0 });
  expect((await shop.read(family)).item.places.map((place) => place.rider)).toEqual(['woman', 'man', null, null]);
});

test('beside a stranger a seat does not change its side, also where one sits down before it is confirmed', async () => {
  const day = newDay();
  const run = await findRun(server.db, { kind: 'bus', number: 'SIM 401', day });
  const [vehicle] = run?.classes ?? [];
  if (!run || !vehicle) throw new Error('There is no bus');
  const bought = await bookedWith(bus(day, { '1-3B': 'woman', '1-4B': 'woman' }), 1600, women(2));
  await take(server.db, someone(run.id, vehicle), { '1-4C': 'woman' });
  expect(await answerAt(bought, START, { title: 'MR' }, 1)).toEqual({ title: 'beside_stranger' });
  const quoted = await askChange(bought, wishFor(bought, 0, { title: 'MR' }));
  expect(quoted.statusCode).toBe(201);
  await take(server.db, someone(run.id, vehicle), { '1-3C': 'woman' });
  const { changeId, toPay, toGive } = quoted.json();
  const body = { toPay: toPay.EUR, toGive: toGive.sum, to: 'card' };
  await send(bought.browser, `/orders/${bought.orderId}/changes/${changeId}/confirm`, body);
  await server.runJobs();
  expect((await rowOf(bought, 0)).title).toBe('MS');
  expect(await takenOf(server.db, run.id)).toContain('1-3B women sold');
  // Where the seat beside is free, he sits there from the moment of the change.
  const other = await bookedWith(bus(day, { '1-7B': 'woman' }), 800, women(1));
  await correct(other, 0, { title: 'MR' });
  expect(await takenOf(server.db, run.id)).toContain('1-7B men sold');
});

test('a change that waited while its order was cancelled takes no seat', async () => {
  const day = newDay();
  const bought = await bookedWith(bus(day, { '1-3B': 'woman' }), 800, women(1));
  const { changeId } = (await askChange(bought, wishFor(bought, 0, { title: 'MR' }))).json();
  const rows = server.db.selectFrom('order_change').select(['before', 'after']).where('id', '=', changeId);
  const asked = await rows.executeTakeFirstOrThrow();
  const [before, detail] = [asked.before as RunItemDetail, asked.after as RunItemDetail];
  expect([before.places, detail.places].map(([place]) => place?.rider)).toEqual(['woman', 'man']);
  await cancel(bought);
  expect(await takenOf(server.db, `SIM 401 ${day}`)).toEqual([]);
  const change = { orderId: bought.orderId, changeId, before, detail, replaced: [], added: [] };
  expect(await changes.issue(change, { ...server.deps, now: () => server.clock.now })).toBe('refused');
  expect(await takenOf(server.db, `SIM 401 ${day}`)).toEqual([]);
});

/** As a browser with a scenario holds it. */
const stage = ({ orderId }: Bought, fate: RunFate) => befall(server.db, { product: PRODUCT, orderId }, fate);

test('late by 80 minutes: told three hours before, and all comes back until it really leaves', async () => {
  const day = newDay();
  const bought = await shop.booked(train(day, THREE), 4050, women(3));
  await stage(bought, 'runLate');
  await goTo(at(day, '17:00') - 1);
  expectFields(await shop.read(bought), { stage: null });
  await goTo(at(day, '17:00'));
  const order = await shop.read(bought);
  expectFields(order, { stage: 'late', status: 'issued' });
  expect(order.item.delay).toEqual({ minutes: 80, toldAt: at(day, '17:00'), givesAllBack: true });
  const [mail] = await mails(bought, 'stage');
  expect(mail?.subject).toBe(`Your train is late: ${order.reference}`);
  expect(mail?.body_text).toContain('Departs 21:20');
  // It is over when it really arrives, and until then among what is to come.
  expect(order.summary.endsAt).toBe(at(addDays(day, 1), '08:40'));
  const row = server.db.selectFrom('orders').select('ends_at').where('id', '=', bought.orderId);
  expect((await row.executeTakeFirstOrThrow()).ends_at).toBe(order.summary.endsAt);
  expect([await sumAt(bought, at(day, '21:20') - 1, [0]), await sumAt(bought, at(day, '21:20') - 1)]).toEqual([
    1350, 4050,
  ]);
  expect(await sumAt(bought, at(day, '21:20'))).toBe('not_allowed');
  await goTo(at(day, '20:50'));
  expectFields(await shop.read(bought), { stage: 'boarding' });
  await goTo(at(addDays(day, 1), '08:40'));
  expectFields(await shop.read(bought), { stage: 'done' });
  expect(await mails(bought, 'stage')).toHaveLength(1);
});

test('it does not run: another train at no more price, and the difference comes back', async () => {
  const day = newDay();
  const bought = await shop.booked(train(day, THREE), 4050, women(3));
  await stage(bought, 'runCancelled');
  const early = await bought.browser.ask('GET', `/transport/orders/${bought.orderId}/other-runs`);
  expect(early.json().error.code).toBe('not_allowed');
  expect((await askChange(bought, { kind: 'run', number: 'SIM 113', day })).json().error.code).toBe('not_allowed');
  await goTo(at(day, '14:00'));
  const order = await shop.read(bought);
  expectFields(order, { stage: 'runCancelled', status: 'issued' });
  expect(order.item.stage).toBe('cancelled');
  const [mail] = await mails(bought, 'stage');
  expect(mail?.subject).toBe(`Your train does not run: ${order.reference}`);
  expect(mail?.body_text).toContain('SIM 113, 4-berth: departs 17:40');
  const others = (await bought.browser.ask('GET', `/transport/orders/${bought.orderId}/other-runs`)).json();
  expect(others.chooseUntil).toBe(at(addDays(day, 1), '00:00'));
  expect(
    others.runs.map((one: OtherRun) => [one.number, one.day, one.class.id, one.total.amount, one.back.amount]),
  ).toEqual([
    ['SIM 113', day, 'b4', 3900, 150],
    ['SIM 111', addDays(day, 1), 'seat', 1800, 2250],
    ['SIM 113', addDays(day, 1), 'b4', 3900, 150],
    ['SIM 115', addDays(day, 1), 'b4', 4050, 0],
  ]);
  // Nobody else reads it.
  const strange = await server.newTraveller().ask('GET', `/transport/orders/${bought.orderId}/other-runs`);
  expect(strange.statusCode).toBe(404);
  // All comes back, whatever the steps say.
  expect(await sumAt(bought, at(day, '15:00'))).toBe(4050);
  // 13.00 each in the same class.
  expect(await change(bought, { kind: 'run', number: 'SIM 113', day })).toEqual({ toPay: 0, toGive: 150 });
  await server.runJobs();
  const moved = await shop.read(bought);
  expectFields(moved, { stage: 'runMoved', status: 'issued', total: { amount: 3900, currency: 'EUR' } });
  expectFields(moved.item, { number: 'SIM 113', stage: 'issued', 'class.id': 'b4' });
  expect(await takenOf(server.db, `SIM 115 ${day}`)).toEqual([]);
  expect((await takenOf(server.db, `SIM 113 ${day}`)).map((line) => line.split(' ').slice(1).join(' '))).toEqual([
    'women sold',
    'women sold',
    'women sold',
  ]);
  // Its own steps: half of 13.00 from three hours before.
  expect(await sumAt(bought, at(day, '15:00'), [0])).toBe(650);
});

test('no other train without places for all, and none of another road or day', async () => {
  const day = newDay();
  const bought = await shop.booked(train(day, THREE), 4050, women(3));
  await stage(bought, 'runCancelled');
  await goTo(at(day, '14:00'));
  const code = async (wish: object) => (await askChange(bought, { kind: 'run', ...wish })).json().error.code;
  expect(await code({ number: 'SIM 112', day })).toBe('not_allowed');
  expect(await code({ number: 'SIM 113', day: addDays(day, 2) })).toBe('not_allowed');
  expect(await code({ number: 'SIM 111', day })).toBe('not_allowed');
});

test('another train that is dearer than what was paid is not taken for theirs', async () => {
  const day = newDay();
  // 13.00 each; the train at 20:00 costs 13.50 and 19.50.
  const cheap = { kind: 'train', number: 'SIM 113', day, class: 'b4', infants: 0 } as const;
  const bought = await shop.booked({ ...cheap, chosen: { '3-2-1': 'woman' } }, 1300, women(1));
  await stage(bought, 'runCancelled');
  await goTo(at(day, '11:40'));
  const others = (await bought.browser.ask('GET', `/transport/orders/${bought.orderId}/other-runs`)).json();
  expect(others.runs.map((one: OtherRun) => [one.number, one.day])).toEqual([
    ['SIM 111', addDays(day, 1)],
    ['SIM 113', addDays(day, 1)],
  ]);
  const refused = await askChange(bought, { kind: 'run', number: 'SIM 115', day });
  expect(refused.json().error.code).toBe('sold_out');
});

test('who is silent has all the money when the day of the train has ended', async () => {
  const day = newDay();
  const bought = await shop.booked(train(day, THREE), 4050, women(3));
  await stage(bought, 'runCancelled');
  await goTo(at(day, '14:00'));
  await goTo(at(addDays(day, 1), '00:00') - 1);
  expectFields(await shop.read(bought), { status: 'issued' });
  await goTo(at(addDays(day, 1), '00:00'));
  expectFields(await shop.read(bought), { status: 'refunded', refunded: { amount: 4050, currency: 'EUR' } });
  expect(await takenOf(server.db, `SIM 115 ${day}`)).toEqual([]);
});

test('an erased account has its money back, too, and one order that fails keeps no other waiting', async () => {
  const day = newDay();
  const anna = await person(() => server.app, server.deps);
  const [erased, broken, last] = [
    await shop.booked(train(day, { '1-2-1': 'woman' }), 1350, women(1), anna),
    await shop.booked(train(day, { '1-2-2': 'woman' }), 1350, women(1)),
    await shop.booked(train(day, { '1-2-3': 'woman' }), 1350, women(1)),
  ];
  expect((await anna.ask('POST', '/account/erase', { currentPassword: PASSWORD })).statusCode).toBe(200);
  for (const bought of [erased, broken, last]) await stage(bought, 'runCancelled');
  await goTo(at(day, '14:00'));
  // What was paid for it is nowhere: it fails each time.
  const paid = server.db.updateTable('payment').set({ status: 'refunded' }).where('order_id', '=', broken.orderId);
  await paid.execute();
  const failed = async () => {
    const rows = server.db.selectFrom('work_failure').select('tries').where('id', '=', broken.orderId);
    return (await rows.executeTakeFirst())?.tries;
  };
  await goTo(at(addDays(day, 1), '00:00'));
  const statusOf = async ({ orderId }: Bought) =>
    await server.db.selectFrom('orders').select(['status', 'refunded']).where('id', '=', orderId).executeTakeFirst();
  expect(await statusOf(erased)).toEqual({ status: 'refunded', refunded: 1350 });
  expect(await statusOf(last)).toEqual({ status: 'refunded', refunded: 1350 });
  expect([(await statusOf(broken))?.status, await failed()]).toEqual(['issued', 1]);
  // It waits longer each time.
  await goTo(at(addDays(day, 1), '00:00') + 5000);
  expect(await failed()).toBe(2);
  await goTo(at(addDays(day, 1), '00:00') + 14_999);
  expect(await failed()).toBe(2);
  await goTo(at(addDays(day, 1), '00:00') + 15_000);
  expect(await failed()).toBe(3);
  await server.db.updateTable('payment').set({ status: 'succeeded' }).where('order_id', '=', broken.orderId).execute();
  await goTo(at(addDays(day, 1), '00:05'));
  expect([await statusOf(broken), await failed()]).toEqual([{ status: 'refunded', refunded: 1350 }, undefined]);
});

test('in the trip it is a way with the night on board; none where it does not run', async () => {
  const day = newDay();
  const bought = await shop.booked(train(day, THREE), 4050, women(3));
  const steps = async () => {
    const trip = (await bought.browser.ask('GET', `/trip?from=${day}&until=${addDays(day, 1)}`)).json();
    return trip.orders.flatMap((order: { steps: object[] }) => order.steps);
  };
  const [step, ...others] = await steps();
  expect(others).toEqual([]);
  expectFields(step, {
    kind: 'way',
    startsAt: at(day, '20:00'),
    endsAt: at(addDays(day, 1), '07:20'),
    nightsAboard: 1,
  });
  expect(step.text).toContain('arrives on the next day');
  await stage(bought, 'runCancelled');
  await goTo(at(day, '14:00'));
  expect(await steps()).toEqual([]);
});
