import { addDays } from '#domain/core/time.ts';

/** Our own rule: days to answer a correction request, fewer when the arrival is near, but never fewer than `least`. */
export const VISA_ANSWER_DAYS = { most: 14, least: 3, beforeArrival: 2 } as const;

/**
 * Last day to answer a reviewer's request. All days are YYYY-MM-DD. It can be after the arrival: then the time was too
 * short, and a missing answer has no consequences.
 */
export function visaAnswerBy(askedOn: string, arrival: string): string {
  const { most, least, beforeArrival } = VISA_ANSWER_DAYS;
  const [soonest, latest] = [addDays(askedOn, least), addDays(askedOn, most)];
  const inTime = addDays(arrival, -beforeArrival);
  if (inTime < soonest) return soonest;
  return inTime < latest ? inTime : latest;
}
