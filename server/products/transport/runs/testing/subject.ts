import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '#domain/core/time.ts';
import { benchesOf, placesOf, type RunClass } from '#domain/transport/runs/places.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import { findRun, type SoldRun } from '#server/products/transport/runs/runs.ts';
import { takenPlaces, takePlaces } from '#server/products/transport/runs/stock.ts';
import { COACH, rider } from '#server/products/transport/runs/testing/booked.ts';
import type { Browser, Offered, Server, Subject } from '#server/testing/conformance.ts';

/** Days ahead: within the sale of buses, and more than the suite looks back from the start. */
const IN_DAYS = 25;
/** The bus is full but for the benches of the offer; those who sit there are nobody's strangers to two women. */
const OTHERS = randomUUID();

/** Two women on a bus, in the terms of the suite. */
export function runSubject(server: Server): Subject {
  let count = 0;
  let keys = 0;

  /** Another bus each time: this one, of another day. */
  async function newRun(): Promise<{ readonly run: SoldRun; readonly runClass: RunClass }> {
    const day = addDays(dayOf(server.clock.now), IN_DAYS);
    for (;;) {
      count += 1;
      const number = `SIM ${401 + (count % 3) + 3 * Math.floor(count / 3)}`;
      const run = await findRun(server.db, { ...COACH, number, day });
      const runClass = run?.classes[0];
      const isFresh = run && (await takenPlaces(server.db, run.id)).size === 0;
      if (run && runClass && isFresh) return { run, runClass };
      if (count > 2000) throw new Error('The sample has no bus left for the suite');
    }
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
      counts: async () => {
        const rows = await server.db
          .selectFrom('transport_place_taken')
          .select('is_sold')
          .where('run', '=', run.id)
          .where('holder', '!=', OTHERS)
          .execute();
        const sold = rows.filter(({ is_sold }) => is_sold).length;
        return { held: rows.length - sold, sold };
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
      difference: false,
      falls: false,
    },
    units: 2,
    issueMs: 0,
    stages: ['boarding', 'late', 'runCancelled', 'done'],
    people: [
      rider('woman', { firstName: 'Hannelore', lastName: 'Zimmermann', passportNumber: 'C01X00T47' }),
      rider('woman', { firstName: 'Gertrud', lastName: 'Zimmermann', passportNumber: 'C01X00K92' }),
    ],
    // Of a bus: 90 percent until an hour before.
    percentsBack: [90, 90, 90, 90, 90],
    offer,
  };
}
