import { type Corrections, livesWith } from '#domain/core/facts/corrections.ts';
import { standingOf } from '#domain/core/facts/fact.ts';
import { RATE_FACT, RATES, type Rates } from '#domain/core/rates.ts';
import { dayOf } from '#domain/core/time.ts';
import type { Queryable } from '#server/db/database.ts';

/** Id of the row with the lifetimes of kinds of facts; no fact has this id. */
export const HOLDS = 'holds';

/** Each process may serve the old facts this long after an import. */
const KEPT_MS = 1000;

type Known = { readonly corrections: Promise<Corrections>; readonly readAt: number };
const known = new WeakMap<Queryable, Known>();

/** Call after an import in this process. */
export const forgetCorrections = (db: Queryable): void => void known.delete(db);

/** Current corrections. Many pages need them, so they are read about once per second. */
export function currentCorrections(db: Queryable): Promise<Corrections> {
  const before = known.get(db);
  if (before && performance.now() - before.readAt < KEPT_MS) return before.corrections;
  const corrections = readCorrections(db);
  known.set(db, { corrections, readAt: performance.now() });
  corrections.catch(() => known.delete(db));
  return corrections;
}

/** Reads past the cache. */
export async function readCorrections(db: Queryable): Promise<Corrections> {
  const rows = await db.selectFrom('fact_correction').select(['id', 'content']).execute();
  // Validated on import.
  const lives = rows.find(({ id }) => id === HOLDS)?.content as Corrections['lives'] | undefined;
  const facts = rows
    .filter(({ id }) => id !== HOLDS)
    .map(({ id, content }) => [id, content as Corrections['facts'][string]]);
  return { facts: Object.fromEntries(facts), lives: lives ?? {} };
}

/** The rates with what an owner brought. */
export function ratesWith({ facts: { rate } }: Corrections): Rates {
  const rials = rate?.value as Rates['rials'] | undefined;
  return rate && rials ? { on: rate.asOf ?? rate.lookedAt ?? RATES.on, rials } : RATES;
}

export const ratesNow = async (db: Queryable): Promise<Rates> => ratesWith(await currentCorrections(db));

/** The current rates for an order, with whether an update is overdue at a time in server epoch ms. */
export async function ratesShownNow(db: Queryable, now: number): Promise<Rates & { readonly isOverdue: boolean }> {
  const corrections = await currentCorrections(db);
  const rates = ratesWith(corrections);
  const fact = { ...RATE_FACT, ...corrections.facts.rate, lookedAt: rates.on };
  return { ...rates, isOverdue: standingOf(fact, dayOf(now), livesWith(corrections)).notSince !== null };
}
