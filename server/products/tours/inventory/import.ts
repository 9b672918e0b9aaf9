import { sql, type Transaction } from 'kysely';
import { dayOf } from '#domain/core/time.ts';
import type { Database, Queryable, Tables } from '#server/db/database.ts';
import { ImportError, type LineProblem, type ReadLine, readJsonLines } from '#server/json-lines.ts';
import { type DepartureRow, type Row, row, type TourRow } from '#server/products/tours/inventory/rows.ts';
import { IS_PRIVATE } from '#server/products/tours/private-departures.ts';

type Tx = Transaction<Tables>;

export type ReadRow = ReadLine<Row>;

/** Parses JSON Lines. Throws ImportError with all errors of all lines. */
export const readInventory = (text: string): readonly ReadRow[] =>
  readJsonLines(text, { parse: (value) => row.safeParse(value), nameOf, besides: wrongTours });

const nameOf = (one: Row): string => (one.type === 'tour' ? `tour ${one.slug}` : `departure ${one.id}`);

const toursIn = (rows: readonly ReadRow[]): TourRow[] =>
  rows.flatMap(({ row: one }) => (one.type === 'tour' ? [one] : []));

const departuresIn = (rows: readonly ReadRow[]): (DepartureRow & { readonly line: number })[] =>
  rows.flatMap(({ line, row: one }) => (one.type === 'departure' ? [{ ...one, line }] : []));

/** A departure belongs to a journey of the same file, and is no larger than it and led in a language it has. */
function wrongTours(rows: readonly ReadRow[]): LineProblem[] {
  const tours = new Map(toursIn(rows).map((tour) => [tour.slug, tour]));
  return departuresIn(rows).flatMap(({ line, tour: slug, capacity, guideLanguage }) => {
    const tour = tours.get(slug);
    if (!tour) return [{ line, field: 'tour', why: `${slug} has no line of its own` }];
    if (tour.kind !== 'journey')
      return [{ line, field: 'tour', why: `${slug} is a day tour, which has no departures` }];
    const { groupSize, languages } = tour;
    return [
      ...(capacity > groupSize.most
        ? [{ line, field: 'capacity', why: `is more than ${groupSize.most} of its tour` }]
        : []),
      ...(languages.includes(guideLanguage)
        ? []
        : [{ line, field: 'guideLanguage', why: `${guideLanguage} is none of its tour` }]),
    ];
  });
}

export type Imported = { readonly tours: number; readonly departures: number };

/**
 * Replaces the inventory by these rows, all or none: missing ones are no longer on sale, their orders stay. A departure
 * never gets fewer places than are held and paid. Throws ImportError when one with people in it would break
 * what they booked, and, without `removes`, when tours or departures would be removed.
 */
export const importInventory = (
  db: Database,
  rows: readonly ReadRow[],
  { removes, now }: { readonly removes: boolean; readonly now: number },
): Promise<Imported> =>
  db.transaction().execute(async (tx) => {
    const version = await lockedVersion(tx);
    // Before the rows are compared: no place is sold in between.
    await sql`select from tour_departure order by id for update`.execute(tx);
    if (!removes) await requireAll(tx, rows);
    await requireKept(tx, rows, now);
    return replace(tx, rows, version + 1, now);
  });

/** Detects a file that was truncated at the end of a line. */
async function requireAll(tx: Tx, rows: readonly ReadRow[]): Promise<void> {
  const named = new Set(rows.map(({ row: one }) => nameOf(one)));
  const tours = await tx.selectFrom('tour_row').select('slug').orderBy('position').execute();
  const departures = await tx
    .selectFrom('tour_departure')
    .select('id')
    .where('is_on_sale', '=', true)
    .orderBy('id')
    .execute();
  const sold = [...tours.map(({ slug }) => `tour ${slug}`), ...departures.map(({ id }) => `departure ${id}`)];
  const gone = sold.filter((name) => !named.has(name));
  const [first] = gone;
  if (!first) return;
  const why = `leaves out ${gone.length} of ${sold.length} tours and departures that are sold now, such as ${first}; with --replace they go`;
  throw new ImportError([{ line: rows.length, field: 'the file', why }]);
}

/**
 * Who has booked a departure has booked its days, its guide's language and how few people it takes to run. What people were told
 * of it stays: that it runs, that it does not, and why; also when all of them have left.
 */
