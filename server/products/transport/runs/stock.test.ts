import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sized } from '#domain/core/testing/sized.ts';
import { BUS, FOUR_BERTH } from '#domain/transport/testing/vehicles.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { freePlaces, giveBack, sellPlaces, takenPlaces } from '#server/products/transport/runs/stock.ts';
import { places, someone, take, takenOf } from '#server/products/transport/runs/testing/places.ts';

const server = testApp();
let runs = 0;
const newRun = () => {
  runs += 1;
  return `SIM ${runs} 2026-12-12`;
};

test('places are held, sold and freed, and say only whether women or men are there', async () => {
  const run = newRun();
  const held = someone(run, FOUR_BERTH);
  expect(await take(server.db, held, { '6-2-3': 'woman', '6-2-4': 'child', '6-3-1': 'man' })).toBeNull();
  expect(await takenOf(server.db, run)).toEqual(['6-2-3 women held', '6-2-4 women held', '6-3-1 men held']);
  expect(await sellPlaces(server.db, held)).toBe(true);
  expect(await takenOf(server.db, run)).toEqual(['6-2-3 women sold', '6-2-4 women sold', '6-3-1 men sold']);
  await freePlaces(server.db, held);
  expect(await takenOf(server.db, run)).toEqual([]);
  expect(await sellPlaces(server.db, held)).toBe(false);
});

test('a berth that is taken is taken', async () => {
  const run = newRun();
  await take(server.db, someone(run, FOUR_BERTH), { '6-2-3': 'woman' });
  expect(await take(server.db, someone(run, FOUR_BERTH), { '6-2-4': 'woman', '6-2-3': 'woman' })).toEqual({
    code: 'place_taken',
    place: '6-2-3',
  });
  expect(await takenOf(server.db, run)).toEqual(['6-2-3 women held']);
});

test('the same berth on another day is another one', async () => {
  const [first, second] = [newRun(), newRun()];
  for (const run of [first, second])
    expect(await take(server.db, someone(run, FOUR_BERTH), { '6-2-3': 'woman' })).toBeNull();
});

test('an empty berth of a family compartment is taken, too', async () => {
  const run = newRun();
  const family = { '6-1-1': null, '6-1-2': 'man', '6-1-3': 'woman', '6-1-4': 'child' } as const;
  expect(await take(server.db, someone(run, FOUR_BERTH), family)).toBeNull();
  expect(await takenOf(server.db, run)).toEqual(['1', '2', '3', '4'].map((berth) => `6-1-${berth} family held`));
});

test('a choice is changed whole, or stays as it was', async () => {
  const run = newRun();
  const [anna, helga] = [someone(run, BUS), someone(run, BUS)];
  await take(server.db, anna, { '1-2B': 'woman' });
  await take(server.db, helga, { '1-3B': 'woman' });
  expect(await take(server.db, anna, { '1-2B': 'woman', '1-2C': 'man' })).toBeNull();
  expect((await take(server.db, anna, { '1-2B': 'woman', '1-3C': 'man' }))?.code).toBe('beside_stranger');
  expect(await takenOf(server.db, run)).toEqual(['1-2B women held', '1-2C men held', '1-3B women held']);
});

test('a title that was changed is checked against who sits beside now', async () => {
  const run = newRun();
  const [first, second] = [someone(run, BUS), someone(run, BUS)];
  await take(server.db, first, { '1-2B': 'woman' });
  // Alone on the bench it does not matter.
  expect(await take(server.db, first, { '1-2B': 'man' })).toBeNull();
  expect(await take(server.db, second, { '1-2C': 'man' })).toBeNull();
  expect(await take(server.db, first, { '1-2B': 'woman' })).toEqual({
    code: 'beside_stranger',
    place: '1-2B',
    beside: '1-2C',
  });
  expect(await takenOf(server.db, run)).toEqual(['1-2B men held', '1-2C men held']);
});

test('what was sold stays sold when it is changed', async () => {
  const run = newRun();
  const held = someone(run, BUS);
  await take(server.db, held, { '1-2B': 'woman' });
  await sellPlaces(server.db, held);
  await take(server.db, held, { '1-3A': 'woman' });
  expect(await takenOf(server.db, run)).toEqual(['1-3A women sold']);
});

test('one of two gives a seat back, and only somebody like who stays may sit there', async () => {
  const run = newRun();
  const couple = someone(run, BUS);
  const order = places({ '1-2B': 'woman', '1-2C': 'man' });
  await take(server.db, couple, { '1-2B': 'woman', '1-2C': 'man' });
  await sellPlaces(server.db, couple);
  const give = (given: string[]) => server.db.transaction().execute((tx) => giveBack(tx, couple, { order, given }));
  expect(await give(['1-4A'])).toEqual({ code: 'place_unknown', place: '1-4A' });
  expect(await give(['1-2C'])).toBeNull();
  expect((await take(server.db, someone(run, BUS), { '1-2C': 'man' }))?.code).toBe('beside_stranger');
  expect(await take(server.db, someone(run, BUS), { '1-2C': 'woman' })).toBeNull();
});

test('no berth of a family compartment goes back alone', async () => {
  const run = newRun();
  const held = someone(run, FOUR_BERTH);
  const family = { '6-1-1': null, '6-1-2': 'man', '6-1-3': 'woman', '6-1-4': 'child' } as const;
  await take(server.db, held, family);
  const give = (given: string[]) =>
    server.db.transaction().execute((tx) => giveBack(tx, held, { order: places(family), given }));
  expect(await give(['6-1-2'])).toEqual({ code: 'family_whole', place: '6-1-2' });
  expect(await takenOf(server.db, run)).toHaveLength(4);
});

test('the key of the table lets nobody take a place twice, whatever the code believes', async () => {
  const run = newRun();
  await take(server.db, someone(run, BUS), { '1-2B': 'woman' });
  const again = { run, place: '1-2B', holder: randomUUID(), taken_by: 'women' as const };
  await expect(server.db.insertInto('transport_place_taken').values(again).execute()).rejects.toThrow(
    /unique|duplicate/,
  );
});

const BUYERS = sized(40, 200);

test(`of ${BUYERS} buyers of the last family compartment one gets it`, { timeout: 120_000 }, async () => {
  const run = newRun();
  for (const compartment of ['6-1', '6-4', '7-1']) await take(server.db, someone(run, FOUR_BERTH), whole(compartment));
  const all = Array.from({ length: BUYERS }, () => take(server.db, someone(run, FOUR_BERTH), whole('7-4')));
  const answers = await Promise.all(all);
  expect(answers.filter((problem) => problem === null)).toHaveLength(1);
  expect(answers.filter((problem) => problem?.code === 'place_taken')).toHaveLength(BUYERS - 1);
  expect((await takenPlaces(server.db, run)).size).toBe(16);
});

test(`of ${BUYERS} women and men who want the two seats of a bench, no two strangers differ`, {
  timeout: 120_000,
}, async () => {
  const run = newRun();
  const all = Array.from({ length: BUYERS }, (_, at) =>
    take(server.db, someone(run, BUS), { [at % 4 < 2 ? '1-2B' : '1-2C']: at % 2 === 0 ? 'woman' : 'man' }),
  );
  expect((await Promise.all(all)).filter((problem) => problem === null)).toHaveLength(2);
  const [first, second] = (await takenPlaces(server.db, run)).values();
  expect(first).toBe(second);
});

const whole = (compartment: string) => ({
  [`${compartment}-1`]: null,
  [`${compartment}-2`]: null,
  [`${compartment}-3`]: 'woman' as const,
  [`${compartment}-4`]: 'man' as const,
});
