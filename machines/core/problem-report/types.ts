import type { Problem } from '#domain/core/problem.ts';

/** What would be sent, as far as the machine must know it; the traces themselves stay with the port. */
export type ReportPreview = {
  /**
   * empty: nothing was recorded. partial: some flows stay here, because they could not be redacted for certain or are too
   * long. unsafe: all of them stay here.
   */
  readonly kind: 'whole' | 'partial' | 'empty' | 'unsafe';
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
  readonly reportId: string;
  /** Server epoch ms. */
  readonly deleteAt: number;
};

export type ProblemReportContext = {
  readonly preview: ReportPreview | null;
  readonly kept: KeptReport | null;
  readonly problem: Problem | null;
};

/** What was typed is in no event: the port knows it, as it knows the traces. */
export type ProblemReportEvent = { type: 'report.open' } | { type: 'report.send' } | { type: 'report.close' };
