import { euro, type Money } from '#domain/core/money.ts';
import { workingDayAfter } from '#domain/core/working-days.ts';
import type { VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import { VISA_NUMBERS } from '#domain/visa/visa-rules.ts';

export const VISA_PROCESSINGS = ['normal', 'urgent'] as const;
export type VisaProcessing = (typeof VISA_PROCESSINGS)[number];

/**
 * Our service fee per person, in cents of EUR: sample prices within the range of agencies (EUR 20 to 30). The visa fee
 * itself is paid at the desk.
 */
export const VISA_FEES: Readonly<Record<VisaProcessing, Money>> = { normal: euro(2400), urgent: euro(3000) };

/** Verdicts whose code we can obtain, with a guide or without. */
const WITH_CODE: readonly VisaVerdict[] = ['airportCode', 'consulateCode', 'guidedTour'];
export const needsCode = (verdict: VisaVerdict): boolean => WITH_CODE.includes(verdict);

/** Travellers who collect the visa at a consulate, which requires a day-by-day itinerary. */
export const needsItinerary = (verdict: VisaVerdict): boolean =>
  verdict === 'consulateCode' || verdict === 'guidedTour';

/** Maximum working days of the ministry, according to agencies; longer for guided tours. */
export function longestWorkingDays(processing: VisaProcessing, verdicts: readonly VisaVerdict[]): number {
  if (verdicts.includes('guidedTour')) return VISA_NUMBERS.workingDaysGuided[1];
  return processing === 'urgent' ? VISA_NUMBERS.workingDaysUrgent[1] : VISA_NUMBERS.workingDaysNormal[1];
}

/** A group with a guided traveller cannot buy urgent processing: it would not be faster. */
export const speedsFor = (verdicts: readonly VisaVerdict[]): readonly VisaProcessing[] =>
  verdicts.includes('guidedTour') ? ['normal'] : ['normal', 'urgent'];

/** Promised day of the code for a payment on a given day. */
export const promisedDay = (paidOn: string, processing: VisaProcessing, verdicts: readonly VisaVerdict[]): string =>
  workingDayAfter(paidOn, longestWorkingDays(processing, verdicts));

/**
 * Refund of the service fee, in percent: for a refused person, and for a withdrawal before the ministry has the
 * request.
 */
export const VISA_REFUSED_PERCENT = 50;
export const VISA_WITHDRAWN_PERCENT = 50;
