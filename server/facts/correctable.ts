import type { z } from 'zod';
import type { Corrections } from '#domain/core/facts/corrections.ts';
import type { LineProblem } from '#server/json-lines.ts';

/** What an owner may correct of the facts of one product. */
export type Correctable = {
  /** The shape of each value, by the whole name of its fact, as `visa.freeZone`. */
  readonly shapes: Readonly<Record<string, z.ZodType>>;
  /** What of all corrections cannot stand together. `today`: YYYY-MM-DD in Tehran. */
  readonly clashes: (today: string, corrections: Corrections) => readonly LineProblem[];
};
