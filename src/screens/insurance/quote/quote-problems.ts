import { birthProblem, dayFromParts } from '#domain/core/person.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { isDay } from '#domain/core/time.ts';
import { dayProblems, MAX_PEOPLE } from '#domain/insurance/days.ts';
import { BANDS } from '#domain/insurance/plans.ts';
import { bandOf } from '#domain/insurance/price.ts';
import type { InsuranceWish } from '#machines/insurance/insurance-purchase/types.ts';
import { birthId } from '#src/screens/insurance/quote/birth-id.ts';
import {
  daysOf,
  firstDayOf,
  lastDayFault,
  type QuoteDay,
  type QuoteDraft,
} from '#src/screens/insurance/quote/quote-draft.ts';

export type QuoteProblems = Readonly<Record<string, FieldProblem>>;

/** What is asked for, whether it can be sold or not. */
export const wishOf = (draft: QuoteDraft, { waiting }: QuoteDay): InsuranceWish => ({
  firstDay: firstDayOf(draft, waiting) ?? dayFromParts(draft.firstDay),
  days: daysOf(draft) ?? 0,
  plan: draft.plan,
  isMountain: draft.isMountain,
  isInIran: draft.isInIran,
  people: draft.births.map((parts) => {
    const birthDate = dayFromParts(parts);
    const firstDay = firstDayOf(draft, waiting);
    return { band: firstDay && isDay(birthDate) ? bandOf(birthDate, firstDay) : BANDS[0].band, birthDate };
  }),
});

/** The server's reasons, by field, by the same functions; and that each birth date is told. */
export function quoteProblems(draft: QuoteDraft, at: QuoteDay): QuoteProblems {
  const wish = wishOf(draft, at);
  const lastDay = lastDayFault(draft, at.waiting);
  const { firstDay, days } = dayProblems(wish, at.today);
  return problemsIn({
    firstDay,
    // Days that are missing because the last day is before the first are told once, at the last day.
    days: lastDay ? undefined : days,
    lastDay,
    people: draft.births.length > MAX_PEOPLE ? 'too_many_passengers' : undefined,
    ...Object.fromEntries(
      wish.people.map(({ birthDate = '' }, index) => [birthId(index), birthProblem(birthDate, at.today)]),
    ),
  });
}

/** Those of whole answers: they are told while one types. An answer that is not whole yet is told when one goes on. */
export function problemsAtOnce(draft: QuoteDraft, at: QuoteDay): QuoteProblems {
  const isWhole = (field: string): boolean => {
    if (field === 'firstDay') return isDay(dayFromParts(draft.firstDay));
    if (field === 'days') return draft.days !== '';
    const person = draft.births.findIndex((_, index) => birthId(index) === field);
    const birth = draft.births[person];
    return birth === undefined || isDay(dayFromParts(birth));
  };
  return Object.fromEntries(Object.entries(quoteProblems(draft, at)).filter(([field]) => isWhole(field)));
}
