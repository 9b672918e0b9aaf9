import { addDays } from '#domain/core/time.ts';
import type { VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import { promisedDay, type VisaProcessing } from '#domain/visa/visa-fees.ts';
import { VISA_NUMBERS } from '#domain/visa/visa-rules.ts';

/** Our own plan: so many days at a consulate, from the code to the visa in the passport. */
export const VISA_CONSULATE_DAYS = 7;
/** A visa that a consulate has put into a passport is good to enter for so many days, as agencies say. */
export const VISA_ENTER_DAYS = 90;

export type CollectAt = 'airport' | 'consulate';

/** All days are YYYY-MM-DD. The last day on which a code that is given on a day is good where it is collected. */
export const codeGoodUntil = (givenOn: string, collectAt: CollectAt): string =>
  addDays(givenOn, collectAt === 'airport' ? VISA_NUMBERS.codeDaysAirport : VISA_NUMBERS.codeDaysConsulate);

/** The first arrival that is in time for a code that comes by a day: at an airport the day after, from a consulate some days later. */
export const firstArrivalAfter = (codeOn: string, collectAt: CollectAt): string =>
  addDays(codeOn, 1 + (collectAt === 'airport' ? 0 : VISA_CONSULATE_DAYS));

/** The first arrival of who could collect the visa at an airport and chooses a consulate, of a group that pays today. */
export const firstArrivalByConsulate = (
  { processing, verdicts }: { readonly processing: VisaProcessing; readonly verdicts: readonly VisaVerdict[] },
  today: string,
): string => firstArrivalAfter(promisedDay(today, processing, verdicts), 'consulate');

/**
 * The last arrival that a code of a day is still good for, however soon it comes after it was asked for. From a consulate the
 * visa is collected at the end of what the code allows, less our days there, and is good to enter from then on.
 */
export const lastArrivalWithCodeOf = (givenOn: string, collectAt: CollectAt): string =>
  collectAt === 'airport'
    ? codeGoodUntil(givenOn, collectAt)
    : addDays(codeGoodUntil(givenOn, collectAt), VISA_ENTER_DAYS - VISA_CONSULATE_DAYS);

/** The last day to enter: with the code itself at an airport, with the visa that a consulate gives for it on its last day. */
export const lastEntryWith = (codeUntil: string, collectAt: CollectAt): string =>
  collectAt === 'airport' ? codeUntil : addDays(codeUntil, VISA_ENTER_DAYS);

/** Before this day a visa from a consulate would end before the arrival. */
export const collectNotBefore = (arrival: string): string => addDays(arrival, -VISA_ENTER_DAYS);
