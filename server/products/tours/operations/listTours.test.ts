import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { momentOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { catalogueOf } from '#server/products/tours/inventory/catalogue.ts';
import { traveller } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];

const server = testApp();
const browser = traveller(() => server.app);
const list = async (query = '') => (await browser.ask('GET', `/tours${query}`)).json<Schemas['TourList']>();
const read = async (slug: string, query = '') =>
  (await browser.ask('GET', `/tours/${slug}${query}`)).json<Schemas['Tour']>();
const CLASSIC = 'classic-iran-8-days';
const APRIL = 'CL-20270410';
const departureIn = (card: Schemas['TourCard'] | undefined, id: string) =>
  card?.departures.find((one) => one.id === id);
const set = (id: string, held: number, paid: number, certainAt: number | null = null) =>
  sql`update tour_departure set held = ${held}, paid = ${paid}, certain_at = ${certainAt} where id = ${id}`.execute(
    server.db,
  );

test('all tours in the order of the catalogue, with the price for two where nobody says for how many', async () => {
  const { people, readAt, tours } = await list();
  expect([people, readAt, tours.length]).toEqual([2, server.clock.now, 8]);
  const classic = tours.find(({ slug }) => slug === CLASSIC);
  expectFields(classic, { kind: 'journey', days: 8, nights: 7, each: null, runs: null, childPercent: 70 });
  expect(classic?.ladder).toEqual([
    { from: 2, to: 3, each: euro(88_000) },
    { from: 4, to: 7, each: euro(75_600) },
    { from: 8, to: null, each: euro(62_000) },
  ]);
  expect(departureIn(classic, APRIL)).toEqual({
    ...{ id: APRIL, start: '2027-04-10', end: '2027-04-17', guideLanguage: 'English' },
    ...{ capacity: 14, taken: 0, left: 14, waiting: 0, leastToRun: 2, isCertain: false },
    ...{ group: 2, each: euro(88_000), salesEnd: '2027-03-20', restDue: '2027-03-11', marks: [] },
  });
  expectFields(
    tours.find(({ slug }) => slug === 'persepolis-day-from-shiraz'),
    { kind: 'dayTour', departures: [], each: euro(7800), isAsked: false },
  );
});

test.each([
  [1, 88_000, 7800],
  [3, 88_000, 7800],
  [4, 75_600, 6700],
  [7, 75_600, 6700],
  [8, 62_000, 5500],
  [9, 62_000, 5500],
])('for %d people a place of an empty departure costs %d cents and of a day tour %d', async (people, each, day) => {
  const { tours } = await list(`?people=${people}`);
  expect([
    departureIn(tours[0], APRIL)?.each,
    tours.find(({ slug }) => slug === 'persepolis-day-from-shiraz')?.each,
  ]).toEqual([euro(each), euro(day)]);
});

test('who has paid is of the group; who only holds takes a place, and changes no price', async () => {
  await set(APRIL, 3, 2, 5);
  expectFields(departureIn((await list()).tours[0], APRIL), {
    ...{ taken: 2, left: 9, group: 4, each: euro(75_600), isCertain: true },
  });
  await set(APRIL, 0, 13);
  // More than fit: nobody is told of a group that cannot be.
  expectFields(departureIn((await list('?people=4')).tours[0], APRIL), { taken: 13, left: 1, group: 14 });
  await set(APRIL, 0, 0);
});

test.each(['0', '10', 'two', '1.5'])('people=%s is refused', async (people) => {
  const answers = await Promise.all(
    ['/tours', `/tours/${CLASSIC}`].map((path) => browser.ask('GET', `${path}?people=${people}`)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
});

test.each([
  ['not certain: until the day it is decided', null, '2027-03-20', '2027-03-21'],
  ['certain: until five days before', 5, '2027-04-05', '2027-04-06'],
])('a departure is listed as long as it is sold; %s', async (_name, certainAt, last, after) => {
  const before = server.clock.now;
  await set(APRIL, 0, 0, certainAt);
  server.clock.now = momentOf(after) - 1;
  expect(departureIn((await list()).tours[0], APRIL)?.salesEnd).toBe(last);
  server.clock.now += 1;
  expect(departureIn((await list()).tours[0], APRIL)).toBeUndefined();
  server.clock.now = before;
  await set(APRIL, 0, 0);
});

test('the rest is due 30 days before, later where a departure became certain late', async () => {
  await set(APRIL, 0, 2, momentOf('2027-03-15', 600));
  expect(departureIn((await list()).tours[0], APRIL)?.restDue).toBe('2027-03-18');
  await set(APRIL, 0, 0);
});

test('a tour is told whole, with how sure its facts are', async () => {
  const tour = await read(CLASSIC, '?people=4');
  expectFields(tour, { people: 4, leastAge: 0, highest: null });
  expect(tour.itinerary.map(({ day, overnight }) => `${day} ${overnight}`)).toEqual([
    ...['1 Tehran', '2 Tehran', '3 Isfahan', '4 Isfahan', '5 Yazd', '6 Yazd', '7 Shiraz', '8 null'],
  ]);
  expect(tour.facts).toEqual({ isSimulated: true, readOn: '2026-11-25', sources: [] });
  expect((await list('?people=4')).tours[0]).toEqual(tour.card);
  const mountain = await read('damavand-trek-6-days');
  expectFields(mountain, { leastAge: 16, highest: 5610 });
  expect(mountain.facts.sources.map(({ seenOn }) => seenOn)).toEqual(Array(4).fill('2026-11-25'));
});

test('a slug that is none of ours is not found', async () => {
  const answer = await browser.ask('GET', '/tours/atlantis-in-a-day');
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
});

test('closures and Ramadan stand on the days of the departure, holidays that our calendar lacks as not known', async () => {
  const marksOf = async (slug: string, id: string) =>
    departureIn((await read(slug)).card, id)?.marks.map(
      ({ date, name, museumsClosed, isExact }) => `${date} ${name} ${museumsClosed} ${isExact}`,
    );
  expect(await marksOf('silk-road-northwest-7-days', 'NW-20270612')).toEqual([
    '2027-06-14 Tasua true false',
    '2027-06-15 Ashura true false',
  ]);
  const ramadan = 'Ramadan: restaurants closed by day, museums close about an hour earlier false false';
  expect(await marksOf('persian-gulf-islands-4-days', 'GU-20270218')).toEqual(
    ['2027-02-18', '2027-02-19', '2027-02-20', '2027-02-21'].map((day) => `${day} ${ramadan}`),
  );
  expect(await marksOf(CLASSIC, 'CL-20271030')).toEqual(['2027-11-03 Martyrdom of Fatima null false']);
});

test('a list and a tour are one query each, however many departures there are', async () => {
  await catalogueOf(server.db, 1);
  const queries: string[] = [];
  const counted = server.db.withPlugin({
    transformQuery: ({ node }) => {
      queries.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await catalogueOf(counted, 1);
  // The first time of this connection reads the tours too.
  expect(queries).toHaveLength(2);
  await catalogueOf(counted, 1);
  expect(queries).toHaveLength(3);
});
