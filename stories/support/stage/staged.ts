import type { ReactNode } from 'react';
import type { AppClock } from '#machines/core/clock.ts';
import type { TraceEvent } from '#machines/trace/format.ts';

/** What a screen is drawn from: nothing of its machine but this. */
export type Staged = {
  /** All that it is told (given.ts): the machine's view, or a page of a product. */
  readonly view: unknown;
  readonly clock: AppClock;
  readonly send: (event: TraceEvent) => void;
};

/** How the flows of a product are drawn. */
export type Screens = Readonly<Record<string, (staged: Staged) => ReactNode>>;
