import { addDays, dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Database } from '#server/db/database.ts';
import { requireInventory } from '#server/products/tours/inventory/catalogue.ts';
import { importFile } from '#server/products/tours/inventory/import-file.ts';

type Schemas = components['schemas'];

/** A journey of the sample: 880, 756 and 620 euros each from 1, 4 and 8 people on, 180 for an own room, at most 14. */
export const CLASSIC = 'classic-iran-8-days';
/** A day tour of the sample. */
export const PERSEPOLIS = 'persepolis-day-from-shiraz';

export type DepartureOf = {
  readonly id: string;
  /** Days from the server's clock to the start. */
  readonly inDays: number;
  readonly capacity?: number;
  readonly leastToRun?: number;
  /** Places of others that are paid. */
  readonly paid?: number;
  readonly isCertain?: boolean;
};

/** Adds a departure of the sample journey beside those of the sample. */
export async function addDeparture(
  db: Database,
  now: number,
  { id, inDays, capacity = 14, leastToRun = 2, paid = 0, isCertain = false }: DepartureOf,
): Promise<string> {
  await requireInventory(db, now);
  const start = addDays(dayOf(now), inDays);
  const content = {
    id,
    tour: CLASSIC,
    start,
    capacity,
    leastToRun,
    type: 'departure',
    guideLanguage: 'English',
    marks: [],
  };
  await db
    .insertInto('tour_departure')
    .values({
      ...{ id, tour: CLASSIC, start, capacity, paid },
      certain_at: isCertain ? now : null,
      content: JSON.stringify(content),
    })
    .execute();
  return start;
}

/** Imports what is sold now once more, with changes of one departure. Returns what the door says. */
export async function importAgain(db: Database, now: number, id: string, change: object): Promise<string> {
  const tours = await db.selectFrom('tour_row').select('content').orderBy('position').execute();
  const all = db.selectFrom('tour_departure').select(['id', 'content']).where('is_on_sale', '=', true);
  const departures = await all.orderBy('start').orderBy('id').execute();
  const rows: { line?: number }[] = [
    ...tours.map(({ content }) => content as object),
    ...departures.map((one) => ({ ...(one.content as object), ...(one.id === id ? change : {}) })),
  ];
  const text = rows.map(({ line: _, ...row }) => JSON.stringify(row)).join('\n');
  return importFile(db, text, { replaces: false, now });
}

export const countsOf = async (db: Database, id: string): Promise<{ held: number; sold: number }> => {
  const row = db.selectFrom('tour_departure').select(['held', 'paid']).where('id', '=', id);
  const { held, paid } = await row.executeTakeFirstOrThrow();
  return { held, sold: paid };
};

type Choice = Omit<Schemas['ToursHoldRequest'], 'shownTotal' | 'acceptedTotal'>;

/** Adults in double rooms, the last of an odd number in a shared one. */
export const choiceFor = (departure: string, adults: number, others: Partial<Choice> = {}): Choice => ({
  ...{ tour: CLASSIC, departure, day: null, language: null },
  people: { adults, children: 0, infants: 0 },
  rooms: { double: Math.floor(adults / 2), twin: 0, own: 0, shared: adults % 2 },
  ...others,
});

/** What the emergency needs, and nothing more. */
export const ANSWERS = { emergencyName: 'Helga Brandt', emergencyPhone: '+49 30 12345678' };
