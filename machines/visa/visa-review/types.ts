import type { Problem } from '#domain/core/problem.ts';

type ReviewAct = 'begin' | 'askCorrection' | 'send' | 'issue' | 'refuse';
/** A review step for one person of the group (zero-based). Typed text is in the page's vault. */
export type ActWanted = { readonly act: ReviewAct; readonly position: number };

export type VisaReviewContext = {
  readonly opened: ActWanted | null;
  /** The step being sent, or sent last. */
  readonly wanted: ActWanted | null;
  readonly isDone: boolean;
  readonly problem: Problem | null;
};

export type VisaReviewEvent =
  | ({ type: 'act.open' } & ActWanted)
  | { type: 'act.drop' }
  | ({ type: 'act.send' } & ActWanted);
