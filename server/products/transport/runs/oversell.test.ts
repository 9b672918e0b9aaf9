import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { sized } from '#domain/core/testing/sized.ts';
import { addDays } from '#domain/core/time.ts';
import { compartmentsOf } from '#domain/transport/runs/places.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { findRun } from '#server/products/transport/runs/runs.ts';
import { COACH, DAY, NIGHT } from '#server/products/transport/runs/testing/booked.ts';
import { places, someone, take, takenOf } from '#server/products/transport/runs/testing/places.ts';
import { rushOf } from '#server/testing/rush.ts';

const BUYERS = sized(40, 200);
const ROUNDS = sized(2, 5);
const server = testApp();
const LAST = '4-4';
const family = (compartment: string) =>
  ({
    [`${compartment}-1`]: null,
    [`${compartment}-2`]: null,
    [`${compartment}-3`]: 'woman',
    [`${compartment}-4`]: 'man',
  }) as const;

const ofTrain = rushOf(server, '/transport/runs/holds', (day) => ({
  ...{ ...NIGHT, day, places: places(family(LAST)), infants: 0 },
  shownTotal: euro(5200),
}));
/** "2026-12-12 1-2B woman". */
const ofBus = rushOf(server, '/transport/runs/holds', (wish) => {
  const [day, place = '', rider] = wish.split(' ');
  const chosen = places({ [place]: rider === 'man' ? 'man' : 'woman' });
  return { ...{ ...COACH, day, places: chosen, infants: 0 }, shownTotal: euro(800) };
});

test(`of ${BUYERS} buyers of the last family compartment of a night train one gets it, ${ROUNDS} times`, {
  timeout: 180_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const day = addDays(DAY, round);
    const run = await findRun(server.db, { ...NIGHT, day });
    const runClass = run?.classes.find(({ id }) => id === NIGHT.class);
    if (!run || !runClass) throw new Error(`There is no train on ${day}`);
    const others = compartmentsOf(runClass).filter(({ kind }) => kind === 'family');
    for (const { carriage, no } of others)
      if (`${carriage}-${no}` !== LAST) await take(server.db, someone(run.id, runClass), family(`${carriage}-${no}`));
    const outcome = await ofTrain(BUYERS, `family-${round}`, () => day);
    expect(outcome).toEqual({ got: 1, refused: BUYERS - 1, isSoldOut: true, others: [] });
    const held = (await takenOf(server.db, run.id)).filter((one) => one.startsWith(`${LAST}-`));
    expect(held).toEqual([1, 2, 3, 4].map((berth) => `${LAST}-${berth} family held`));
  }
  expect(await server.db.selectFrom('orders').select('id').execute()).toHaveLength(ROUNDS);
});

test(`of ${BUYERS} women and men who want the two seats of a bench two sit, and no strangers of another gender, ${ROUNDS} times`, {
  timeout: 180_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const day = addDays(DAY, round);
    const wishOf = (buyer: number) => `${day} ${buyer % 4 < 2 ? '1-2B' : '1-2C'} ${buyer % 2 === 0 ? 'woman' : 'man'}`;
    const { got, refused, others } = await ofBus(BUYERS, `bench-${round}`, wishOf);
    // Whoever would sit beside a stranger of the other gender is told so.
    expect(others.filter((answer) => answer !== '422 invalid_details')).toEqual([]);
    expect([got, refused < BUYERS]).toEqual([2, true]);
    const [one, other, ...more] = await takenOf(server.db, `${COACH.number} ${day}`);
    expect([one?.split(' ')[0], other?.split(' ')[0], more]).toEqual(['1-2B', '1-2C', []]);
    expect(one?.split(' ')[1]).toBe(other?.split(' ')[1]);
  }
});
