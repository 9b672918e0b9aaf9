import type { VisaDraft, VisaPlace, VisaProblems, VisaSwap } from '#domain/visa/visa-question.ts';

export type VisaEligibilityInput = VisaPlace;

export type VisaEligibilityContext = {
  /** The answers; complete once there is a verdict. */
  readonly draft: VisaDraft;
  readonly problems: VisaProblems;
  /** A passport tried instead of the answered one. */
  readonly swap: VisaSwap | null;
  /** The URL asks for the form although the answers are complete. */
  readonly isAsking: boolean;
};

export type VisaEligibilityEvent =
  | { type: 'draft.submit'; draft: VisaDraft }
  | { type: 'answers.change' }
  | { type: 'nationality.change'; swap: VisaSwap }
  | { type: 'nationality.restore' }
  | { type: 'address.show'; place: VisaPlace };
