import type { z } from 'zod';
import type { Corrections } from '#domain/core/facts/corrections.ts';
import type { LineProblem } from '#server/json-lines.ts';

/** Facts of one product that an owner may correct. */
export type Correctable = {
  /** The schema of each value, by the full name of its fact, such as `visa.freeZone`. */
  readonly shapes: Readonly<Record<string, z.ZodType>>;
  /** Corrections that contradict each other. `today`: YYYY-MM-DD in Tehran. */
  readonly clashes: (today: string, corrections: Corrections) => readonly LineProblem[];
};
