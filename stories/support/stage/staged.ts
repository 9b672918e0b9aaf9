import type { ReactNode } from 'react';
import type { AppClock } from '#machines/core/clock.ts';
import type { TraceEvent } from '#machines/trace/format.ts';

export type Staged = {
  /** The whole input (given.ts): the machine's view, or a page of a product. */
  readonly view: unknown;
  readonly clock: AppClock;
  readonly send: (event: TraceEvent) => void;
};

export type Screens = Readonly<Record<string, (staged: Staged) => ReactNode>>;