async function requireKept(tx: Tx, rows: readonly ReadRow[], now: number): Promise<void> {
  const { rows: booked } = await sql<{ content: DepartureRow }>`
    select content from tour_departure
    where held + paid > 0 or certain_at is not null or called_off_at is not null or orders_told is not null`.execute(
    tx,
  );
  const known = new Map(booked.map(({ content }) => [content.id, content]));
  const problems = departuresIn(rows).flatMap(({ line, ...departure }) => {
    const before = known.get(departure.id);
    const broken = [
      ...(before ? brokenPromises(before, departure) : []),
      ...lateCallOff(before, departure, dayOf(now)),
    ];
    return broken.map((problem) => ({ line, ...problem }));
  });
  if (problems.length > 0) throw new ImportError(problems);
}

const KEPT = ['tour', 'start', 'guideLanguage'] as const;

function brokenPromises(before: DepartureRow, departure: DepartureRow): Omit<LineProblem, 'line'>[] {
  const changed: readonly ((typeof KEPT)[number] | 'leastToRun')[] = [
    ...KEPT.filter((field) => before[field] !== departure[field]),
    ...(departure.leastToRun > before.leastToRun ? (['leastToRun'] as const) : []),
  ];
  const booked = changed.map((field) => ({
    field,
    why: `was ${before[field]}, and people have booked it: a departure that differs has a number of its own`,
  }));
  if (before.calledOff === undefined || before.calledOff === departure.calledOff) return booked;
  const why = `was "${before.calledOff}", and its people were told: what runs again has a number of its own`;
  return [...booked, { field: 'calledOff', why }];
}

/** A departure that has begun is not called off any more. */
const lateCallOff = (before: DepartureRow | undefined, { calledOff, start }: DepartureRow, today: string) =>
  calledOff !== undefined && before?.calledOff === undefined && start <= today
    ? [{ field: 'calledOff', why: `comes too late: it has begun on ${start}` }]
    : [];

/** Imports into an empty database; does nothing when another process was faster. */
export const importFirst = (db: Database, rowsOf: () => readonly ReadRow[], now: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if ((await lockedVersion(tx)) === 0) await replace(tx, rowsOf(), 1, now);
  });

const LOCK = sql`hashtextextended('inventory of tours', 0)`;

/** The inventory's version, 0 when empty. Serialises imports; lists continue with the old inventory. */
async function lockedVersion(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  const row = await tx.selectFrom('tour_catalogue').select('version').executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Blocks imports until the transaction ends, so that a sale sees one inventory. Call before locking departures, because
 * an import locks all of them.
 */
export const keepInventory = (tx: Queryable): Promise<unknown> =>
  sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(tx);

async function replace(tx: Tx, rows: readonly ReadRow[], version: number, now: number): Promise<Imported> {
  const tours = toursIn(rows);
  const departures = departuresIn(rows);
  await tx.deleteFrom('tour_row').execute();
  await tx
    .insertInto('tour_row')
    .values(tours.map((tour, position) => ({ slug: tour.slug, position, content: JSON.stringify(tour) })))
    .execute();
  await takeOffSale(tx);
  await setDepartures(tx, departures, now);
  const said = { version, imported_at: now };
  await tx
    .insertInto('tour_catalogue')
    .values(said)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(said))
    .execute();
  return { tours: tours.length, departures: departures.length };
}

/**
 * What was on sale goes, but for departures with people in them: these stay with their counts, sold to nobody else. Private dates
 * are in no file, and stay as they are.
 */
async function takeOffSale(tx: Tx): Promise<void> {
  await sql`
    update tour_departure set is_on_sale = false, capacity = greatest(held + paid, 1),
      told = case when held + paid > 0 then 0 end
    where not ${IS_PRIVATE}`.execute(tx);
}

/**
 * Held and paid places stay, but are not sold again when released: `told` is the number in the file. What was decided of a
 * departure stays as well; only one that nobody ever booked can have another day, and begins anew with it.
 */
async function setDepartures(tx: Tx, departures: readonly DepartureRow[], now: number): Promise<void> {
  for (const { id, tour, start, capacity, ...rest } of departures) {
    const content = JSON.stringify({ ...rest, id, tour, start, capacity });
    const calledOffAt = rest.calledOff === undefined ? null : now;
    await sql`
      insert into tour_departure (id, tour, start, capacity, content, called_off_at)
      values (${id}, ${tour}, ${start}, ${capacity}, ${content}, ${calledOffAt}::bigint)
      on conflict (id) do update set tour = excluded.tour, start = excluded.start, content = excluded.content,
        is_on_sale = true, capacity = greatest(tour_departure.held + tour_departure.paid, excluded.capacity),
        told = case when excluded.capacity < tour_departure.held + tour_departure.paid
          then excluded.capacity end,
        settled_at = case when tour_departure.start = excluded.start then tour_departure.settled_at end,
        called_off_at = coalesce(tour_departure.called_off_at, excluded.called_off_at)`.execute(tx);
  }
}
