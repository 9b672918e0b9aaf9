import { euro, type Money } from '#domain/core/money.ts';
import { workingDayAfter } from '#domain/core/working-days.ts';
import type { VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import { VISA_NUMBERS } from '#domain/visa/visa-rules.ts';

export const VISA_PROCESSINGS = ['normal', 'urgent'] as const;
export type VisaProcessing = (typeof VISA_PROCESSINGS)[number];

/**
 * Our service fee for one person, in cents of EUR: sample prices of this site, within what agencies ask (EUR 20 to 30). What
 * the visa itself costs is paid at the desk.
 */
export const VISA_FEES: Readonly<Record<VisaProcessing, Money>> = { normal: euro(2400), urgent: euro(3000) };

/** Passports that get a code through us; with a guide, or without. */
const WITH_CODE: readonly VisaVerdict[] = ['airportCode', 'consulateCode', 'guidedTour'];
export const needsCode = (verdict: VisaVerdict): boolean => WITH_CODE.includes(verdict);

/** Those who collect it at a consulate, which asks for the way through the country day by day. */
export const needsItinerary = (verdict: VisaVerdict): boolean =>
  verdict === 'consulateCode' || verdict === 'guidedTour';

/** The most working days that the ministry takes, by what agencies say; longer for those who come with a guide. */
export function longestWorkingDays(processing: VisaProcessing, verdicts: readonly VisaVerdict[]): number {
  if (verdicts.includes('guidedTour')) return VISA_NUMBERS.workingDaysGuided[1];
  return processing === 'urgent' ? VISA_NUMBERS.workingDaysUrgent[1] : VISA_NUMBERS.workingDaysNormal[1];
}

/** Urgent is not sold to a group with somebody who comes with a guide: it would promise no earlier day. */
export const speedsFor = (verdicts: readonly VisaVerdict[]): readonly VisaProcessing[] =>
  verdicts.includes('guidedTour') ? ['normal'] : ['normal', 'urgent'];

/** The day by which the code is promised to whoever pays on a day. */
export const promisedDay = (paidOn: string, processing: VisaProcessing, verdicts: readonly VisaVerdict[]): string =>
  workingDayAfter(paidOn, longestWorkingDays(processing, verdicts));

/** Of the service fee, in percent: to a person who is refused, and to whoever withdraws before the ministry has it. */
export const VISA_REFUSED_PERCENT = 50;
export const VISA_WITHDRAWN_PERCENT = 50;
