import type { Problem } from '#domain/core/problem.ts';

type ReviewAct = 'begin' | 'askCorrection' | 'send' | 'issue' | 'refuse';
/** A step for one person of the group, from 0. What is typed for it is in the vault of the page. */
export type ActWanted = { readonly act: ReviewAct; readonly position: number };

export type VisaReviewContext = {
  /** The step whose questions are open. */
  readonly opened: ActWanted | null;
  /** The step that is being sent, or was sent last. */
  readonly wanted: ActWanted | null;
  readonly isDone: boolean;
  readonly problem: Problem | null;
};

export type VisaReviewEvent =
  | ({ type: 'act.open' } & ActWanted)
  | { type: 'act.drop' }
  | ({ type: 'act.send' } & ActWanted);
