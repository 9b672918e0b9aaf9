import { workingDayAfter } from '#domain/core/working-days.ts';

/**
 * Working days that the code takes for a passport of the US, the UK or Canada, whose travellers come with a guide. The same
 * as in the rules of the visa, from collections read on 25 November 2026; no office promises them.
 */
export const GUIDED_CODE_DAYS = { soonest: 20, latest: 45 } as const;

/** Whether a code that is asked for today is there before a day: surely not, perhaps, or within the stated days. */
export function codeBefore(start: string, today: string): 'late' | 'tight' | 'inTime' {
  if (workingDayAfter(today, GUIDED_CODE_DAYS.soonest) >= start) return 'late';
  return workingDayAfter(today, GUIDED_CODE_DAYS.latest) >= start ? 'tight' : 'inTime';
}
