import { beforeEach, expect, test } from 'vitest';
import { placesOf } from '#domain/transport/runs/places.ts';
import type { components } from '#openapi/generated/types.ts';
import { TEST_NOW } from '#server/db/testing/template.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { findRun } from '#server/products/transport/runs/runs.ts';
import { someone, take } from '#server/products/transport/runs/testing/places.ts';
import { traveller } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];

const server = testApp();
const read = (query: string) => server.app.inject({ method: 'GET', url: `/api/transport/door-to-door?${query}` });
const waysOn = async (query: string) => (await read(query)).json<Schemas['DoorToDoor']>().ways;
const at = (text: string) => Date.parse(`${text}+03:30`);
const told = (ways: readonly Schemas['DoorWay'][]) =>
  ways.map(({ kind, state, offer }) => `${kind} ${state}${offer ? ` ${offer.price.amount} ${offer.title}` : ''}`);

beforeEach(() => {
  server.clock.now = TEST_NOW;
});

test('four ways to Shiraz, each by the lowest offer of the day for one adult', async () => {
  const ways = await waysOn('from=tehran&to=shiraz&day=2026-12-05');
  const flown = { origin: 'THR', destination: 'SYZ', departureDate: '2026-12-05', adult: 1 };
  const search = await traveller(() => server.app).search(flown);
  const [cheapest] = search.json<Schemas['FlightAvailability']>().departing.offers;
  expect(cheapest).toBeDefined();
  expect(told(ways)).toEqual([
    `plane sold ${cheapest?.total.amount} ${cheapest?.flight.airlineName} ${cheapest?.flight.flightNumber}`,
    'train sold 1300 SIM 141, 6-berth',
    'bus sold 850 SIM 408, Ordinary, 44 seats',
    'car sold 22100 Sedan',
  ]);
  const [plane, train, bus, car] = ways.map(({ offer }) => offer);
  // 60 minutes to Mehrabad, 90 there, 90 in the air and 45 into Shiraz.
  const minutesOf = ({ from, until }: Schemas['DoorPart']) => (until - from) / 60_000;
  expect(plane?.parts.map((part) => [part.what, minutesOf(part)])).toEqual([
    ...[['there', 60], ['early', 90], ['ride', 90], ['onwards', 45]], // biome-ignore format: a line of numbers
  ]);
  expect([train?.departsAt, train?.arrivesAt, train?.nights]).toEqual([
    ...[at('2026-12-05T16:30'), at('2026-12-06T07:30'), 1],
  ]);
  expect([bus?.arrivesAt, bus?.nights, bus?.isWhole]).toEqual([at('2026-12-06T07:45'), 1, false]);
  expect([car?.leavesAt, car?.thereAt, car?.people, car?.nights, car?.isWhole]).toEqual([
    ...[at('2026-12-05T08:00'), at('2026-12-05T18:00'), 3, 0, true],
  ]);
  expect(ways.map(({ href }) => href)).toEqual([
    '/flights/THR-SYZ?departing=2026-12-05',
    '/iran-transportation?kind=train&from=tehran&to=shiraz&day=2026-12-05',
    '/iran-transportation?kind=bus&from=tehran&to=shiraz&day=2026-12-05',
    '/iran-transportation?kind=car&from=Tehran&to=Shiraz&day=2026-12-05&time=08%3A00&people=1&bags=1&car=sedan',
  ]);
});

test('what runs nowhere between two places, or on other days only, is told apart', async () => {
  expect(told(await waysOn('from=tehran&to=kish&day=2026-12-05')).slice(1)).toEqual([
    'train noWay',
    'bus noWay',
    'car noWay',
  ]);
  // On Saturdays no train runs from Mashhad to Shiraz.
  expect(told(await waysOn('from=mashhad&to=shiraz&day=2026-12-05'))[1]).toBe('train notThatDay');
  expect(told(await waysOn('from=mashhad&to=shiraz&day=2026-12-06'))[1]).toMatch(/^train sold \d+ SIM 181/);
});

test('what is not on sale yet says when it opens', async () => {
  const ways = await waysOn('from=tehran&to=shiraz&day=2026-12-25');
  expect(ways.map(({ kind, state, opensAt }) => [kind, state, opensAt])).toEqual([
    ['plane', 'sold', null],
    ['train', 'notYet', at('2026-11-25T00:00')],
    ['bus', 'sold', null],
    ['car', 'sold', null],
  ]);
  const far = await waysOn('from=tehran&to=shiraz&day=2027-11-01');
  expect(far.map(({ state, opensAt }) => [state, opensAt])).toEqual([
    ['notYet', at('2026-12-06T00:00')],
    ['notYet', at('2027-10-02T00:00')],
    ['notYet', at('2027-09-02T00:00')],
    ['notYet', at('2027-01-05T00:00')],
  ]);
});

test('on the evening of the day the train has left, and a car is asked for', async () => {
  server.clock.now = at('2026-12-05T20:00');
  expect(told(await waysOn('from=tehran&to=shiraz&day=2026-12-05')).slice(1)).toEqual([
    'train over',
    'bus sold 1400 SIM 409, VIP, 25 seats',
    'car byRequest',
  ]);
  expect(told(await waysOn('from=tehran&to=shiraz&day=2026-12-04'))).toEqual([
    'plane over',
    'train over',
    'bus over',
    'car over',
  ]);
});

async function fill(number: string, day: string, free: readonly string[]): Promise<void> {
  const run = await findRun(server.db, { kind: 'bus', number, day });
  const [vehicle] = run?.classes ?? [];
  if (!run || !vehicle) throw new Error(`The sample lacks ${number}`);
  const men = placesOf(vehicle).filter((place) => !free.includes(place));
  const problem = await take(
    server.db,
    someone(run.id, vehicle),
    Object.fromEntries(men.map((place) => [place, 'man'])),
  );
  expect(problem).toBeNull();
}

test('the price follows what is left: a full bus, a seat beside a man, then none', async () => {
  const day = '2026-12-08';
  const bus = async () => (await waysOn(`from=tehran&to=rasht&day=${day}`))[2];
  expect((await bus())?.offer?.price.amount).toBe(400);
  await fill('SIM 440', day, []);
  expect((await bus())?.offer?.price.amount).toBe(650);
  await fill('SIM 439', day, []);
  await fill('SIM 441', day, ['1-1C']);
  const left = (await bus())?.offer;
  expect([left?.price.amount, left?.onlyFor]).toEqual([650, 'men']);
});

test('a sold-out bus is said to be so, with the page of its day', async () => {
  const day = '2026-12-09';
  for (const number of ['SIM 439', 'SIM 440', 'SIM 441']) await fill(number, day, []);
  const [, , bus] = await waysOn(`from=tehran&to=rasht&day=${day}`);
  expect(bus).toEqual({
    ...{ kind: 'bus', state: 'soldOut', opensAt: null, isSample: true, offer: null },
    href: `/iran-transportation?kind=bus&from=tehran&to=rasht&day=${day}`,
  });
});

test('there is no way from a place to itself, or to one that is not ours', async () => {
  for (const query of ['from=tehran&to=tehran', 'from=tehran&to=atlantis', 'from=atlantis&to=tehran'])
    expect((await read(`${query}&day=2026-12-05`)).statusCode).toBe(404);
  expect((await read('from=tehran&to=shiraz&day=2026-13-05')).statusCode).toBe(400);
});
