import type { VisaDraft, VisaPlace, VisaProblems, VisaSwap } from '#domain/visa/visa-question.ts';

/** Where the address of the page leads. */
export type VisaEligibilityInput = VisaPlace;

export type VisaEligibilityContext = {
  /** What was answered; of a judged question it is whole. */
  readonly draft: VisaDraft;
  readonly problems: VisaProblems;
  /** A passport that is tried beside the one that was answered. */
  readonly swap: VisaSwap | null;
  /** The address wants the form, although everything is answered. */
  readonly isAsking: boolean;
};

export type VisaEligibilityEvent =
  | { type: 'draft.submit'; draft: VisaDraft }
  | { type: 'answers.change' }
  | { type: 'nationality.change'; swap: VisaSwap }
  | { type: 'nationality.restore' }
  | { type: 'address.show'; place: VisaPlace };
