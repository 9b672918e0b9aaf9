import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sized } from '#domain/core/testing/sized.ts';
import { addDays } from '#domain/core/time.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { changeNights, lockNights, type RoomNights, readStock } from '#server/products/hotels/stock.ts';

const server = testApp();
const FIRST = '2026-12-01';
const DAYS = 25;
const CAPACITY: Readonly<Record<string, number>> = { 'inn.single': 1, 'inn.double': 3, 'inn.suite': 2 };
const ROOMS = Object.keys(CAPACITY);

type Count = { held: number; sold: number };
type Made = { readonly wanted: readonly RoomNights[]; state: 'held' | 'sold' | 'gone' };

const nightsOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, night) => addDays(FIRST, from + night));

/** Model with its own counts; it shares only the rules with the tables. */
function createModel() {
  const counts = new Map<string, Count>();
  const at = (room: string, night: string) => {
    const key = `${room} ${night}`;
    const known = counts.get(key) ?? { held: 0, sold: 0 };
    counts.set(key, known);
    return known;
  };
  const each = (wanted: readonly RoomNights[], change: (count: Count, rooms: number) => void) => {
    for (const { room, nights, count } of wanted) for (const night of nights) change(at(room, night), count);
  };
  return {
    counts,
    /** All rooms at once, so that two of one type are counted together. */
    take: (wanted: readonly RoomNights[]): boolean => {
      const before = structuredClone([...counts]);
      each(wanted, (count, rooms) => {
        count.held += rooms;
      });
      const isOver = [...counts].some(
        ([key, { held, sold }]) => held + sold > (CAPACITY[key.split(' ')[0] ?? ''] ?? 0),
      );
      if (!isOver) return true;
      counts.clear();
      for (const [key, count] of before) counts.set(key, count);
      return false;
    },
    move: (wanted: readonly RoomNights[], change: Count) =>
      each(wanted, (count, rooms) => {
        count.held += change.held * rooms;
        count.sold += change.sold * rooms;
      }),
  };
}

const roomNights = fc
  .record({
    room: fc.constantFrom(...ROOMS),
    from: fc.integer({ min: 0, max: DAYS - 1 }),
    length: fc.integer({ min: 1, max: 7 }),
    count: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ room, from, length, count }): RoomNights => {
    return { room, nights: nightsOf(from, Math.min(length, DAYS - from)), count, capacity: CAPACITY[room] ?? 0 };
  });
const step = fc.record({
  wanted: fc.array(roomNights, { minLength: 1, maxLength: 3 }),
  action: fc.constantFrom('take', 'take', 'release', 'sell', 'unsell'),
  which: fc.nat(),
});

const STAYS = sized(1500, 10_000);

test(`${STAYS} random stays: the same verdicts as an independent model, the same stock night by night`, {
  timeout: 600_000,
}, async () => {
  const steps = fc.sample(step, STAYS);
  const model = createModel();
  const made: Made[] = [];
  const change = (wanted: readonly RoomNights[], by: Count) =>
    server.db.transaction().execute((tx) => changeNights(tx, wanted, by));
  for (const { wanted, action, which } of steps) {
    if (action === 'take') {
      const isTaken = await change(wanted, { held: 1, sold: 0 });
      expect(isTaken).toBe(model.take(wanted));
      if (isTaken) made.push({ wanted, state: 'held' });
      continue;
    }
    const from = action === 'unsell' ? 'sold' : 'held';
    const candidates = made.filter(({ state }) => state === from);
    const one = candidates[which % Math.max(1, candidates.length)];
    if (!one) continue;
    const by = { release: { held: -1, sold: 0 }, sell: { held: -1, sold: 1 }, unsell: { held: 0, sold: -1 } }[action];
    expect(await change(one.wanted, by)).toBe(true);
    model.move(one.wanted, by);
    one.state = action === 'sell' ? 'sold' : 'gone';
  }
  const rows = await server.db.selectFrom('hotel_night').selectAll().execute();
  const inTable = rows.map(({ room, night, held, sold }) => [`${room} ${night}`, { held, sold }] as const);
  const counted = (entries: Iterable<readonly [string, Count]>) =>
    Object.fromEntries(
      [...entries].filter(([, { held, sold }]) => held + sold > 0).sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  expect(counted(inTable)).toEqual(counted(model.counts));
  expect(made.length).toBeGreaterThan(STAYS / 50);
});

test('a stay of which one night is full takes none of its nights', async () => {
  const wanted = (nights: readonly string[]): RoomNights[] => [{ room: 'house.only', nights, count: 1, capacity: 1 }];
  const take = (nights: readonly string[]) =>
    server.db.transaction().execute((tx) => changeNights(tx, wanted(nights), { held: 1, sold: 0 }));
  expect(await take(['2027-01-03'])).toBe(true);
  expect(await take(['2027-01-02', '2027-01-03', '2027-01-04'])).toBe(false);
  const book = await readStock(server.db, ['house.only'], { from: '2027-01-01', to: '2027-01-10' });
  expect([...(book.get('house.only') ?? [])].map(([night, { gone }]) => [night, gone]).sort()).toEqual([
    ['2027-01-02', 0],
    ['2027-01-03', 1],
    ['2027-01-04', 0],
  ]);
});

test('the table itself refuses what is too much', async () => {
  await server.db
    .transaction()
    .execute((tx) => lockNights(tx, [{ room: 'house.two', nights: ['2027-02-01'], count: 1, capacity: 2 }]));
  const oversold = server.db.updateTable('hotel_night').set({ held: 3 }).where('room', '=', 'house.two').execute();
  await expect(oversold).rejects.toThrow('hotel_night_never_oversold');
});
