import { addDays } from '#domain/core/time.ts';
import type { VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import { promisedDay, type VisaProcessing } from '#domain/visa/visa-fees.ts';
import { VISA_NUMBERS } from '#domain/visa/visa-rules.ts';

/** Our own plan: days at a consulate, from the code to the visa in the passport. */
export const VISA_CONSULATE_DAYS = 7;
/** Days to enter with a visa from a consulate, according to agencies. */
export const VISA_ENTER_DAYS = 90;

export type CollectAt = 'airport' | 'consulate';

/** Last day on which a code issued on `givenOn` can be collected. All days are YYYY-MM-DD. */
export const codeGoodUntil = (givenOn: string, collectAt: CollectAt): string =>
  addDays(givenOn, collectAt === 'airport' ? VISA_NUMBERS.codeDaysAirport : VISA_NUMBERS.codeDaysConsulate);

/** First arrival for a code issued by a day: at an airport the day after, from a consulate some days later. */
export const firstArrivalAfter = (codeOn: string, collectAt: CollectAt): string =>
  addDays(codeOn, 1 + (collectAt === 'airport' ? 0 : VISA_CONSULATE_DAYS));

/**
 * First arrival for a traveller who could collect at an airport but chooses a consulate, in a group that pays today.
 */
export const firstArrivalByConsulate = (
  { processing, verdicts }: { readonly processing: VisaProcessing; readonly verdicts: readonly VisaVerdict[] },
  today: string,
): string => firstArrivalAfter(promisedDay(today, processing, verdicts), 'consulate');

/**
 * Last arrival for which a code of a day is valid, however early it was issued. At a consulate the visa is collected at
 * the end of the code's validity, less our days there, and is valid for entry from then on.
 */
export const lastArrivalWithCodeOf = (givenOn: string, collectAt: CollectAt): string =>
  collectAt === 'airport'
    ? codeGoodUntil(givenOn, collectAt)
    : addDays(codeGoodUntil(givenOn, collectAt), VISA_ENTER_DAYS - VISA_CONSULATE_DAYS);

/** Last day to enter: with the code at an airport, with the visa collected at a consulate on the code's last day. */
export const lastEntryWith = (codeUntil: string, collectAt: CollectAt): string =>
  collectAt === 'airport' ? codeUntil : addDays(codeUntil, VISA_ENTER_DAYS);

/** A visa collected at a consulate before this day would end before the arrival. */
export const collectNotBefore = (arrival: string): string => addDays(arrival, -VISA_ENTER_DAYS);
