import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { compartmentsOf } from '#domain/transport/runs/places.ts';
import type { components } from '#openapi/generated/types.ts';
import { createServer } from '#server/app.ts';
import { releaseUnnamed } from '#server/orders/release.ts';
import { importFile } from '#server/products/transport/inventory/import-file.ts';
import { readSample } from '#server/products/transport/inventory/prices.ts';
import { findRun } from '#server/products/transport/runs/runs.ts';
import { COACH, DAY, NIGHT, rider, runShop } from '#server/products/transport/runs/testing/booked.ts';
import { someone, take, takenOf } from '#server/products/transport/runs/testing/places.ts';
import { type Bought, transportShop } from '#server/products/transport/testing/booked.ts';
import { inDays, transferWish, at as wishAt } from '#server/products/transport/testing/wishes.ts';
import { signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';
import { first, traveller } from '#server/testing/traveller.ts';

const server = bookingApp();
const { hold, held, read, tell, opened, booked } = runShop(server);

type Schemas = components['schemas'];
const at = (text: string) => Date.parse(`${text}+03:30`);
/** No other test buys on it. */
const LATER = '2026-12-18';
const FAMILY = ['woman', 'man', 'child', null] as const;
/** A whole compartment of four. */
const whole = (compartment: string, riders: readonly (typeof FAMILY)[number][] = FAMILY) =>
  Object.fromEntries(riders.map((one, index) => [`${compartment}-${index + 1}`, one]));
const trainOf = (carriage: string, number = 'SIM 113') => ({ ...NIGHT, number, chosen: whole(carriage) });

type Answer = Awaited<ReturnType<typeof hold>>;
const problemOf = (answer: Answer) => [answer.statusCode, answer.json().error?.fields ?? answer.json().error?.code];
/** What a problem says would fit, as "b4 together 5200". */
const waysOf = (answer: Answer): string[] =>
  (answer.json().error.run?.classes ?? []).flatMap(
    ({ id, ways }: { id: string; ways: { what: string; total: { amount: number } }[] }) =>
      ways.map(({ what, total }) => `${id} ${what} ${total.amount}`),
  );
const mailsTo = async (reference: string) =>
  server.db.selectFrom('outbox').selectAll().where('subject', 'like', `%${reference}%`).execute();

test('a family compartment is held, paid and issued: a ticket for each, and who has which berth', async () => {
  const bought = await booked({ ...trainOf('3-1'), infants: 1 }, 5200, [
    ...[rider('woman'), rider('man'), rider('child'), rider('infant')],
  ]);
  const { item, lines, summary } = await read(bought);
  expect(item.places.map(({ place, rider: who, person, position }) => [place, who, person, position])).toEqual([
    ['3-1-1', 'woman', 0, 'upper'],
    ['3-1-2', 'man', 1, 'upper'],
    ['3-1-3', 'child', 2, 'lower'],
    ['3-1-4', null, null, 'lower'],
  ]);
  expect(item.places[0]?.compartment).toEqual({ no: 1, kind: 'family' });
  expect([item.departsAt, item.arrivesDay, item.plusDays, item.nights, item.stage, item.delay]).toEqual([
    ...[at('2026-12-12T17:40'), '2026-12-13', 1, 1, 'issued', null],
  ]);
  expect(item.stepsBack).toEqual([
    { until: at('2026-12-11T12:00'), percent: 90 },
    { until: at('2026-12-12T14:40'), percent: 70 },
    { until: at('2026-12-12T17:40'), percent: 50 },
  ]);
  expect(lines.map(({ part, count, sum }) => [part, count, sum.amount])).toEqual([
    ['family', 4, 5200],
    ['infants', 1, 0],
  ]);
  expect([summary.title, summary.place, summary.people]).toEqual([...['Train from Tehran to Mashhad', 'mashhad', 4]]);
  const { papers } = (await bought.browser.documents(bought.orderId)).json();
  expect(papers).toHaveLength(4);
  expect(papers.map(({ number }: { number: string }) => number.slice(0, 4))).toEqual(papers.map(() => 'SIM '));
  expect((await takenOf(server.db, `SIM 113 ${DAY}`)).filter((one) => one.startsWith('3-1-'))).toEqual(
    [1, 2, 3, 4].map((berth) => `3-1-${berth} family sold`),
  );
});

test('by berth a child pays 60 per cent, and the empty form knows by which title a berth was chosen', async () => {
  const bought = await held({ ...NIGHT, chosen: { '3-2-1': 'child', '3-2-2': 'woman', '3-3-1': 'man' } }, 3380);
  const draft = (await bought.browser.ask('GET', `/orders/${bought.orderId}/draft`)).json();
  expect(draft.passengers.map(({ ageClass, title }: { ageClass: string; title: string }) => [ageClass, title])).toEqual(
    [
      ['adult', 'MS'],
      ['adult', 'MR'],
      ['child', ''],
    ],
  );
  expect((await read(bought)).lines.map(({ part, count, each }) => [part, count, each.amount])).toEqual([
    ['places', 2, 1300],
    ['children', 1, 780],
  ]);
});

test('two tabs on one compartment: of one browser they are one order, of two the second is told what fits', async () => {
  const browser = server.newTraveller();
  await held({ ...COACH, chosen: { '1-5A': 'woman' } }, 800, browser);
  const tabs = await Promise.all([1, 2, 3].map(() => hold(trainOf('3-4'), 5200, browser)));
  expect(new Set(tabs.map((answer) => answer.json<RunOrder>().orderId)).size).toBe(1);
  const [mine, other] = await Promise.all([hold(trainOf('3-7'), 5200), hold(trainOf('3-7'), 5200)]);
  expect([mine.statusCode, other.statusCode].sort()).toEqual([201, 409]);
  const refused = mine.statusCode === 409 ? mine : other;
  expect(problemOf(refused)).toEqual([409, 'sold_out']);
  expect(refused.json().error.run.place).toBe('3-7-1');
  expect(waysOf(refused)).toContain('b4 together 5200');
});

test('another choice in the same train takes the place of one without names', async () => {
  const browser = server.newTraveller();
  const before = await held(trainOf('4-1'), 5200, browser);
  const after = await held({ ...NIGHT, chosen: whole('4-1', ['woman', 'child', null, null]) }, 5200, browser);
  expect((await read(before)).status).toBe('cancelled');
  expect(after.orderId).not.toBe(before.orderId);
});

test('who holds the last compartment and goes back reads it as theirs to choose; with names, or for others, it is taken', async () => {
  const path = `${NIGHT.kind}/${NIGHT.number}/${LATER}`;
  const asked = `from=tehran&to=mashhad&day=${LATER}&women=1&men=1&children=1`;
  const run = await findRun(server.db, { ...NIGHT, day: LATER });
  const runClass = run?.classes.find(({ id }) => id === NIGHT.class);
  if (!run || !runClass) throw new Error('There is no train');
  const others = compartmentsOf(runClass).filter(({ carriage, no }) => carriage !== 3 || no !== 1);
  for (const { berths, kind } of others) {
    const chosen = berths.map(({ place }) => [place, kind === 'men' ? 'man' : 'woman']);
    await take(server.db, someone(run.id, runClass), Object.fromEntries(chosen));
  }
  const bought = await held({ ...trainOf('3-1'), day: LATER }, 5200);
  const seenBy = async ({ ask }: Bought['browser']) => {
    const detail = (await ask('GET', `/transport/runs/${path}`)).json<Schemas['RunDetail']>();
    const list = (await ask('GET', `/transport/runs/train?${asked}`)).json<Schemas['RunList']>();
    const offer = list.runs.find(({ number }) => number === NIGHT.number)?.classes.find(({ id }) => id === NIGHT.class);
    return [detail.taken.filter(({ place }) => place.startsWith('3-1-')).length, offer?.free, offer?.ways.length];
  };
  expect(await seenBy(server.newTraveller())).toEqual([4, 0, 0]);
  expect(await seenBy(bought.browser)).toEqual([0, 4, 1]);
  await tell(bought, [rider('woman'), rider('man'), rider('child')]);
  expect(await seenBy(bought.browser)).toEqual([4, 0, 0]);
});

test('who changes the places of a named, unpaid order reads them as theirs to choose, and another choice ends that order', async () => {
  const train = { ...NIGHT, number: 'SIM 115' } as const;
  const path = `/transport/runs/${train.kind}/${train.number}/${DAY}`;
  const named = await held({ ...train, chosen: { '2-3-1': 'man' } }, 1350);
  const { browser, orderId } = named;
  await tell(named, [rider('man')]);
  const seen = async (who: Bought['browser'], query: string) => {
    const { own, taken } = (await who.ask('GET', `${path}${query}`)).json<Schemas['RunDetail']>();
    return [own, taken.some(({ place }) => place === '2-3-1')];
  };
  expect(await seen(browser, '')).toEqual([null, true]);
  expect(await seen(browser, `?replaces=${orderId}`)).toEqual([
    { class: train.class, places: [{ place: '2-3-1', rider: 'man' }], until: (await read(named)).deadlineAt },
    false,
  ]);
  expect(await seen(server.newTraveller(), `?replaces=${orderId}`)).toEqual([null, true]);
  // The same places again are the same order, with its names.
  const again = await held({ ...train, chosen: { '2-3-1': 'man' }, replacesOrderId: orderId }, 1350, browser);
  expect([again.orderId, (await read(named)).status]).toEqual([orderId, 'awaitingPayment']);
  const other = { ...train, chosen: { '2-3-2': 'man' }, replacesOrderId: orderId } as const;
  expect(problemOf(await hold(other, 1350))).toEqual([404, 'order_unknown']);
  const { deadlineAt } = await read(named);
  server.clock.now += 60_000;
  const after = await held(other, 1350, browser);
  expect([(await read(named)).status, (await read(after)).status]).toEqual(['cancelled', 'held']);
  // Names or not, another choice has the time that was left.
  expect((await read(after)).deadlineAt).toBe(deadlineAt);
  expect((await takenOf(server.db, `SIM 115 ${DAY}`)).filter((one) => one.startsWith('2-3-'))).toEqual([
    '2-3-2 men held',
  ]);
  const own = { class: train.class, places: [{ place: '2-3-2', rider: 'man' }], until: deadlineAt };
  expect(await seen(browser, '')).toEqual([own, false]);
});

test('who chooses places anew stays who they are: two who change berths, and one of two who moves', async () => {
  const day = '2026-12-17';
  const peopleOf = async (bought: Bought) =>
    (await read(bought)).item.places
      .filter(({ person }) => person !== null)
      .map(({ place, rider: who }) => `${place} ${who}`);
  const two = { ...NIGHT, day, chosen: { '3-1-3': 'man', '3-1-4': 'woman', '3-1-1': null, '3-1-2': null } } as const;
  const before = await held(two, 5200);
  expect(await peopleOf(before)).toEqual(['3-1-4 woman', '3-1-3 man']);
  const { browser, orderId: replacesOrderId } = before;
  const swapped = { ...two, chosen: { '3-1-3': 'woman', '3-1-4': 'man', '3-1-1': null, '3-1-2': null } } as const;
  const after = await held({ ...swapped, replacesOrderId }, 5200, browser);
  expect(await peopleOf(after)).toEqual(['3-1-3 woman', '3-1-4 man']);
  const apart = await held({ ...NIGHT, day, chosen: { '3-2-1': 'woman', '3-2-2': 'woman' } }, 2600);
  const moved = {
    ...NIGHT,
    day,
    chosen: { '3-2-4': 'woman', '3-2-2': 'woman' },
    replacesOrderId: apart.orderId,
  } as const;
  expect(await peopleOf(await held(moved, 2600, apart.browser))).toEqual(['3-2-4 woman', '3-2-2 woman']);
});

test('places take the place of places alone: a ride of the same visitor stays', async () => {
  const browser = server.newTraveller();
  const wish = transferWish(wishAt(inDays(server.clock.now, 9)));
  const { orderId: replacesOrderId } = await transportShop(server).held(wish, 2050, browser);
  const seat = { ...COACH, day: '2026-12-23', chosen: { '1-4A': 'woman' }, replacesOrderId } as const;
  expect(problemOf(await hold(seat, 800, browser))).toEqual([409, 'not_allowed']);
  expect((await browser.read(replacesOrderId)).json().status).toBe('held');
});

test('on another device of the account one chooses anew among the own places, too', async () => {
  const [phone, laptop] = [server.newTraveller(), server.newTraveller()];
  const { accountId } = await signIn(server.deps, phone);
  await signIn(server.deps, laptop, { accountId });
  const day = '2026-12-24';
  const named = await held({ ...COACH, day, chosen: { '1-4A': 'woman' } }, 800, phone);
  await tell(named, [rider('woman')]);
  const path = `/transport/runs/bus/${COACH.number}/${day}?replaces=${named.orderId}`;
  const seen = (await laptop.ask('GET', path)).json<Schemas['RunDetail']>();
  expect([seen.own?.places, seen.taken]).toEqual([[{ place: '1-4A', rider: 'woman' }], []]);
});

test('an order whose time is over leaves nothing of it to another choice, also where nobody has ended it yet', async () => {
  const day = '2026-12-25';
  const before = await held({ ...COACH, day, chosen: { '1-4A': 'woman' } }, 800);
  const { deadlineAt, holdSeconds } = await read(before);
  server.clock.now = deadlineAt;
  const anew = { ...COACH, day, chosen: { '1-5A': 'woman' }, replacesOrderId: before.orderId } as const;
  const after = await held(anew, 800, before.browser);
  expect((await read(after)).deadlineAt).toBe(server.clock.now + holdSeconds * 1000);
});

test('the last places are chosen anew by who holds them; where the other choice is not to be had, what is held stays', async () => {
  const day = '2026-12-20';
  const chosen = { '1-6B': 'woman', '1-6C': 'woman' } as const;
  const named = await held({ ...COACH, day, chosen }, 1600);
  const { browser, orderId } = named;
  await tell(named, [rider('woman'), rider('woman')]);
  const run = await findRun(server.db, { ...COACH, day });
  const runClass = run?.classes.find(({ id }) => id === COACH.class);
  if (!run || !runClass) throw new Error('There is no bus');
  await take(server.db, someone(run.id, runClass), { '1-7A': 'woman' });
  const gone = { ...COACH, day, chosen: { '1-6B': 'woman', '1-7A': 'woman' }, replacesOrderId: orderId } as const;
  expect(problemOf(await hold(gone, 1600, browser))).toEqual([409, 'sold_out']);
  expect((await read(named)).status).toBe('awaitingPayment');
  const fewer = await held({ ...COACH, day, chosen: { '1-6C': 'woman' }, replacesOrderId: orderId }, 800, browser);
  expect((await read(fewer)).item.places.map(({ place }) => place)).toEqual(['1-6C']);
  expect((await read(named)).status).toBe('cancelled');
});

test('what is being paid is not replaced: the other choice is refused and holds nothing', async () => {
  const day = '2026-12-21';
  const named = await held({ ...COACH, day, chosen: { '1-8A': 'woman' } }, 800);
  const { browser, orderId } = named;
  await tell(named, [rider('woman')]);
  const charge = await opened(named);
  const other = { ...COACH, day, chosen: { '1-9A': 'woman' }, replacesOrderId: orderId } as const;
  expect(problemOf(await hold(other, 800, browser))).toEqual([409, 'not_allowed']);
  expect([(await read(named)).status, await takenOf(server.db, `SIM 401 ${day}`)]).toEqual([
    'paying',
    ['1-8A women held'],
  ]);
  await server.sandbox.decide(charge, { status: 'succeeded' });
  await server.runJobs();
  expect(problemOf(await hold(other, 800, browser))).toEqual([409, 'not_allowed']);
  expect((await read(named)).status).toBe('issued');
  // It is no hold any more: without it the other seat is an order of its own.
  await held({ ...COACH, day, chosen: { '1-9A': 'woman' } }, 800, browser);
});

test('a hold that got its names while another choice waited for it is not given up', async () => {
  const [named, bare] = [
    await held({ ...NIGHT, number: 'SIM 115', chosen: { '2-2-1': 'woman' } }, 1350),
    await held({ ...NIGHT, number: 'SIM 115', chosen: { '2-2-2': 'woman' } }, 1350),
  ];
  await tell(named, [rider('woman')]);
  // Both were read as held before.
  const asked = { ...server.deps, now: server.clock.now };
  for (const { orderId } of [named, bare])
    await server.db.transaction().execute((tx) => releaseUnnamed(tx, orderId, asked));
  expect([(await read(named)).status, (await read(bare)).status]).toEqual(['awaitingPayment', 'cancelled']);
  expect((await takenOf(server.db, `SIM 115 ${DAY}`)).filter((one) => one.startsWith('2-2-'))).toEqual([
    '2-2-1 women held',
  ]);
});

test('names in one tab and another choice in the other, at once: who was told yes keeps the places', async () => {
  const outcomes = [];
  for (const day of ['23', '24', '25', '26', '27', '28']) {
    const train = { ...NIGHT, day: `2026-11-${day}` } as const;
    const browser = server.newTraveller();
    // Its second hold finds a cookie.
    await held({ ...COACH, day: train.day, chosen: { '1-1A': 'woman' } }, 800, browser);
    const bought = await held({ ...train, chosen: { '4-2-1': 'woman' } }, 1300, browser);
    const [told, other] = await Promise.all([
      tell(bought, [rider('woman')]),
      hold({ ...train, chosen: { '4-2-2': 'woman' } }, 1300, browser),
    ]);
    const taken = (await takenOf(server.db, `SIM 113 ${train.day}`)).includes('4-2-1 women held');
    outcomes.push([told.statusCode, (await read(bought)).status, taken, other.statusCode]);
  }
  // Whichever came first: named and kept, or given up and refused.
  const right = [
    [200, 'awaitingPayment', true, 201],
    [409, 'cancelled', false, 201],
  ];
  expect(outcomes.filter((one) => !right.some((each) => isDeepStrictEqual(one, each)))).toEqual([]);
});

test('the same key is answered the same, and for something else refused', async () => {
  const browser = server.newTraveller();
  const wish = { ...NIGHT, chosen: { '4-2-1': 'woman' } } as const;
  const [one, again] = [
    await hold(wish, 1300, browser, 'one-key-of-runs'),
    await hold(wish, 1300, browser, 'one-key-of-runs'),
  ];
  expect(again.json()).toEqual(one.json());
  const other = await hold({ ...NIGHT, chosen: { '4-2-2': 'woman' } }, 1300, browser, 'one-key-of-runs');
  expect(problemOf(other)).toEqual([409, 'conflict']);
});

test('a man who wants the last berth of a women’s compartment is told what a man can have', async () => {
  await held({ ...NIGHT, number: 'SIM 115', chosen: { '1-2-1': 'woman', '1-2-2': 'woman', '1-2-3': 'woman' } }, 4050);
  const answer = await hold({ ...NIGHT, number: 'SIM 115', chosen: { '1-2-4': 'man' } }, 1350);
  expect(problemOf(answer)).toEqual([422, { 'places.0': 'women_only' }]);
  expect(waysOf(answer)).toEqual(['b4 byBerth 1350', 'b4 together 5400', 'b4s byBerth 1950', 'b4s together 7800']);
});

test('what is wrong with a choice is said by its places', async () => {
  const wrong = [
    { ...NIGHT, chosen: { '3-6-1': 'woman' } },
    { ...NIGHT, chosen: { '3-5-1': 'woman', '3-3-2': 'child' } },
    { ...NIGHT, chosen: { '3-5-1': 'woman', '4-5-2': 'child' } },
    { ...NIGHT, chosen: { '3-8-1': 'woman', '3-8-2': 'man' } },
    { ...NIGHT, chosen: { '9-1-1': 'woman' } },
    { ...NIGHT, chosen: { '3-5-1': 'child' } },
    { ...NIGHT, chosen: { '3-5-1': 'woman' }, infants: 2 },
    { ...COACH, chosen: { '1-3B': 'woman', '1-3C': null } },
    { ...NIGHT, chosen: { ...whole('3-9', [null, null, null, null]), '3-2-4': 'woman' } },
  ] as const;
  const found = [];
  for (const wish of wrong) found.push(problemOf(await hold(wish, 1300)));
  expect(found).toEqual([
    [422, { 'places.0': 'men_only' }],
    [422, { 'places.1': 'men_only' }],
    [422, { 'places.1': 'child_alone' }],
    [422, { places: 'family_whole' }],
    [422, { 'places.0': 'place_unknown' }],
    [422, { women: 'required' }],
    [422, { infants: 'invalid' }],
    [422, { 'places.1': 'rider_missing' }],
    [422, { 'places.0': 'rider_missing' }],
  ]);
});

test('a seat beside a stranger of the other gender is refused with where that stranger sits', async () => {
  await held({ ...COACH, chosen: { '1-2B': 'man' } }, 800);
  const answer = await hold({ ...COACH, chosen: { '1-2C': 'woman' } }, 800);
  expect(problemOf(answer)).toEqual([422, { 'places.0': 'beside_stranger' }]);
  const { place, beside } = answer.json().error.run;
  expect([place, beside, waysOf(answer)]).toEqual(['1-2C', '1-2B', ['vip25 seats 800']]);
  expect((await hold({ ...COACH, chosen: { '1-2C': 'man' } }, 800)).statusCode).toBe(201);
});

test('three people and two berths left: the third one makes it refused, and it says what else there is', async () => {
  const women = { ...NIGHT, number: 'SIM 115' };
  await held({ ...women, chosen: { '1-5-1': 'woman', '1-5-2': 'woman' } }, 2700);
  const answer = await hold({ ...women, chosen: { '1-5-2': 'woman', '1-5-3': 'woman', '1-5-4': 'woman' } }, 4050);
  expect(problemOf(answer)).toEqual([409, 'sold_out']);
  expect(waysOf(answer)).toContain('b4 byBerth 4050');
});

test('what is shown is what it costs, or it is said', async () => {
  const answer = await hold({ ...NIGHT, chosen: { '3-10-1': 'woman' } }, 1200);
  expect([problemOf(answer), answer.json().error.price]).toEqual([
    [409, 'price_changed'],
    { old: euro(1200), new: euro(1300) },
  ]);
});

test('a day that is not sold yet, a number that does not run, a class that it lacks', async () => {
  const berth = { chosen: { '3-2-1': 'woman' } } as const;
  expect(problemOf(await hold({ ...NIGHT, day: '2027-01-02', ...berth }, 1300))).toEqual([
    422,
    { day: 'sale_not_open' },
  ]);
  expect(problemOf(await hold({ ...NIGHT, day: '2026-11-19', ...berth }, 1300))).toEqual([422, { day: 'sale_over' }]);
  expect(problemOf(await hold({ ...NIGHT, number: 'SIM 999', ...berth }, 1300))).toEqual([404, 'not_found']);
  expect(problemOf(await hold({ ...NIGHT, class: 'b9', ...berth }, 1300))).toEqual([404, 'not_found']);
});

test('a title that is another one than the berth was chosen by is refused where it may not lie there, and nothing is lost', async () => {
  const bought = await held({ ...NIGHT, chosen: { '4-2-3': 'woman' } }, 1300);
  const answer = await tell(bought, [rider('man')]);
  expect(problemOf(answer)).toEqual([422, { 'passengers.0.title': 'women_only' }]);
  expect(waysOf(answer)).toContain('b4 byBerth 1300');
  const { status, item } = await read(bought);
  expect([status, first(item.places).rider]).toEqual(['held', 'woman']);
  expect((await tell(bought, [rider('woman')])).statusCode).toBe(200);
});

test('in a family compartment a title changes nothing, and alone on a bench it may change', async () => {
  const family = await held(trainOf('4-4'), 5200);
  expect((await tell(family, [rider('man'), rider('man'), rider('child')])).statusCode).toBe(200);
  const alone = await held({ ...COACH, chosen: { '1-6B': 'woman' } }, 800);
  expect((await tell(alone, [rider('man')])).statusCode).toBe(200);
  expect((await takenOf(server.db, `SIM 401 ${DAY}`)).includes('1-6B men held')).toBe(true);
  // Somebody sits beside him by now.
  await held({ ...COACH, chosen: { '1-6C': 'man' } }, 800);
  const again = await tell(alone, [rider('woman')]);
  expect(problemOf(again)).toEqual([422, { 'passengers.0.title': 'beside_stranger' }]);
});

test('a boy of 12 is a man on the day: not in a women’s compartment, and in a family compartment at its price', async () => {
  const boy = { birthDate: '2014-12-12', title: 'MR' } as const;
  const women = await held({ ...NIGHT, chosen: { '4-5-1': 'woman', '4-5-2': 'child' } }, 2080);
  const refused = await tell(women, [rider('woman'), rider('child', boy)]);
  expect(problemOf(refused)).toEqual([422, { 'passengers.1.birthDate': 'women_only' }]);
  expect(waysOf(refused)).toContain('b4 together 5200');
  // Eleven until the day after.
  expect((await tell(women, [rider('woman'), rider('child', { ...boy, birthDate: '2014-12-13' })])).statusCode).toBe(
    200,
  );
  const family = await held({ ...NIGHT, chosen: whole('4-7', ['woman', 'child', null, null]) }, 5200);
  expect((await tell(family, [rider('woman'), rider('child', boy)])).statusCode).toBe(200);
  expect((await read(family)).total).toEqual(euro(5200));
});

test('a girl of 12 pays a berth in full', async () => {
  const bought = await held({ ...NIGHT, chosen: { '4-10-1': 'woman', '4-10-2': 'child' } }, 2080);
  expect((await tell(bought, [rider('woman'), rider('child', { birthDate: '2014-12-12' })])).statusCode).toBe(200);
  expect((await read(bought)).total).toEqual(euro(2600));
});

test('people are asked for passports, and who has a berth is no infant', async () => {
  const bought = await held({ ...NIGHT, chosen: { '3-3-2': 'man' } }, 1300);
  const answer = await tell(bought, [rider('man', { passportNumber: '', passportExpiry: '2026-12-12', title: '' })]);
  expect(problemOf(answer)).toEqual([
    422,
    {
      ...{ 'passengers.0.title': 'required', 'passengers.0.passportNumber': 'required' },
      'passengers.0.passportExpiry': 'passport_expired',
    },
  ]);
  const baby = await tell(bought, [rider('man', { birthDate: '2025-12-24' })]);
  expect(problemOf(baby)).toEqual([422, { 'passengers.0.birthDate': 'age_not_as_booked' }]);
});

test('a hold ends: its places are free, and held again at the same price', async () => {
  const bought = await held({ ...COACH, chosen: { '1-7B': 'woman', '1-7C': 'man' } }, 1600);
  await tell(bought, [rider('woman'), rider('man')]);
  server.clock.now += 901_000;
  await server.runJobs();
  expect((await read(bought)).status).toBe('expired');
  expect((await takenOf(server.db, `SIM 401 ${DAY}`)).filter((one) => one.startsWith('1-7'))).toEqual([]);
  expect((await bought.browser.holdAgain(bought.orderId)).statusCode).toBe(200);
  expect((await takenOf(server.db, `SIM 401 ${DAY}`)).filter((one) => one.startsWith('1-7'))).toEqual([
    ...['1-7B women held', '1-7C men held'],
  ]);
});

test('a hold that ended is not taken again for another time or stop: it is chosen anew', async () => {
  const bought = await held({ ...COACH, chosen: { '1-6B': 'woman' } }, 800);
  await tell(bought, [rider('woman')]);
  server.clock.now += 901_000;
  await server.runJobs();
  const { bus } = readSample();
  const another = (change: object) =>
    importFile(
      server.db,
      JSON.stringify({
        ...{ version: 1, sample: true, day: '2026-12-01' },
        bus: bus && {
          ...bus,
          buses: bus.buses.map((one) => (one.number === COACH.number ? { ...one, ...change } : one)),
        },
      }),
      { replaces: false, now: server.clock.now },
    );
  const [, other] = bus?.terminals.filter(({ town }) => town === 'isfahan') ?? [];
  for (const change of [{ departs: '03:00' }, { minutes: 600 }, { to: other?.id }]) {
    await another(change);
    const answer = await bought.browser.holdAgain(bought.orderId);
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'sold_out']);
  }
  await another({});
  expect((await bought.browser.holdAgain(bought.orderId)).statusCode).toBe(200);
});

