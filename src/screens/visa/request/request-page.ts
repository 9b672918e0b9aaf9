import type { Money } from '#domain/core/money.ts';
import type { VisaAnswers, VisaPage } from '#domain/visa/visa-application.ts';
import type { VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import type { VisaProcessing } from '#domain/visa/visa-fees.ts';
import type { VisaEntry } from '#domain/visa/visa-question.ts';

/** One speed: what it costs for each person, and the day that it promises. */
export type VisaSpeed = {
  readonly processing: VisaProcessing;
  readonly each: Money;
  readonly promisedOn: string | null;
};

export type VisaPerson = {
  readonly position: number;
  readonly nationality: string;
  readonly verdict: VisaVerdict;
  readonly answers: VisaAnswers;
  /** Pages on which something was answered. */
  readonly begun: readonly VisaPage[];
};

/** What the pages of a request draw besides the machine's view. */
export type VisaRequestPage = {
  readonly reference: string;
  readonly residence: string;
  readonly entry: VisaEntry;
  readonly arrival: string;
  readonly days: number;
  readonly processing: VisaProcessing;
  readonly speeds: readonly VisaSpeed[];
  readonly people: readonly VisaPerson[];
  /** Who goes along and gets no code from us. */
  readonly others: readonly Pick<VisaPerson, 'position' | 'nationality' | 'verdict'>[];
};
