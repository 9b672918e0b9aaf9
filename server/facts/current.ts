import { type Corrections, livesWith } from '#domain/core/facts/corrections.ts';
import { standingOf } from '#domain/core/facts/fact.ts';
import { RATE_FACT, RATES, type Rates } from '#domain/core/rates.ts';
import { dayOf } from '#domain/core/time.ts';
import { type VisaRules, visaRulesOn } from '#domain/visa/visa-rules-today.ts';
import type { Queryable } from '#server/db/database.ts';

/** The row that says how long kinds of facts hold; no fact has this name. */
export const HOLDS = 'holds';

/** So long after an import every process may still tell what was told before. */
const KEPT_MS = 1000;

type Known = { readonly corrections: Promise<Corrections>; readonly readAt: number };
const known = new WeakMap<Queryable, Known>();

/** After an import in this process: what is asked next is read anew. */
export const forgetCorrections = (db: Queryable): void => void known.delete(db);

/** What is corrected now. Asked for many pages, so it is read about once a second and not for each. */
export function currentCorrections(db: Queryable): Promise<Corrections> {
  const before = known.get(db);
  if (before && performance.now() - before.readAt < KEPT_MS) return before.corrections;
  const corrections = readCorrections(db);
  known.set(db, { corrections, readAt: performance.now() });
  corrections.catch(() => known.delete(db));
  return corrections;
}

/** Read at once, past what is kept. */
export async function readCorrections(db: Queryable): Promise<Corrections> {
  const rows = await db.selectFrom('fact_correction').select(['id', 'content']).execute();
  // As they were checked when they came in.
  const lives = rows.find(({ id }) => id === HOLDS)?.content as Corrections['lives'] | undefined;
  const facts = rows
    .filter(({ id }) => id !== HOLDS)
    .map(({ id, content }) => [id, content as Corrections['facts'][string]]);
  return { facts: Object.fromEntries(facts), lives: lives ?? {} };
}

/** The rules of visas at a moment, server epoch ms. */
export const visaRulesNow = async (db: Queryable, now: number): Promise<VisaRules> =>
  visaRulesOn(dayOf(now), await currentCorrections(db));

/** The rates with what an owner brought. */
export function ratesWith({ facts: { rate } }: Corrections): Rates {
  const rials = rate?.value as Rates['rials'] | undefined;
  return rate && rials ? { on: rate.asOf ?? rate.lookedAt ?? RATES.on, rials } : RATES;
}

/** The rates at this moment. */
export const ratesNow = async (db: Queryable): Promise<Rates> => ratesWith(await currentCorrections(db));

/** The same as an order tells them: with whether a newer one is due, at a moment in server epoch ms. */
export async function ratesToldNow(db: Queryable, now: number): Promise<Rates & { readonly isOverdue: boolean }> {
  const corrections = await currentCorrections(db);
  const rates = ratesWith(corrections);
  const fact = { ...RATE_FACT, ...corrections.facts.rate, lookedAt: rates.on };
  return { ...rates, isOverdue: standingOf(fact, dayOf(now), livesWith(corrections)).notSince !== null };
}
