import type { Money } from '#domain/core/money.ts';
import type { VisaAnswers } from '#domain/visa/visa-application.ts';
import type { VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import type { components } from '#openapi/generated/types.ts';

/** One person of a paid request. */
export type TrackedPerson = {
  readonly position: number;
  readonly nationality: string;
  /** Its country, in Persian. */
  readonly nationalityFa: string;
  readonly verdict: VisaVerdict;
  readonly answers: VisaAnswers;
  /** null once it is decided. */
  readonly stage: components['schemas']['VisaStage'] | null;
  /** What happened, the first first; empty for who may not know. */
  readonly history: components['schemas']['VisaApplicant']['history'];
  readonly correction: { readonly field: string; readonly note: string; readonly answerBy?: string } | null;
  readonly outcome: 'codeIssued' | 'refused' | null;
  readonly refusal: components['schemas']['VisaRefusal'] | null;
  /** Of the code, once there is one. */
  readonly code: string | null;
  /** The last day of it, YYYY-MM-DD; null where it is not known. */
  readonly codeUntil: string | null;
  /** The last day to enter with it, or with the visa that a consulate gives for it; null as before. */
  readonly enterBy: string | null;
};

/** What the tracker draws besides the machine's view. */
export type TrackedPage = {
  readonly reference: string;
  readonly residence: string;
  readonly arrival: string;
  /** The day in Tehran. */
  readonly today: string;
  readonly days: number;
  readonly promisedOn: string | null;
  readonly people: readonly TrackedPerson[];
  /** Server epoch ms; undefined where it is not so far. */
  readonly reached: { readonly submitted: number | undefined; readonly codeIssued: number | undefined };
  /** No ministry is asked: the codes are no real ones. */
  readonly isSimulated: boolean;
  readonly paid: Money | null;
  /** What went back or goes back. */
  readonly back: Money | null;
  /** What comes back when it is cancelled now; null where that cannot be done any more. */
  readonly withdrawal: Money | null;
  /** The page of the order, where it is cancelled. */
  readonly orderHref: string;
  /** The day on which answers and pictures are deleted, YYYY-MM-DD; null where that is another one, or over. */
  readonly keptUntil: string | null;
  /** Where one writes to us about it. */
  readonly askHref: string;
  /** The codes as files; null while not all are decided. */
  readonly filesHref: string | null;
};
