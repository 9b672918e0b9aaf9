import type { TripStep } from '#domain/country/trip.ts';
import { endOf, lastDayOf } from '#domain/insurance/days.ts';
import { daysInWords, type InsuranceDetail, PLAN_WORDS, titleFor } from '#server/products/insurance/detail.ts';

const IRAN = { slug: 'iran', name: 'Iran' };

/** The covered days, once for each number of days; people by place among those who are still in it. */
export function coverSteps(detail: InsuranceDetail): readonly TripStep[] {
  const staying = detail.people.filter(({ hasLeft }) => !hasLeft);
  const lengths = [...new Set(staying.map(({ days }) => days))];
  return lengths.map((length) => ({
    ...{ kind: 'insurance', from: IRAN, to: IRAN, title: titleFor(detail, daysInWords(length)) },
    startsAt: detail.coverFrom,
    endsAt: endOf(lastDayOf(detail.firstDay, length)),
    text: `${daysInWords(length)}, ${PLAN_WORDS[detail.plan]}`,
    ...{ driver: null, desk: null, counterClosesAt: null, answerBy: null, enterBy: null },
    ...(lengths.length > 1 ? { people: staying.flatMap(({ days }, place) => (days === length ? [place] : [])) } : {}),
  }));
}
