import { addDays } from '#domain/core/time.ts';

/** Our own rule: a traveller who is asked for a correction has so many days, fewer when the arrival is near, and never fewer than the least. */
export const VISA_ANSWER_DAYS = { most: 14, least: 3, beforeArrival: 2 } as const;

/**
 * The last day to answer what a reviewer asks again. All days are YYYY-MM-DD. It can be after the arrival: then the time was
 * too short, and nobody loses anything by not having answered.
 */
export function visaAnswerBy(askedOn: string, arrival: string): string {
  const { most, least, beforeArrival } = VISA_ANSWER_DAYS;
  const [soonest, latest] = [addDays(askedOn, least), addDays(askedOn, most)];
  const inTime = addDays(arrival, -beforeArrival);
  if (inTime < soonest) return soonest;
  return inTime < latest ? inTime : latest;
}
