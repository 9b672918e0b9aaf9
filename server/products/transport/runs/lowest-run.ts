import { euro } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { addDays } from '#domain/core/time.ts';
import type { SoldWay, WayOffer } from '#domain/country/sold-way.ts';
import { type AdultPrices, type Lowest, lowestForAdult } from '#domain/transport/door-to-door/lowest.ts';
import { nightsAboard, opensAt, saleOf } from '#domain/transport/runs/timetable.ts';
import type { Queryable } from '#server/db/database.ts';
import { type RunKind, runsBetween, type SoldRun } from '#server/products/transport/runs/runs.ts';
import { takenOfRuns } from '#server/products/transport/runs/stock.ts';
import { classOffer } from '#server/products/transport/runs/view.ts';
import type { Between } from '#server/products/ways-sold.ts';

const NOBODY = { women: 0, men: 0, children: 0, infants: 0 };

/** The lowest place for one adult in the trains or buses of a day, as their list has it. */
export async function lowestRun(db: Queryable, kind: RunKind, { from, to, day, now }: Between): Promise<SoldWay> {
  const on = (date: string) => runsBetween(db, { kind, from: from.slug, to: to.slug, day: date });
  const runs = await on(day);
  const [first] = runs;
  const none: SoldWay = { kind, state: 'noWay', opensAt: null, href: null, isSample: true, offer: null };
  const href = pathTo.transport({ kind, from: from.slug, to: to.slug, day });
  if (!first) {
    const [other] = (await Promise.all(OTHER_DAYS.map((days) => on(addDays(day, days))))).flat();
    return other ? { ...none, state: 'notThatDay', href, isSample: other.isSample } : none;
  }
  const way = { ...none, href, isSample: first.isSample };
  const sales = runs.map(({ times, daysAhead }) => saleOf(times, daysAhead, now));
  if (sales.includes('notYet')) return { ...way, state: 'notYet', opensAt: opensAt(day, first.daysAhead) };
  if (!sales.includes('open')) return { ...way, state: 'over' };
  const lowest = await lowestOf(
    db,
    runs.filter((_, index) => sales[index] === 'open'),
  );
  return lowest ? { ...way, state: 'sold', offer: offerOf(lowest) } : { ...way, state: 'soldOut' };
}

/** The rest of the week. */
const OTHER_DAYS = [1, 2, 3, 4, 5, 6];

type ClassOfRun = AdultPrices & { readonly run: SoldRun; readonly name: string };

async function lowestOf(db: Queryable, runs: readonly SoldRun[]): Promise<Lowest<ClassOfRun> | null> {
  const ids = runs.map(({ id }) => id);
  const takenOf = await takenOfRuns(db, ids);
  return lowestForAdult(
    runs.flatMap((run) => {
      const { childPercent } = run;
      const taken = takenOf.get(run.id) ?? new Map();
      return run.classes.map((one) => {
        const least = (party: typeof NOBODY): number | null => {
          const { ways } = classOffer(one, { childPercent, party, taken, isOpen: true });
          return ways.length === 0 ? null : Math.min(...ways.map(({ total }) => total.amount));
        };
        return { run, name: one.en, woman: least({ ...NOBODY, women: 1 }), man: least({ ...NOBODY, men: 1 }) };
      });
    }),
  );
}

function offerOf({ of: { run, name }, cents, onlyFor }: Lowest<ClassOfRun>): WayOffer {
  const { number, from, to, times } = run;
  return {
    title: `${number}, ${name}`,
    ...{ from: { at: 'stop', name: from.en }, to: { at: 'stop', name: to.en } },
    ...{ departsAt: times.departsAt, arrivesAt: times.arrivesAt, earlyMinutes: null },
    ...{ price: euro(cents), people: 1, onlyFor, nights: nightsAboard(times) },
  };
}
