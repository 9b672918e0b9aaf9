import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { isDay } from '#domain/core/time.ts';
import { wholeNumber } from '#domain/core/whole-number.ts';
import { COUNT_NAMES } from '#domain/insurance/count-names.ts';
import { areSold, firstDayProblem, MAX_PEOPLE } from '#domain/insurance/days.ts';
import { BANDS, type InsuranceBand, tariffOf } from '#domain/insurance/plans.ts';
import { totalOf } from '#domain/insurance/price.ts';

type Search = Readonly<Record<string, unknown>>;

/** The question of a page without JavaScript, with each answer as it stands in the address. */
export type PlainQuestion = {
  readonly firstDay: string;
  readonly days: string;
  readonly counts: Readonly<Record<InsuranceBand, number>>;
  readonly plan: 'standard' | 'wide';
  readonly isMountain: boolean;
  /** What was answered at all: an address that leads here need not say everything. */
  readonly isAnswered: Readonly<Record<PlainField, boolean>>;
};
type PlainField = 'firstDay' | 'days' | 'people';

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Reads the query of the page, unparsed: what is wrong stays as it was typed. */
export function plainQuestion(
  search: Search,
  { plan, isMountain }: Pick<PlainQuestion, 'plan' | 'isMountain'>,
): PlainQuestion {
  const countOf = (band: InsuranceBand) => wholeNumber(search[COUNT_NAMES[band]]) ?? 0;
  const [firstDay, days] = [text(search.firstDay), text(search.days)];
  return {
    firstDay,
    days,
    counts: Object.fromEntries(BANDS.map(({ band }) => [band, countOf(band)])) as PlainQuestion['counts'],
    plan,
    isMountain,
    isAnswered: {
      firstDay: firstDay !== '',
      days: search.days !== undefined,
      people: BANDS.some(({ band }) => search[COUNT_NAMES[band]] !== undefined),
    },
  };
}

export const peopleIn = ({ counts }: Pick<PlainQuestion, 'counts'>): number =>
  BANDS.reduce((all, { band }) => all + counts[band], 0);

/** Why an answer cannot be priced. `today`: YYYY-MM-DD in Tehran. */
export function plainProblems(
  question: PlainQuestion,
  today: string,
): Readonly<Partial<Record<PlainField, FieldProblem>>> {
  const { firstDay, days, isAnswered } = question;
  const people = peopleIn(question);
  return problemsIn({
    firstDay: isAnswered.firstDay ? firstDayProblem(firstDay, today) : undefined,
    days: isAnswered.days && !areSold(wholeNumber(days)) ? 'days_invalid' : undefined,
    people: !isAnswered.people
      ? undefined
      : people === 0
        ? 'nobody'
        : people > MAX_PEOPLE
          ? 'too_many_passengers'
          : undefined,
  });
}

/** What it costs, in cents of EUR; null while an answer is missing or wrong. The first day may be missing: the ages are told by band. */
export function plainPrice(
  question: PlainQuestion,
  today: string,
): { readonly cents: number; readonly days: number; readonly firstDay: string | null } | null {
  const days = wholeNumber(question.days);
  const isWrong = Object.keys(plainProblems(question, today)).length > 0;
  if (isWrong || !areSold(days) || peopleIn(question) === 0) return null;
  const people = BANDS.flatMap(({ band }) => Array.from({ length: question.counts[band] }, () => ({ band, days })));
  const cents = totalOf(tariffOf(question.plan), people, question.isMountain);
  return { cents, days, firstDay: isDay(question.firstDay) ? question.firstDay : null };
}
