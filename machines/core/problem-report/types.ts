import type { Problem } from '#domain/core/problem.ts';

/** Summary of the report; the actor keeps the traces themselves. */
export type ReportPreview = {
  /**
   * empty: nothing was recorded. partial: some flows are left out, because they cannot be redacted safely or are too
   * long. unsafe: no flow can be sent.
   */
  readonly kind: 'whole' | 'partial' | 'empty' | 'unsafe';
  readonly steps: number;
};

export type ReportStep = {
  /** ms since the start of the part. */
  readonly at: number;
  readonly kind: 'event' | 'ok' | 'refused' | 'time';
  readonly name: string;
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

/** Events carry neither the typed text nor the traces: the actor reads them. */
export type ProblemReportEvent = { type: 'report.open' } | { type: 'report.send' } | { type: 'report.close' };
