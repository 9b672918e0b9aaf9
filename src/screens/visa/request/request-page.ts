import type { Money } from '#domain/core/money.ts';
import type { VisaAnswers, VisaPage } from '#domain/visa/visa-application.ts';
import type { VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import type { VisaProcessing } from '#domain/visa/visa-fees.ts';
import type { VisaEntry } from '#domain/visa/visa-question.ts';

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
  /** Pages with answers. */
  readonly begun: readonly VisaPage[];
};

export type VisaRequestPage = {
  readonly reference: string;
  readonly residence: string;
  readonly entry: VisaEntry;
  readonly arrival: string;
  readonly days: number;
  readonly processing: VisaProcessing;
  readonly speeds: readonly VisaSpeed[];
  /** For so many the fee is in the price of a tour. */
  readonly given?: number;
  readonly people: readonly VisaPerson[];
  /** Fellow travellers who get no code from us. */
  readonly others: readonly Pick<VisaPerson, 'position' | 'nationality' | 'verdict'>[];
};
