import { livesWith } from '#domain/facts/corrections.ts';
import type { ShelfLives } from '#domain/facts/fact.ts';
import { dayOf } from '#domain/time.ts';
import { type VisaRules, visaRulesOn } from '#domain/visa-rules-today.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';

/** The row that says how long kinds of facts hold; no fact has this name. */
export const HOLDS = 'holds';

type Corrections = components['schemas']['FactCorrections'];

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

export const livesNow = async (db: Queryable): Promise<ShelfLives> => livesWith(await currentCorrections(db));