test('a hold that ends at the bank: paid late it is theirs while the seats are free, else the money goes back', async () => {
  const [lucky, late] = [
    await held({ ...COACH, chosen: { '1-8A': 'woman' } }, 800),
    await held({ ...COACH, chosen: { '1-9A': 'woman' } }, 800),
  ];
  const charges = [];
  for (const bought of [lucky, late]) {
    await tell(bought, [rider('woman')]);
    charges.push(await opened(bought));
  }
  server.clock.now += 3_600_000;
  await server.runJobs();
  await held({ ...COACH, chosen: { '1-9A': 'man' } }, 800);
  for (const charge of charges) await server.sandbox.decide(charge, { status: 'succeeded' });
  await server.runJobs();
  expect((await read(lucky)).status).toBe('issued');
  expect((await read(late)).status).toBe('refunded');
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('paid twice, in two tabs: one is paid, the other money goes back', async () => {
  const bought = await held({ ...COACH, chosen: { '1-4A': 'woman' } }, 800);
  await tell(bought, [rider('woman')]);
  const charge = await opened(bought);
  await bought.browser.leave(bought.orderId);
  const second = await opened(bought);
  for (const one of [charge, second]) await server.sandbox.decide(one, { status: 'succeeded' });
  await server.runJobs();
  expect((await read(bought)).status).toBe('issued');
  expect((await takenOf(server.db, `SIM 401 ${DAY}`)).filter((one) => one.startsWith('1-4A'))).toEqual([
    '1-4A women sold',
  ]);
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('one browser holds only so many places at once', async () => {
  const { deps } = server;
  const config = { ...deps.config, rateLimitFactor: 1, logLevel: 'silent' as const };
  const strict = await createServer({ deps: { ...deps, config } });
  const browser = traveller(
    () => strict,
    () => deps.config.publicUrl,
  );
  const statuses = [];
  for (const day of ['13', '14', '15', '16', '17', '18', '19'])
    statuses.push((await hold({ ...trainOf('3-1'), day: `2026-12-${day}` }, 5200, browser)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429]);
  await strict.close();
});

test('one network holds twelve places of a train or bus, whoever asks and however', async () => {
  server.clock.now += 901_000;
  await server.runJobs();
  const { deps } = server;
  const strict = await createServer({ deps: { ...deps, config: { ...deps.config, rateLimitFactor: 1 } } });
  const newBrowser = () =>
    traveller(
      () => strict,
      () => deps.config.publicUrl,
    );
  const day = '2026-12-18';
  const row = (no: number) => ({ [`1-${no}A`]: 'woman', [`1-${no}B`]: 'woman', [`1-${no}C`]: 'woman' }) as const;
  const rows = (...some: number[]) => Object.assign({}, ...some.map(row)) as ReturnType<typeof row>;
  const [anna, others] = [newBrowser(), newBrowser()];
  const first = await hold({ ...COACH, day, chosen: rows(1, 2) }, 4800, anna);
  const second = await hold({ ...COACH, day, chosen: rows(3, 4) }, 4800, others);
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  const seat = { ...COACH, day, chosen: { '1-5A': 'woman' } } as const;
  expect(problemOf(await hold(seat, 800, newBrowser()))).toEqual([429, 'rate_limited']);
  // Of another day it is another bus.
  expect((await hold({ ...seat, day: '2026-12-19' }, 800, newBrowser())).statusCode).toBe(201);
  // An expired hold that is held again counts as a new one.
  server.clock.now += 901_000;
  await server.runJobs();
  const chosen = { ...rows(3, 4), '1-5A': 'woman', '1-7B': 'woman', '1-7C': 'woman' } as const;
  const third = await hold({ ...COACH, day, chosen }, 7200, newBrowser());
  const again = await anna.holdAgain(first.json<RunOrder>().orderId);
  expect([third.statusCode, again.statusCode]).toEqual([201, 429]);
  expect((await takenOf(server.db, `SIM 401 ${day}`)).length).toBe(9);
  await strict.close();
});

test('who bought is told what, when and from where by mail', async () => {
  const bought = await booked({ ...COACH, chosen: { '1-1A': 'woman' } }, 800, [rider('woman')]);
  const { reference } = await read(bought);
  const mails = await mailsTo(reference);
  expect(mails.filter(({ subject }) => subject.startsWith('Your tickets'))).toHaveLength(1);
  expect(mails.map(({ body_text }) => body_text).join('\n')).toContain('Departs 08:00 on Sat 12 Dec 2026');
});
