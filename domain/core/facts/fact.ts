import { addDays, daysBetween } from '#domain/core/time.ts';

/** How sure something is. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** What a fact is about: that decides how long it holds. */
export const FACT_KINDS = ['rate', 'visa', 'situation', 'price', 'rule', 'heritage'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** For how many days a kind of fact holds after somebody looked at it; an owner may change each. */
export type ShelfLives = Readonly<Record<FactKind, number>>;
export const SHELF_LIVES: ShelfLives = { rate: 2, visa: 30, situation: 30, price: 180, rule: 365, heritage: 730 };

/** A page that says so. */
export type FactPage = {
  readonly title: string;
  /** Without `https://`. */
  readonly address: string;
};

/** What we tell as true of the world outside, and what somebody acts on. */
export type Fact = {
  readonly kind: FactKind;
  /** Where it was read; empty: the page was not kept, and that is said. */
  readonly pages: readonly FactPage[];
  /** Of when it is: YYYY, YYYY-MM, YYYY-MM-DD, or years with a dash between; null: the page has no date. */
  readonly asOf: string | null;
  /** YYYY-MM-DD, Tehran: when somebody last compared it with its source. */
  readonly lookedAt: string;
  readonly confidence: Confidence;
  /** YYYY-MM-DD: the day to look at it again, where it is another one than its kind says. */
  readonly checkAgain?: string;
};

/** A fact as it stands on a day. */
export type Standing = {
  /** YYYY-MM-DD. */
  readonly checkAgain: string;
  /** YYYY-MM-DD, the day since which nobody has looked at it; null while it holds. */
  readonly notSince: string | null;
  /** As sure as it still is. */
  readonly confidence: Confidence;
};

/**
 * What is left of a fact on a day, YYYY-MM-DD in Tehran. From the day on which it is to be looked at again it is one step
 * less sure, and another step less when as long again has passed.
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
