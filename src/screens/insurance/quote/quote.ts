import { ageOn } from '#domain/core/ages.ts';
import { euro, type Money, sum } from '#domain/core/money.ts';
import { dayFromParts } from '#domain/core/person.ts';
import { addMonths } from '#domain/core/time.ts';
import { areSold, lastDayOf } from '#domain/insurance/days.ts';
import { type InsuranceBand, type InsurancePlan, tariffOf } from '#domain/insurance/plans.ts';
import { bandOf, nextBandOn, priceOf } from '#domain/insurance/price.ts';
import { birthId } from '#src/screens/insurance/quote/birth-id.ts';
import { daysOf, firstDayOf, type QuoteDay, type QuoteDraft } from '#src/screens/insurance/quote/quote-draft.ts';
import { quoteProblems } from '#src/screens/insurance/quote/quote-problems.ts';

export type QuotedPerson = {
  /** On the first day; null while it is unknown. */
  readonly age: number | null;
  readonly band: InsuranceBand | null;
  /** The birthday that leads to another band; null where it is long after the first day. */
  readonly turnsOn: string | null;
  readonly price: Money | null;
};

export type Quote = {
  readonly firstDay: string | null;
  readonly days: number | null;
  readonly lastDay: string | null;
  readonly people: readonly QuotedPerson[];
  /** Of those whose price is known; `isWhole`: that is all of them. */
  readonly total: Money;
  readonly isWhole: boolean;
};

/** So long after the first day a birthday that leads to another band is told. */
const SOON_MONTHS = 6;
const NOBODY: QuotedPerson = { age: null, band: null, turnsOn: null, price: null };

/** What the typed days and birth dates cost, by the same functions as on the server; what cannot be sold has no price. */
export function quoteOf(draft: QuoteDraft, at: QuoteDay): Quote {
  const { plan, isMountain } = draft;
  const problems = quoteProblems(draft, at);
  const firstDay = problems.firstDay ? null : firstDayOf(draft, at.waiting);
  const typed = daysOf(draft);
  const days = areSold(typed) ? typed : null;
  const people = draft.births.map((parts, index): QuotedPerson => {
    if (!firstDay || problems[birthId(index)]) return NOBODY;
    const birth = dayFromParts(parts);
    const band = bandOf(birth, firstDay);
    const next = nextBandOn(birth, firstDay);
    return {
      age: ageOn(birth, firstDay),
      band,
      turnsOn: next && next <= addMonths(firstDay, SOON_MONTHS) ? next : null,
      price: days === null ? null : euro(priceOf(tariffOf(plan), { band, days }, isMountain)),
    };
  });
  const prices = people.flatMap(({ price }) => price ?? []);
  return {
    firstDay,
    days,
    lastDay: firstDay && days ? lastDayOf(firstDay, days) : null,
    people,
    total: prices.length > 0 ? sum(prices, 'EUR') : euro(0),
    isWhole: prices.length === people.length && !problems.people,
  };
}

/** What each plan costs for the same people and days; null while a price is unknown. */
export function totalsOf(draft: QuoteDraft, at: QuoteDay): Readonly<Record<InsurancePlan, Money>> | null {
  const of = (plan: InsurancePlan) => quoteOf({ ...draft, plan }, at);
  const [standard, wide] = [of('standard'), of('wide')];
  return standard.isWhole && wide.isWhole ? { standard: standard.total, wide: wide.total } : null;
}
