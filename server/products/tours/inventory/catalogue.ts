import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { isOnSale } from '#domain/tours/dates.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { importFirst, keepInventory, readInventory } from '#server/products/tours/inventory/import.ts';
import type { DepartureRow, TourRow } from '#server/products/tours/inventory/rows.ts';
import { LINES, offeredOf, restOf } from '#server/products/tours/line.ts';

/** A departure as it is sold now. */
export type Departure = DepartureRow & {
  /** Places held while somebody decides or pays. */
  readonly held: number;
  /** Places whose deposit or whole price is paid. */
  readonly paid: number;
  /** The largest group since the price has settled; 0 before. */
  readonly largest: number;
  readonly certainAt: number | null;
  /** Places that those who wait for one need. */
  readonly waiting: number;
  /** Free places that the line has no use for. */
  readonly left: number;
  /** Some are held for minutes alone: it is not waited for. */
  readonly isHeld: boolean;
  readonly calledOffAt: number | null;
};

/** True while it can be booked: the days of its rules, and nobody has called it off. */
export const isSold = ({ start, certainAt, calledOffAt }: Departure, now: number): boolean =>
  calledOffAt === null && isOnSale(start, certainAt !== null, now);

/** The tours on sale with their departures, counted in one moment. */
export type Catalogue = {
  readonly tours: readonly TourRow[];
  /** By slug of the tour, earliest first. */
  readonly departures: ReadonlyMap<string, readonly Departure[]>;
};

const SAMPLE = new URL('./sample.jsonl', import.meta.url);

type Known = { readonly version: number; readonly tours: Promise<readonly TourRow[]> };

/** The tours read last, by database: their texts are long and change with an import only. */
const known = new WeakMap<Database, Known>();

type CountedRow = {
  readonly version: number;
  readonly content: DepartureRow | null;
  readonly capacity: number;
  readonly held: number;
  readonly paid: number;
  readonly largest: number;
  readonly certain_at: number | null;
  readonly waiting: number | null;
  readonly parties: readonly number[] | null;
  readonly offered: number;
  readonly called_off_at: number | null;
};

/** Counted in one moment. Offers are few: they are looked for where something is held. */
const COUNTED = sql`departure.content, departure.capacity, departure.held, departure.paid, departure.largest,
  departure.certain_at, departure.called_off_at, line.waiting, line.parties,
  case when departure.held > 0 then ${offeredOf(sql`departure.id`)} else 0 end as offered`;
const LINE = sql`left join ${LINES} as line on line.departure = departure.id`;

/**
 * The current inventory; imports the sample first when there is none. One query counts all departures and says the
 * version of the tours, which are read again only after an import.
 */
export async function catalogueOf(db: Database, now: number): Promise<Catalogue> {
  const { rows } = await sql<CountedRow>`
    select catalogue.version, ${COUNTED}
    from tour_catalogue as catalogue left join tour_departure as departure on departure.is_on_sale ${LINE}
    order by departure.start, departure.id`.execute(db);
  const version = rows[0]?.version;
  if (version === undefined) {
    await importFirst(db, () => readInventory(readFileSync(SAMPLE, 'utf8')), now);
    return catalogueOf(db, now);
  }
  const tours = await toursOf(db, version);
  return { tours, departures: Map.groupBy(rows.flatMap(toDeparture), ({ tour }) => tour) };
}

function toursOf(db: Database, version: number): Promise<readonly TourRow[]> {
  const before = known.get(db);
  if (before?.version === version) return before.tours;
  const tours = readTours(db);
  known.set(db, { version, tours });
  return tours.catch((error: unknown) => {
    known.delete(db);
    throw error;
  });
}

const readTours = async (db: Queryable): Promise<readonly TourRow[]> => {
  const rows = await db.selectFrom('tour_row').select('content').orderBy('position').execute();
  return rows.map(({ content }) => content as TourRow);
};

const toDeparture = (row: Omit<CountedRow, 'version'>): Departure[] => {
  const { content, capacity, held, paid, largest, waiting, parties, offered, certain_at, called_off_at } = row;
  const decided = { certainAt: certain_at, calledOffAt: called_off_at };
  const left = restOf(capacity - held - paid, parties ?? []);
  const counts = { capacity, held, paid, largest, waiting: waiting ?? 0, left, isHeld: held > offered };
  return content ? [{ ...content, ...counts, ...decided }] : [];
};

/** A tour of the file, and of a journey the departure, as sold now; undefined when it is not on sale. */
export type OnSale = { readonly tour: TourRow; readonly departure: Departure | null };

/** Blocks imports until the transaction ends. Call before locking the departure. */
export async function keptTourOf(tx: Queryable, slug: string, departureId: string | null): Promise<OnSale | undefined> {
  await keepInventory(tx);
  return tourOf(tx, slug, departureId);
}

export async function tourOf(db: Queryable, slug: string, departureId: string | null): Promise<OnSale | undefined> {
  const found = await db.selectFrom('tour_row').select('content').where('slug', '=', slug).executeTakeFirst();
  if (!found) return undefined;
  const tour = found.content as TourRow;
  if (departureId === null) return { tour, departure: null };
  const { rows } = await sql<CountedRow>`
    select ${COUNTED} from tour_departure as departure ${LINE}
    where departure.id = ${departureId} and departure.tour = ${slug} and departure.is_on_sale`.execute(db);
  const [departure] = rows.flatMap(toDeparture);
  return departure && { tour, departure };
}

/** For a server without an inventory yet: puts in the sample. */
export const requireInventory = async (db: Database, now: number): Promise<void> => {
  await catalogueOf(db, now);
};
