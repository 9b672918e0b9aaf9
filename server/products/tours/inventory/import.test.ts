import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { placeOf } from '#domain/country/places.ts';
import { decidedOn, endOf, isOnSale } from '#domain/tours/dates.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { ImportError } from '#server/json-lines.ts';
import { catalogueOf, tourOf } from '#server/products/tours/inventory/catalogue.ts';
import { importInventory, readInventory } from '#server/products/tours/inventory/import.ts';
import { importFile } from '#server/products/tours/inventory/import-file.ts';
import { type DepartureRow, daysOf, type TourRow } from '#server/products/tours/inventory/rows.ts';

const server = testApp();
const SAMPLE = readFileSync(new URL('./sample.jsonl', import.meta.url), 'utf8');
const ROWS = SAMPLE.split('\n')
  .filter(Boolean)
  .map((line): TourRow | DepartureRow => JSON.parse(line));
const TOURS = ROWS.filter((row) => row.type === 'tour');
const DEPARTURES = ROWS.filter((row) => row.type === 'departure');
const found = <T>(item: T | undefined): T => {
  if (item === undefined) throw new Error('The sample lacks it');
  return item;
};
const CLASSIC = found(TOURS.find(({ slug }) => slug === 'classic-iran-8-days'));
const PERSEPOLIS = found(TOURS.find(({ kind }) => kind === 'dayTour'));
const APRIL = found(DEPARTURES.find(({ id }) => id === 'CL-20270410'));
const file = (...rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n');
const importRows = (rows: readonly object[], now = 2) => importFile(server.db, file(...rows), { replaces: true, now });
const importSample = () => importInventory(server.db, readInventory(SAMPLE), { removes: true, now: 1 });
const problemsOf = (...rows: readonly object[]) => {
  try {
    return readInventory(file(...rows)).length;
  } catch (error) {
    return error instanceof ImportError
      ? error.problems.map(({ line, field, why }) => `${line} ${field} ${why}`)
      : [error];
  }
};
const stockOf = async (id: string) => {
  const { rows } = await sql<object>`
    select capacity, told, held, paid, is_on_sale as sold from tour_departure where id = ${id}`.execute(server.db);
  return rows[0];
};
const book = (id: string, held: number, paid: number) =>
  sql`update tour_departure set held = ${held}, paid = ${paid} where id = ${id}`.execute(server.db);

test('the sample is six journeys with 52 departures and two day tours, all of it said to be simulated', () => {
  expect(TOURS.map(({ kind, slug }) => `${kind} ${slug}`)).toEqual([
    'journey classic-iran-8-days',
    'journey persian-highlights-5-days',
    'journey desert-and-kaluts-6-days',
    'journey persian-gulf-islands-4-days',
    'journey silk-road-northwest-7-days',
    'dayTour tehran-food-day',
    'dayTour persepolis-day-from-shiraz',
    'journey damavand-trek-6-days',
  ]);
  expect(DEPARTURES).toHaveLength(52);
  expect(TOURS.every(({ isSimulated, readOn }) => isSimulated && readOn === '2026-11-25')).toBe(true);
});

test('what the sample says holds together: cities we know, no journey over Nowruz, nothing that we do not give', () => {
  for (const { slug, cities } of TOURS) expect([slug, cities.filter((city) => !placeOf(city))]).toEqual([slug, []]);
  for (const { id, start, tour } of DEPARTURES) {
    const days = daysOf(found(TOURS.find(({ slug }) => slug === tour)));
    const touchesNowruz = endOf(start, days) >= '2027-03-16' && start <= '2027-04-03';
    expect([id, touchesNowruz, decidedOn(start) < start]).toEqual([id, false, true]);
  }
  const said = JSON.stringify(TOURS);
  expect(said).not.toMatch(/visa-free|no visa|authori[sz]ation code/i);
  expect(TOURS.flatMap(({ included }) => included).filter((one) => /insurance/i.test(one))).toEqual([]);
  // The day tour of Persepolis begins and ends in Shiraz, and its first step is for one to three.
  expectFields(
    TOURS.find(({ slug }) => slug === 'persepolis-day-from-shiraz'),
    { start: 'Shiraz', end: 'Shiraz' },
  );
  expect(TOURS.filter(({ kind }) => kind === 'dayTour').map(({ ladder }) => ladder[0]?.from)).toEqual([1, 1]);
});

test('a database without an inventory sells the sample, also when two ask first at once', async () => {
  const [one, other] = await Promise.all([catalogueOf(server.db, 1), catalogueOf(server.db, 1)]);
  expect([one.tours.length, other.tours.length]).toEqual([8, 8]);
  expect(
    one.departures
      .get('classic-iran-8-days')
      ?.map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['CL-20270410', 'CL-20270424']);
});

test('every line that is wrong is told, with its number and field', () => {
  expect(
    problemsOf(
      CLASSIC,
      { ...APRIL, capacity: 0, colour: 'blue' },
      { ...APRIL, id: 'cl 1' },
      { ...APRIL, tour: 'atlantis' },
      { ...APRIL, id: 'CL-2', capacity: 15 },
      { ...APRIL, id: 'CL-3', start: '2027-02-30' },
      { ...APRIL, id: 'CL-4', leastToRun: 15, capacity: 14 },
      APRIL,
      APRIL,
    ),
  ).toEqual([
    '2 capacity Too small: expected number to be >=1',
    '2 the line Unrecognized key: "colour"',
    '2 leastToRun is more than the capacity',
    '3 id is no number of a departure, as CL-20270410 is one',
    '4 tour atlantis has no line of its own',
    '5 capacity is more than 14 of its tour',
    '6 start is no day, as 2027-04-10 is one',
    '7 leastToRun is more than the capacity',
    '8 departure CL-20270410 stands in line 4 already',
    '9 departure CL-20270410 stands in line 8 already',
  ]);
  expect(problemsOf({ ...CLASSIC, languages: ['German'] }, APRIL)).toEqual([
    '2 guideLanguage English is none of its tour',
  ]);
  expect(problemsOf(PERSEPOLIS, { ...APRIL, tour: PERSEPOLIS.slug })).toEqual([
    `2 tour ${PERSEPOLIS.slug} is a day tour, which has no departures`,
  ]);
});

test.each([
  [
    'a gap',
    [
      [2, 3, 9],
      [5, null, 8],
    ],
    '1 ladder.0.to does not end where the next step begins',
  ],
  [
    'an end of the last step',
    [
      [2, 3, 9],
      [4, 9, 8],
    ],
    '1 ladder.1.to is not null, though it is the last step',
  ],
  [
    'a larger group that pays more',
    [
      [2, 3, 8],
      [4, null, 9],
    ],
    '1 ladder.0.each is less than a larger group pays',
  ],
  ['no step for two', [[3, null, 9]], '1 ladder.0.from leaves out the smallest groups'],
] as const)('a ladder with %s is refused', (_name, steps, problem) => {
  const ladder = steps.map(([from, to, each]) => ({ from, to, each }));
  expect(problemsOf({ ...CLASSIC, ladder })).toEqual([problem]);
});

test('a tour whose nights, days or runs disagree is refused', () => {
  expect(problemsOf({ ...CLASSIC, nights: 8 })).toEqual([
    '1 nights are not one less than the days',
    '1 overnights are not as many as nights',
  ]);
  expect(problemsOf({ ...CLASSIC, runs: PERSEPOLIS.runs })).toEqual([
    '1 runs belongs to a day tour, and to nothing else',
  ]);
  expect(problemsOf({ ...PERSEPOLIS, runs: null })).toEqual(['1 runs belongs to a day tour, and to nothing else']);
  expect(problemsOf({ ...CLASSIC, title: 'Two\nlines' })).toEqual([
    '1 title has characters that cannot be shown, such as a line break',
  ]);
});

test('a file with a wrong line changes nothing', async () => {
  await importSample();
  await expect(
    importRows([
      { ...CLASSIC, title: 'New' },
      { ...APRIL, capacity: 0 },
    ]),
  ).rejects.toThrow('Nothing was imported.\n  line 2: capacity Too small');
  const { tours } = await catalogueOf(server.db, 2);
  expect([tours.length, tours[0]?.title]).toEqual([8, 'Classic Iran in 8 days']);
});

test('a file that leaves out what is sold now, as one that was cut short does, is taken only where that is said', async () => {
  await importSample();
  const cut = SAMPLE.split('\n').filter(Boolean).slice(0, -2).join('\n');
  await expect(importFile(server.db, cut, { replaces: false, now: 2 })).rejects.toThrow(
    /leaves out 2 of 60 tours and departures that are sold now, such as departure DA-20270828; with --replace they go/,
  );
  expect(await importFile(server.db, cut, { replaces: true, now: 2 })).toBe(
    '✓ 8 tours with 50 departures are sold now.',
  );
  expect(await tourOf(server.db, 'damavand-trek-6-days', 'DA-20270911')).toBeUndefined();
  // A departure that comes back is sold again. A byte order mark is not part of the text.
  await importFile(server.db, `\uFEFF${SAMPLE}`, { replaces: false, now: 3 });
  expectFields((await tourOf(server.db, 'damavand-trek-6-days', 'DA-20270911'))?.departure, { capacity: 8 });
});

test('a departure never has fewer places than are held and paid, and grows again with a later file', async () => {
  await importSample();
  await book(APRIL.id, 2, 5);
  await importRows([CLASSIC, { ...APRIL, capacity: 4 }]);
  expect(await stockOf(APRIL.id)).toEqual({ capacity: 7, told: 4, held: 2, paid: 5, sold: true });
  await importRows([CLASSIC, { ...APRIL, capacity: 10 }]);
  expect(await stockOf(APRIL.id)).toEqual({ capacity: 10, told: null, held: 2, paid: 5, sold: true });
});

test('a departure that is gone from the file keeps its people, and nobody else gets in', async () => {
  await book(APRIL.id, 1, 5);
  const next = found(DEPARTURES.find(({ id }) => id === 'CL-20270424'));
  await importRows([CLASSIC, next]);
  expect(await stockOf(APRIL.id)).toEqual({ capacity: 6, told: 0, held: 1, paid: 5, sold: false });
  expect(await tourOf(server.db, CLASSIC.slug, APRIL.id)).toBeUndefined();
  const { departures } = await catalogueOf(server.db, 2);
  expect(departures.get(CLASSIC.slug)?.map(({ id }) => id)).toEqual([next.id]);
  await importSample();
  expect(await stockOf(APRIL.id)).toEqual({ capacity: 14, told: null, held: 1, paid: 5, sold: true });
});

test('a departure with people in it keeps what they booked', async () => {
  await importSample();
  await book(APRIL.id, 0, 1);
  const other = found(TOURS.find(({ slug }) => slug === 'persian-highlights-5-days'));
  const why = 'and people have booked it: a departure that differs has a number of its own';
  await expect(
    importRows([CLASSIC, { ...APRIL, start: '2027-04-11', guideLanguage: 'German', leastToRun: 3 }]),
  ).rejects.toThrow(
    [
      'Nothing was imported.',
      `  line 2: start was 2027-04-10, ${why}`,
      `  line 2: guideLanguage was English, ${why}`,
      `  line 2: leastToRun was 2, ${why}`,
    ].join('\n'),
  );
  await expect(importRows([other, { ...APRIL, tour: other.slug, capacity: 12 }])).rejects.toThrow(
    `line 2: tour was classic-iran-8-days, ${why}`,
  );
  // Fewer people to run keep the promise, and so do new marks.
  const mark = { date: '2027-04-11', name: 'Bridge closed', museumsClosed: null, isExact: true };
  await importRows([CLASSIC, { ...APRIL, leastToRun: 1, marks: [mark] }]);
  expectFields((await tourOf(server.db, CLASSIC.slug, APRIL.id))?.departure, { leastToRun: 1, marks: [mark] });
  await book(APRIL.id, 0, 0);
  await importRows([CLASSIC, { ...APRIL, start: '2027-04-11' }]);
  expectFields((await tourOf(server.db, CLASSIC.slug, APRIL.id))?.departure, { start: '2027-04-11' });
});

test('the database refuses a place more than a departure has', async () => {
  await importSample();
  await expect(book(APRIL.id, 10, 5)).rejects.toThrow('tour_departure_never_oversold');
});

test('each departure of the sample is sold today, whether it is certain or not', () => {
  expect(DEPARTURES.filter(({ start }) => !isOnSale(start, false, server.clock.now))).toEqual([]);
});
