import type { Money } from '#domain/core/money.ts';
import type { VisaAnswers } from '#domain/visa/visa-application.ts';
import type { VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import type { components } from '#openapi/generated/types.ts';

export type TrackedPerson = {
  readonly position: number;
  readonly nationality: string;
  readonly nationalityFa: string;
  readonly verdict: VisaVerdict;
  readonly answers: VisaAnswers;
  /** null once decided. */
  readonly stage: components['schemas']['VisaStage'] | null;
  /** Events, oldest first; empty if the user may not see them. */
  readonly history: components['schemas']['VisaApplicant']['history'];
  readonly correction: { readonly field: string; readonly note: string; readonly answerBy?: string } | null;
  readonly outcome: 'codeIssued' | 'refused' | null;
  readonly refusal: components['schemas']['VisaRefusal'] | null;
  readonly code: string | null;
  /** Last day of the code, YYYY-MM-DD; null if unknown. */
  readonly codeUntil: string | null;
  /** Last day of entry with the code, or with a consulate's visa based on it; null if unknown. */
  readonly enterBy: string | null;
  /** Days on which other orders insure this person; left out when none does. */
  readonly insured?: components['schemas']['VisaApplicant']['insured'];
};

export type TrackedPage = {
  readonly reference: string;
  readonly residence: string;
  readonly arrival: string;
  /** Today in Tehran. */
  readonly today: string;
  readonly days: number;
  readonly promisedOn: string | null;
  readonly people: readonly TrackedPerson[];
  /** Server epoch ms; undefined if not reached. */
  readonly reached: { readonly submitted: number | undefined; readonly codeIssued: number | undefined };
  /** No ministry is involved: codes are not real. */
  readonly isSimulated: boolean;
  readonly paid: Money | null;
  /** Refunded or refundable sum. */
  readonly back: Money | null;
  /** Refund for a cancellation now; null if no longer possible. */
  readonly withdrawal: Money | null;
  /** Order page with the cancellation. */
  readonly orderHref: string;
  /** Deletion date of answers and pictures, YYYY-MM-DD; null if it varies or has passed. */
  readonly keptUntil: string | null;
  readonly askHref: string;
  /** Download of the codes; null until all are decided. */
  readonly filesHref: string | null;
};
