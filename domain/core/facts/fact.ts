import { addDays, daysBetween } from '#domain/core/time.ts';

/** How certain a fact is. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** The kind of a fact decides how long it is valid after a check. */
export const FACT_KINDS = ['rate', 'visa', 'situation', 'price', 'rule', 'heritage'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Days that a fact of each kind stays valid after a check; an owner may change them. */
export type ShelfLives = Readonly<Record<FactKind, number>>;
export const SHELF_LIVES: ShelfLives = { rate: 2, visa: 30, situation: 30, price: 180, rule: 365, heritage: 730 };

export type FactPage = {
  readonly title: string;
  readonly address: string;
};

/** A fact about the outside world that we publish and travellers act on. */
export type Fact = {
  readonly kind: FactKind;
  /** Source pages; empty: the source was not kept, and the site says so. */
  readonly pages: readonly FactPage[];
  /** Date of the source: YYYY, YYYY-MM, YYYY-MM-DD, or years with a dash between; null: the page has no date. */
  readonly asOf: string | null;
  /** YYYY-MM-DD, Tehran: last comparison with the source. */
  readonly lookedAt: string;
  readonly confidence: Confidence;
  /** YYYY-MM-DD: the next check, where it differs from the rule of its kind. */
  readonly checkAgain?: string;
};

/** The state of a fact on a given day. */
export type Standing = {
  readonly checkAgain: string;
  /** YYYY-MM-DD of the last check of an overdue fact; null while it is valid. */
  readonly notSince: string | null;
  /** Confidence after the reduction for age. */
  readonly confidence: Confidence;
};

/**
 * State of a fact on a day (YYYY-MM-DD in Tehran). An overdue fact loses one level of confidence, and a second one
 * after the same period again.
 */
export function standingOf(fact: Fact, today: string, lives: ShelfLives): Standing {
  const checkAgain = fact.checkAgain ?? addDays(fact.lookedAt, lives[fact.kind]);
  const overdue = daysBetween(checkAgain, today);
  if (overdue < 0) return { checkAgain, notSince: null, confidence: fact.confidence };
  const steps = overdue < lives[fact.kind] ? 1 : 2;
  return { checkAgain, notSince: fact.lookedAt, confidence: lessSure(fact.confidence, steps) };
}

const lessSure = (confidence: Confidence, steps: number): Confidence =>
  CONFIDENCES[CONFIDENCES.indexOf(confidence) + steps] ?? 'low';
