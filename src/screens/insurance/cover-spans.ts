import { endOf } from '#domain/insurance/days.ts';
import { m } from '#src/copy/generated/messages.js';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';

type Policy = Pick<InsuranceOrder, 'item' | 'passengers'>;

/** People of a policy with the same days. `names`: given names, as the passports have them. Days are YYYY-MM-DD. */
export type CoverSpan = {
  readonly names: string;
  readonly days: number;
  readonly lastDay: string;
  /** The midnight in Tehran that ends the cover, server epoch ms. */
  readonly endsAt: number;
};

/** The places of who has not left, who comes to them with the days of each. */
export const stayingIn = ({ item, passengers }: Policy) =>
  item.people.flatMap(({ days, lastDay }, place) => {
    const { firstName = '', lastName = '', leftAt } = passengers[place] ?? {};
    return leftAt === undefined ? [{ place, firstName, lastName, days, lastDay }] : [];
  });

/** The days of who has not left, who ends first first. More than one where people were extended alone. */
export function coverSpans(order: Policy): readonly CoverSpan[] {
  const staying = stayingIn(order);
  const lastDays = [...new Set(staying.map(({ lastDay }) => lastDay))].toSorted();
  return lastDays.map((lastDay) => {
    const people = staying.filter((one) => one.lastDay === lastDay);
    return {
      names: people.map(({ firstName }) => firstName).join(', '),
      days: people[0]?.days ?? 0,
      lastDay,
      endsAt: endOf(lastDay),
    };
  });
}

/** A text of all, or of those of one span where the days of people differ: "Ends at midnight in Tehran: Mia". */
export const ofSpan = (text: string, { names }: CoverSpan, isAlone: boolean): string =>
  isAlone ? text : m.insurance_of_some({ text, names });
