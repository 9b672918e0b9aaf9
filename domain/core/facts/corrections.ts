import { type Fact, SHELF_LIVES, type ShelfLives } from '#domain/core/facts/fact.ts';

/** An owner's correction of a fact; fields left out keep their value. */
export type Correction = Partial<Omit<Fact, 'kind'>> & {
  /** For facts with a value: the complete new value. */
  readonly value?: unknown;
};

/** Corrections made at run time, by fact name. */
export type Corrections = {
  readonly facts: Readonly<Record<string, Correction>>;
  readonly lives: Partial<ShelfLives>;
};

export const NO_CORRECTIONS: Corrections = { facts: {}, lives: {} };

export const livesWith = ({ lives }: Corrections): ShelfLives => ({ ...SHELF_LIVES, ...lives });
