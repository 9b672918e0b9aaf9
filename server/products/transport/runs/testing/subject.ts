import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, dayOf } from '#domain/core/time.ts';
import { benchesOf, placesOf, type RunClass } from '#domain/transport/runs/places.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import { findRun, runsBetween, type SoldRun } from '#server/products/transport/runs/runs.ts';
import { takenPlaces, takePlaces } from '#server/products/transport/runs/stock.ts';
import { COACH, rider } from '#server/products/transport/runs/testing/booked.ts';
import type { Browser, Offered, Server, Subject, Wish } from '#server/testing/conformance.ts';

/** Days ahead: within the sale of buses, and more than the suite looks back from the start. */
const IN_DAYS = 25;
/** How many buses the sample has each day, and their better and cheaper class. */
const BUSES = 118;
const BETTER = 'vip25';
const CHEAPER = 'ord44';
/** The bus is full but for the benches of the offer; those who sit there are nobody's strangers to two women. */
const OTHERS = randomUUID();

/** Two women on a bus, in the terms of the suite. */
export function runSubject(server: Server): Subject {
  let count = 0;
  let keys = 0;

  const countsOf = async (run: string) => {
    const own = server.db.selectFrom('transport_place_taken').select('is_sold').where('holder', '!=', OTHERS);
    const rows = await own.where('run', '=', run).execute();
    const sold = rows.filter(({ is_sold }) => is_sold).length;
    return { held: rows.length - sold, sold };
  };

  /** Another empty bus of the better class each time. */
  async function newRun(): Promise<{ readonly run: SoldRun; readonly runClass: RunClass }> {
    while (count < 20 * BUSES) {
      count += 1;
      const day = addDays(dayOf(server.clock.now), IN_DAYS + Math.floor(count / BUSES));
      const run = await findRun(server.db, { ...COACH, number: `SIM ${401 + (count % BUSES)}`, day });
      const runClass = run?.classes.find(({ id }) => id === BETTER);
      if (run && runClass && (await takenPlaces(server.db, run.id)).size === 0 && (await hasCheaper(run)))
        return { run, runClass };
    }
    throw new Error('The sample has no bus left for the suite');
  }

  const besideOf = ({ from, to }: SoldRun, day: string) =>
    runsBetween(server.db, { kind: COACH.kind, from: from.town, to: to.town, day });

  const hasCheaper = async (run: SoldRun): Promise<boolean> =>
    (await besideOf(run, run.times.day)).some(({ classes }) => classes.some(({ id }) => id === CHEAPER));

  /** Another empty bus of a class between the same towns, on the day or the next one. */
  async function wishFor(booked: SoldRun, wanted: string): Promise<Wish> {
    const { day } = booked.times;
    for (const run of [...(await besideOf(booked, day)), ...(await besideOf(booked, addDays(day, 1)))]) {
      const isRight = run.id !== booked.id && run.classes.some(({ id }) => id === wanted);
      if (!isRight || (await takenPlaces(server.db, run.id)).size > 0) continue;
      return { wish: { kind: 'run', number: run.number, day: run.times.day }, counts: () => countsOf(run.id) };
    }
    throw new Error('The sample has no such bus between these towns');
  }

  async function offer(capacity: number): Promise<Offered> {
    const { run, runClass } = await newRun();
    const pairs = benchesOf(runClass).filter((bench) => bench.length === 2);
    const free = new Set(pairs.slice(0, capacity).flat());
    const others = placesOf(runClass).filter((place) => !free.has(place));
    const filled = { run: run.id, vehicle: runClass, holder: OTHERS };
    await server.db.transaction().execute((tx) =>
      takePlaces(
        tx,
        filled,
        others.map((place) => ({ place, rider: 'woman' })),
      ),
    );
    const chosen = new Map<Browser, readonly string[]>();
    /** The bench of a browser; for another one the first that is free, or the first of all. */
    const pairFor = async (browser: Browser): Promise<readonly string[]> => {
      const taken = await takenPlaces(server.db, run.id);
      const pair =
        chosen.get(browser) ?? pairs.find((bench) => bench.every((place) => !taken.has(place))) ?? pairs[0] ?? [];
      chosen.set(browser, pair);
      return pair;
    };
    return {
      hold: async (browser) => {
        keys += 1;
        const places = (await pairFor(browser)).map((place) => ({ place, rider: 'woman' }));
        const { kind, number, times } = run;
        const sum = { amount: 2 * runClass.each, currency: 'EUR' };
        return browser.ask(
          'POST',
          '/transport/runs/holds',
          { kind, number, day: times.day, class: runClass.id, places, infants: 0, shownTotal: sum },
          { 'idempotency-key': `runs-${keys}-of-the-suite` },
        );
      },
      counts: () => countsOf(run.id),
      // Another bus is for who has one that does not run.
      wishes: async ({ orderId }) => {
        const cancelled = sql<string>`jsonb_set(detail, '{stage}', '"cancelled"')`;
        await server.db.updateTable('orders').set({ detail: cancelled }).where('id', '=', orderId).execute();
        return { less: await wishFor(run, CHEAPER), free: await wishFor(run, BETTER) };
      },
    };
  }

  return {
    name: 'trains-and-buses',
    product: PRODUCT,
    traits: {
      stock: true,
      hold: true,
      deposit: false,
      promise: true,
      people: true,
      passport: true,
      stage: false,
      life: true,
      inquiry: false,
      parts: true,
      refuses: false,
      quote: false,
      difference: true,
      falls: false,
    },
    units: 2,
    issueMs: 0,
    stages: ['boarding', 'late', 'runCancelled', 'done'],
    people: [
      rider('woman', { firstName: 'Hannelore', lastName: 'Zimmermann', passportNumber: 'C01X00T47' }),
      rider('woman', { firstName: 'Gertrud', lastName: 'Zimmermann', passportNumber: 'C01X00K92' }),
    ],
    isNeverDearer: true,
    // Of a bus: 90 percent until an hour before.
    percentsBack: [90, 90, 90, 90, 90],
    offer,
  };
}
