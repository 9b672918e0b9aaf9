import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { ImportError } from '#server/json-lines.ts';
import { catalogueOf, forgetCatalogue, keptHotelOf } from '#server/products/hotels/inventory/catalogue.ts';
import { importInventory, readInventory } from '#server/products/hotels/inventory/import.ts';
import { importFile } from '#server/products/hotels/inventory/import-file.ts';
import { changeNights, readStock } from '#server/products/hotels/stock.ts';

const server = testApp();
const SAMPLE = readFileSync(new URL('./sample.jsonl', import.meta.url), 'utf8');
const LINES = SAMPLE.split('\n').filter(Boolean);
const lineOf = (type: string, id: string) =>
  LINES.map((line) => JSON.parse(line)).find((row) => row.type === type && (row.id ?? row.slug) === id);
const [ISFAHAN, ABBASI] = [lineOf('city', 'isfahan'), lineOf('hotel', 'abbasi-hotel')];
const file = (...rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n');
const importAll = async (rows: ReturnType<typeof readInventory>, now: number) => {
  const counts = await importInventory(server.db, rows, { removes: true, now });
  forgetCatalogue(server.db);
  return counts;
};
const problemsOf = (text: string) => {
  try {
    return readInventory(text).length;
  } catch (error) {
    return error instanceof ImportError
      ? error.problems.map(({ line, field, why }) => `${line} ${field} ${why}`)
      : [error];
  }
};

test('the sample is 74 hotels of Iran and a dozen invented ones abroad, each named as a sample', () => {
  const hotels = readInventory(SAMPLE).filter((row) => row.type === 'hotel');
  const abroad = hotels.filter(({ city }) => ['istanbul', 'dubai', 'yerevan', 'muscat'].includes(city));
  expect([hotels.length, abroad.length]).toEqual([86, 12]);
  expect(
    abroad.every(({ isInvented, name, about }) => isInvented && /Sample/.test(name.en) && /does not exist/.test(about)),
  ).toBe(true);
  expect(hotels.every(({ isSimulated }) => isSimulated)).toBe(true);
  expect(hotels.filter(({ isInvented }) => isInvented)).toHaveLength(12);
});

test('a database without an inventory sells the sample, also when two ask first at once', async () => {
  const [one, other] = await Promise.all([catalogueOf(server.db, 1), catalogueOf(server.db, 1)]);
  expect([one.version, other.version, one.hotels.size]).toEqual([1, 1, 86]);
  expectFields(one.destinations.get('city isfahan'), { country: 'IR', hotelType: 'domestic-hotel', hotels: 9 });
  expectFields(one.destinations.get('city dubai'), { hotelType: 'hotel', hotels: 3 });
});

test('every line that is wrong is told, with its number and field', () => {
  const [room] = ABBASI.rooms;
  expect(
    problemsOf(
      [
        file(ISFAHAN, { ...ABBASI, stars: 6, colour: 'blue' }),
        'no json',
        '',
        file(
          { ...ABBASI, slug: 'other', city: 'atlantis' },
          { ...ABBASI, slug: 'third', rooms: [room, room] },
          ISFAHAN,
        ),
      ].join('\n'),
    ),
  ).toEqual([
    '2 stars Too big: expected number to be <=5',
    '2 the line Unrecognized key: "colour"',
    '3 the line Invalid input: expected object, received string',
    '5 city atlantis has no line of its own',
    '6 rooms have the same id twice',
    '7 city isfahan stands in line 1 already',
  ]);
  expect(problemsOf('')).toEqual(['1 the file has no line']);
  const backwards = { ...ABBASI, rooms: [{ ...room, calendar: [{ from: '2027-01-02', to: '2027-01-01' }] }] };
  expect(problemsOf(file(ISFAHAN, backwards))).toEqual(['2 rooms.0.calendar.0.to lies before from']);
});

test('a file with a wrong line changes nothing', async () => {
  const before = await catalogueOf(server.db, 1);
  await expect(
    importFile(server.db, file(ISFAHAN, { ...ABBASI, rates: [] }), { replaces: true, now: 2 }),
  ).rejects.toThrow('Nothing was imported.');
  expect((await catalogueOf(server.db, 2)).version).toBe(before.version);
});

test('a file that leaves out what is sold now, as one that was cut short does, is taken only where that is said', async () => {
  const cut = LINES.slice(0, -2).join('\n');
  const before = await catalogueOf(server.db, 1);
  await expect(importFile(server.db, cut, { replaces: false, now: 2 })).rejects.toThrow(
    /leaves out 2 of 86 hotels that are sold now, such as [a-z-]+; with --replace they go/,
  );
  expect((await catalogueOf(server.db, 2)).version).toBe(before.version);
  await importFile(server.db, cut, { replaces: true, now: 2 });
  expect((await catalogueOf(server.db, 2)).hotels.size).toBe(84);
  // Nothing is removed, so no option is needed. A byte order mark is not part of the text.
  await importFile(server.db, `\uFEFF${SAMPLE}`, { replaces: false, now: 2 });
  expect((await catalogueOf(server.db, 2)).hotels.size).toBe(86);
});

test('a text that nothing can show is refused', () => {
  const why = 'has characters that cannot be shown, such as a line break';
  const named = (en: string) => problemsOf(file(ISFAHAN, { ...ABBASI, name: { ...ABBASI.name, en } }));
  expect(['Abbasi\nHotel', 'Abbasi \u001b[31m', 'Abbasi \ud83d'].map(named)).toEqual(
    Array(3).fill([`2 name.en ${why}`]),
  );
  expect(problemsOf(file(ISFAHAN, { ...ABBASI, about: 'One.\nTwo.' }))).toEqual([`2 about ${why}`]);
});

test('a new file is the whole inventory; nights that are held keep their rooms, calendars replace the rules', async () => {
  const key = 'isfahan-abbasi-hotel.court-double';
  const night = '2027-01-10';
  await server.db
    .transaction()
    .execute((tx) => changeNights(tx, [{ room: key, nights: [night], count: 3, capacity: 5 }], { held: 1, sold: 0 }));
  const rooms = ABBASI.rooms.map((room: { id: string }) =>
    room.id === 'court-double'
      ? { ...room, rooms: 1, calendar: [{ from: '2027-01-09', to: '2027-01-11', rooms: 0, price: 9900, minNights: 2 }] }
      : room,
  );
  const counts = await importAll(readInventory(file(ISFAHAN, { ...ABBASI, rooms })), 3);
  expect(counts).toEqual({ hotels: 1, rooms: ABBASI.rooms.length, nights: 3 });
  expect([...(await catalogueOf(server.db, 3)).hotels.keys()]).toEqual(['isfahan-abbasi-hotel']);
  const book = await readStock(server.db, [key], { from: '2027-01-01', to: '2027-02-01' });
  expect(Object.fromEntries(book.get(key) ?? [])).toEqual({
    '2027-01-09': { capacity: 0, gone: 0, price: 9900, minNights: 2 },
    [night]: { capacity: 3, gone: 3, price: 9900, minNights: 2 },
    '2027-01-11': { capacity: 0, gone: 0, price: 9900, minNights: 2 },
  });
  // Without the calendar the rules apply again, and rows of nights without holds are deleted.
  await importAll(readInventory(file(ISFAHAN, ABBASI)), 4);
  const after = await readStock(server.db, [key], { from: '2027-01-01', to: '2027-02-01' });
  const plain = ABBASI.rooms.find(({ id }: { id: string }) => id === 'court-double').rooms;
  expect(Object.fromEntries(after.get(key) ?? [])).toEqual({
    [night]: { capacity: plain, gone: 3, price: null, minNights: null },
  });
});

test('a night that the owner closed is not sold again when a hold of it ends', async () => {
  const key = 'isfahan-abbasi-hotel.court-double';
  const [closed, fewer] = ['2027-01-14', '2027-01-15'];
  const change = (held: number, count = 1) =>
    server.db
      .transaction()
      .execute((tx) =>
        changeNights(tx, [{ room: key, nights: [closed, fewer], count, capacity: 5 }], { held, sold: 0 }),
      );
  expect(await change(1, 3)).toBe(true);
  const rooms = ABBASI.rooms.map((room: { id: string }) =>
    room.id === 'court-double'
      ? {
          ...room,
          calendar: [
            { from: closed, to: closed, rooms: 0 },
            { from: fewer, to: fewer, rooms: 2 },
          ],
        }
      : room,
  );
  await importAll(readInventory(file(ISFAHAN, { ...ABBASI, rooms })), 5);
  const left = async () => {
    const book = await readStock(server.db, [key], { from: closed, to: '2027-01-16' });
    return [...(book.get(key) ?? [])].map(([night, { capacity, gone }]) => [night, capacity, gone]).sort();
  };
  expect(await left()).toEqual([
    [closed, 3, 3],
    [fewer, 3, 3],
  ]);
  expect(await change(1)).toBe(false);
  await change(-1, 2);
  expect(await left()).toEqual([
    [closed, 1, 1],
    [fewer, 2, 1],
  ]);
  await change(-1);
  expect(await left()).toEqual([
    [closed, 0, 0],
    [fewer, 2, 0],
  ]);
});

test('while rooms of a hotel are taken, an import waits', async ({ skip }) => {
  // The embedded database has one connection: there all queries wait for each other.
  if (!server.url) return skip();
  const importing = await server.db.transaction().execute(async (tx) => {
    const before = await keptHotelOf(tx, 'isfahan-abbasi-hotel');
    const begun = importAll(readInventory(file(ISFAHAN, { ...ABBASI, stars: 4 })), 6);
    const waiting = sql<{ count: number }>`
      select count(*)::int as count from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
    while ((await waiting.execute(tx)).rows[0]?.count === 0);
    expect(await keptHotelOf(tx, 'isfahan-abbasi-hotel')).toEqual(before);
    return { begun };
  });
  await importing.begun;
  expect((await keptHotelOf(server.db, 'isfahan-abbasi-hotel'))?.row.stars).toBe(4);
});
