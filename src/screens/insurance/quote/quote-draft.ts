import { type DateParts, datePartsOf, dayFromParts } from '#domain/core/person.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { addDays, isDay } from '#domain/core/time.ts';
import { wholeNumber } from '#domain/core/whole-number.ts';
import { daysFrom } from '#domain/insurance/days.ts';
import type { InsurancePlan } from '#domain/insurance/plans.ts';

/** What is typed on the first page. */
export type QuoteDraft = {
  readonly firstDay: DateParts;
  /** As typed; follows the last day where that was typed. */
  readonly days: string;
  readonly lastDay: DateParts;
  /** Birth dates, one for each person. */
  readonly births: readonly DateParts[];
  readonly plan: InsurancePlan;
  readonly isMountain: boolean;
  readonly isInIran: boolean;
};

/** Changes the form as it is by then. */
export type ChangeQuote = (draft: QuoteDraft) => QuoteDraft;

/** The days of a moment, YYYY-MM-DD in Tehran. `waiting`: the first day of who is in Iran already and pays then. */
export type QuoteDay = { readonly today: string; readonly waiting: string };

const NO_DAY: DateParts = { day: '', month: '', year: '' };

export const emptyQuote: QuoteDraft = {
  firstDay: NO_DAY,
  days: '',
  lastDay: NO_DAY,
  births: [NO_DAY],
  plan: 'standard',
  isMountain: false,
  isInIran: false,
};

/** null: no whole number. */
export const daysOf = ({ days }: Pick<QuoteDraft, 'days'>): number | null => wholeNumber(days);

/** The first day, YYYY-MM-DD; null while it is none. `waiting`: the first day of who is in Iran already. */
export function firstDayOf({ firstDay, isInIran }: QuoteDraft, waiting: string): string | null {
  const day = isInIran ? waiting : dayFromParts(firstDay);
  return isDay(day) ? day : null;
}

/** The last day that the number of days leads to; the typed one while that is unknown. */
function withLastDay(draft: QuoteDraft, waiting: string): QuoteDraft {
  const [first, days] = [firstDayOf(draft, waiting), daysOf(draft)];
  return first && days ? { ...draft, lastDay: datePartsOf(addDays(first, days - 1)) } : draft;
}

/** Days stay, and the last day follows; days that are unknown follow the last day. */
export function withFirst(draft: QuoteDraft, change: Partial<QuoteDraft>, waiting: string): QuoteDraft {
  const changed = { ...draft, ...change };
  return changed.days === '' ? withLast(changed, changed.lastDay, waiting) : withLastDay(changed, waiting);
}

export const withDays = (draft: QuoteDraft, days: string, waiting: string): QuoteDraft =>
  withLastDay({ ...draft, days }, waiting);

/** The number of days follows the last day; there is none where the last day is before the first. */
export function withLast(draft: QuoteDraft, lastDay: DateParts, waiting: string): QuoteDraft {
  const [first, last] = [firstDayOf(draft, waiting), dayFromParts(lastDay)];
  if (first === null || !isDay(last)) return { ...draft, lastDay };
  return { ...draft, lastDay, days: last < first ? '' : String(daysFrom(first, last)) };
}

/** Why the typed last day leads to no days; the number of days is judged where it is typed. */
export function lastDayFault(draft: QuoteDraft, waiting: string): FieldProblem | undefined {
  const [first, last] = [firstDayOf(draft, waiting), dayFromParts(draft.lastDay)];
  return draft.days === '' && first !== null && isDay(last) && last < first ? 'last_before_first' : undefined;
}

type SomeDays = { readonly firstDay: string; readonly days: number };

/** These days, of who is not in Iran yet. */
export const withSpan = (draft: QuoteDraft, { firstDay, days }: SomeDays): QuoteDraft =>
  withDays({ ...draft, firstDay: datePartsOf(firstDay), isInIran: false }, String(days), '');

export const hasSpan = ({ isInIran, firstDay, days }: QuoteDraft, span: SomeDays): boolean =>
  !isInIran && dayFromParts(firstDay) === span.firstDay && wholeNumber(days) === span.days;

export const withBirth = (draft: QuoteDraft, index: number, birth: DateParts): QuoteDraft => ({
  ...draft,
  births: draft.births.map((one, at) => (at === index ? birth : one)),
});

/** With the birth dates of people who were booked before, where nothing is typed yet and they are as many. */
export const withKnown = (draft: QuoteDraft, births: readonly string[]): QuoteDraft =>
  births.length === draft.births.length && draft.births.every((birth) => dayFromParts(birth) === '')
    ? { ...draft, births: births.map(datePartsOf) }
    : draft;

export const withPerson = (draft: QuoteDraft): QuoteDraft => ({ ...draft, births: [...draft.births, NO_DAY] });

export const withoutPerson = (draft: QuoteDraft, index: number): QuoteDraft => ({
  ...draft,
  births: draft.births.filter((_, at) => at !== index),
});

/** The form of a page whose address names days, plan and counts. */
export const quoteOfCounts = (
  { firstDay = '', days, people }: { readonly firstDay?: string; readonly days?: number; readonly people: number },
  plan: InsurancePlan,
  isMountain: boolean,
): QuoteDraft =>
  withFirst(
    {
      ...emptyQuote,
      days: days === undefined ? '' : String(days),
      births: Array.from({ length: Math.max(1, people) }, () => NO_DAY),
      plan,
      isMountain,
    },
    { firstDay: firstDay ? datePartsOf(firstDay) : NO_DAY },
    '',
  );
