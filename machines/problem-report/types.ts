import type { Problem } from '#domain/problem.ts';

/** What would be sent, as far as the machine must know it; the trace itself stays with the port. */
export type ReportPreview = {
  /** empty: nothing was recorded. unsafe: what was recorded could not be redacted for certain, so it stays here. */
  readonly kind: 'whole' | 'empty' | 'unsafe';
  readonly steps: number;
};

/** A step of a trace as a person reads it. */
export type ReportStep = {
  /** ms since the part began. */
  readonly at: number;
  readonly kind: 'event' | 'ok' | 'refused' | 'time';
  readonly name: string;
  /** Why it was refused. */
  readonly code?: string;
};

export type KeptReport = {
  /** One for the page that is shown, and one for the page before it (the bank lies between two). */
  readonly traceIds: readonly string[];
  /** Server epoch ms. */
  readonly deleteAt: number;
};

export type ProblemReportContext = {
  readonly preview: ReportPreview | null;
  readonly kept: KeptReport | null;
  readonly problem: Problem | null;
};

/** What was typed is in no event: the port knows it, as it knows the trace. */
export type ProblemReportEvent = { type: 'report.open' } | { type: 'report.send' } | { type: 'report.close' };
