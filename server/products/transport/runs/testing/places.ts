import { randomUUID } from 'node:crypto';
import type { PlaceProblem } from '#domain/transport/runs/choice.ts';
import type { RunClass } from '#domain/transport/runs/places.ts';
import type { ChosenPlace, Rider } from '#domain/transport/runs/riders.ts';
import type { Database } from '#server/db/database.ts';
import { type RunPlaces, takePlaces } from '#server/products/transport/runs/stock.ts';

/** Places by name with who takes them, such as { '6-2-3': 'woman' }. */
export const places = (chosen: Readonly<Record<string, Rider | null>>): ChosenPlace[] =>
  Object.entries(chosen).map(([place, rider]) => ({ place, rider }));

/** A holder of places of a run. */
export const someone = (run: string, vehicle: RunClass): RunPlaces => ({ run, vehicle, holder: randomUUID() });

export const take = (
  db: Database,
  held: RunPlaces,
  chosen: Readonly<Record<string, Rider | null>>,
): Promise<PlaceProblem | null> => db.transaction().execute((tx) => takePlaces(tx, held, places(chosen)));

/** What is taken of a run, as "6-2-3 women sold". */
export async function takenOf(db: Database, run: string): Promise<string[]> {
  const rows = await db.selectFrom('transport_place_taken').selectAll().where('run', '=', run).execute();
  return rows.map(({ place, taken_by, is_sold }) => `${place} ${taken_by} ${is_sold ? 'sold' : 'held'}`).sort();
}
