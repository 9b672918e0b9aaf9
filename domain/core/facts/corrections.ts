import { type Fact, SHELF_LIVES, type ShelfLives } from '#domain/core/facts/fact.ts';

/** What an owner corrected of one fact; what is left out stays. */
export type Correction = Partial<Omit<Fact, 'kind'>> & {
  /** Of facts that carry one: the whole new value. */
  readonly value?: unknown;
};

/** What was corrected while the site runs, by the name of the fact. */
export type Corrections = {
  readonly facts: Readonly<Record<string, Correction>>;
  readonly lives: Partial<ShelfLives>;
};

export const NO_CORRECTIONS: Corrections = { facts: {}, lives: {} };

export const livesWith = ({ lives }: Corrections): ShelfLives => ({ ...SHELF_LIVES, ...lives });
