import type { Money } from '#domain/money.ts';
import type { VisaAnswers } from '#domain/visa-application.ts';
import type { VisaStage } from '#machines/visa-tracking/types.ts';

/** One person of a paid request. */
export type TrackedPerson = {
  readonly position: number;
  readonly nationality: string;
  readonly answers: VisaAnswers;
  readonly correction: { readonly field: string; readonly note: string } | null;
  readonly outcome: 'codeIssued' | 'refused' | null;
  /** Of the code, once there is one. */
  readonly code: string | null;
  /** Where it is collected, in words. */
  readonly collectAt: string;
};

/** What the tracker draws besides the machine's view. */
export type TrackedPage = {
  readonly reference: string;
  readonly residence: string;
  readonly arrival: string;
  readonly days: number;
  readonly promisedOn: string | null;
  readonly people: readonly TrackedPerson[];
  /** When it came to a stage, server epoch ms. */
  readonly reached: Readonly<Partial<Record<VisaStage | 'codeIssued', number>>>;
  readonly paid: Money | null;
  /** What went back or goes back. */
  readonly back: Money | null;
};
