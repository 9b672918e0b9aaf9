import type { TripOrder } from '#domain/country/trip.ts';
import { isSamePerson } from '#domain/country/trip-travellers.ts';
import { type Cover, coversOf } from '#domain/insurance/insurance-findings.ts';

/** Somebody whom another policy covers on some of the same days. `from`, `to`: YYYY-MM-DD in Tehran, those that are covered twice. */
export type InsuredAlready = Pick<Cover, 'from' | 'to' | 'booking'> & { readonly name: string };

/** Who of these people is insured on some of these days already. `others`: other policies of the same owner. */
export const insuredAlready = (
  {
    names,
    firstDay,
    lastDay,
  }: { readonly names: readonly string[]; readonly firstDay: string; readonly lastDay: string },
  others: readonly TripOrder[],
): readonly InsuredAlready[] =>
  names.flatMap((name) => {
    const orders = others.filter(({ people }) => people.some((person) => isSamePerson(person.name, name)));
    return coversOf({ orders, name }).flatMap(({ from, to, booking }) => {
      const [first, last] = [from > firstDay ? from : firstDay, to < lastDay ? to : lastDay];
      return first > last ? [] : [{ name, from: first, to: last, booking }];
    });
  });
