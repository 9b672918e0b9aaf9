import { sql } from 'kysely';
import { isClosed } from '#domain/transport/rail/compartments.ts';
import { type Compartment, compartmentsOf } from '#domain/transport/runs/places.ts';
import type { TakenBy } from '#domain/transport/runs/riders.ts';
import type { Queryable } from '#server/db/database.ts';
import type { LineProblem } from '#server/json-lines.ts';
import type { RailPart } from '#server/products/transport/inventory/file.ts';

type Wrong = Pick<LineProblem, 'field' | 'why'>;
type Taken = ReadonlyMap<string, TakenBy>;

/**
 * Compartments of trains to come that would be of another kind than when berths in them were taken, with others still free: strange men
 * and women would lie in one. `today`: YYYY-MM-DD in Tehran.
 */
export async function soldProblems(tx: Queryable, { classes, trains }: RailPart, today: string): Promise<Wrong[]> {
  const taken = await takenFrom(tx, today);
  return trains.flatMap((train, at) => {
    const compartments = train.classes.flatMap(({ class: id, carriages }) =>
      classes.flatMap((one) => (one.id === id ? compartmentsOf({ ...one, carriages }) : [])),
    );
    return (taken.get(train.number) ?? []).flatMap(({ day, places }) =>
      compartments
        .filter((one) => isClosed(one, places) && hasFree(one, places))
        .map(({ carriage, no, kind }) => ({
          field: `rail.trains.${at}`,
          why: `${train.number} has taken berths on ${day} in compartment ${no} of carriage ${carriage}, which were not for ${kind} when they were taken`,
        })),
    );
  });
}

const hasFree = ({ berths }: Compartment, taken: Taken): boolean => berths.some(({ place }) => !taken.has(place));

/** Of each number, what is taken from a day on. */
async function takenFrom(tx: Queryable, today: string) {
  const all = new Map<string, { readonly day: string; readonly places: Map<string, TakenBy> }[]>();
  const rows = tx
    .selectFrom('transport_place_taken')
    .select(['run', 'place', 'taken_by'])
    .where(sql<string>`right(run, 10)`, '>=', today);
  for (const { run, place, taken_by } of await rows.orderBy('run').orderBy('place').execute()) {
    const [number, day] = [run.slice(0, -11), run.slice(-10)];
    const days = all.get(number) ?? [];
    const known = days.find((one) => one.day === day);
    if (known) known.places.set(place, taken_by);
    else days.push({ day, places: new Map([[place, taken_by]]) });
    all.set(number, days);
  }
  return all;
}
