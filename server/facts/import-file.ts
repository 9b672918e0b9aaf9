import { sql, type Transaction } from 'kysely';
import { usdPerEuro } from '#domain/core/rates.ts';
import { dayOf } from '#domain/core/time.ts';
import type { Database, Tables } from '#server/db/database.ts';
import { correctables } from '#server/facts/correctable.gen.ts';
import { forgetCorrections, HOLDS, ratesWith, readCorrections } from '#server/facts/current.ts';
import { type Line, parseLine } from '#server/facts/lines.ts';
import { ImportError, type LineProblem, readJsonLines } from '#server/json-lines.ts';

/** A rate that changes by more than this factor is probably in toman instead of rials. */
const GREATEST_LEAP = 3;

/**
 * Implements `npm run import -- facts FILE`: applies all lines or none. Throws ImportError with all errors. `replaces`
 * allows a rate to leap, as after a currency reform.
 */
export async function importFile(
  db: Database,
  file: string,
  { replaces, now }: { readonly replaces: boolean; readonly now: number },
): Promise<string> {
  const lines = readJsonLines(file, {
    parse: parseLine,
    nameOf,
    besides: (found) => found.flatMap(({ line, row }) => tooNew(row, dayOf(now)).map((one) => ({ ...one, line }))),
  });
  await db.transaction().execute(async (tx) => {
    // Of concurrent imports the second sees the first: each alone may be valid.
    await lockFacts(tx);
    const before = ratesWith(await readCorrections(tx));
    for (const { row } of lines) await keep(tx, row, now);
    const after = await readCorrections(tx);
    const clashes = Object.values(correctables).flatMap((one) => one.clashes(dayOf(now), after));
    const wrong = [...clashes, ...(replaces ? [] : leaps(before, ratesWith(after)))];
    if (wrong.length > 0) throw new ImportError(wrong);
  });
  forgetCorrections(db);
  return `✓ ${lines.length} ${lines.length === 1 ? 'line is' : 'lines are'} told now: by every process within a second, on pages that are kept within ten more.`;
}

/** Serialises imports until the transaction ends. */
export const lockFacts = (tx: Transaction<Tables>): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('facts', 0))`.execute(tx);

const nameOf = (row: Line): string => ('holds' in row ? HOLDS : row.fact);

/** A date of checking cannot be in the future. */
function tooNew(row: Line, today: string): Omit<LineProblem, 'line'>[] {
  if (!('lookedAt' in row)) return [];
  const days = [
    ['lookedAt', row.lookedAt],
    ['asOf', row.asOf ?? ''],
    ['value.date', dateIn(row.value)],
  ] as const;
  return days.filter(([, day]) => day > today).map(([field]) => ({ field, why: 'is after today' }));
}

const dateIn = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'date' in value ? String(value.date) : '';

async function keep(tx: Transaction<Tables>, row: Line, now: number): Promise<void> {
  const id = nameOf(row);
  if ('withdraw' in row) {
    await tx.deleteFrom('fact_correction').where('id', '=', id).execute();
    return;
  }
  const { fact: _, ...fields } = 'holds' in row ? { fact: id, ...row.holds } : row;
  // A fact that was only checked again keeps its corrected value.
  const before = 'holds' in row ? undefined : (await readCorrections(tx)).facts[id];
  const content = JSON.stringify({ ...before, ...fields });
  await tx
    .insertInto('fact_correction')
    .values({ id, content, imported_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ content, imported_at: now }))
    .execute();
}

type Rates = ReturnType<typeof ratesWith>;

/** Detects toman entered as rials, and dollars as euros. */
function leaps(before: Rates, after: Rates): LineProblem[] {
  const why = `leaps by more than ${GREATEST_LEAP} times: is it in rials, not toman? With --replace it is taken all the same`;
  const changes = (['EUR', 'USD'] as const).map((currency) => after.rials[currency] / before.rials[currency]);
  const isLeap = changes.some((change) => change > GREATEST_LEAP || change < 1 / GREATEST_LEAP);
  const perEuro = usdPerEuro(after);
  return [
    ...(isLeap ? [{ line: null, field: 'rate', why }] : []),
    ...(perEuro < 0.8 || perEuro > 1.6 ? [{ line: null, field: 'rate', why: `makes a euro ${perEuro} dollars` }] : []),
  ];
}
