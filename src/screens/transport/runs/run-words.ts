import { euro, formatMoney } from '#domain/core/money.ts';
import type { RunParty } from '#domain/transport/runs/riders.ts';
import type { RunClassOffer, RunDetail, RunKind, RunOffer, RunTowns, RunWay } from '#domain/transport/runs/search.ts';
import { m } from '#src/copy/generated/messages.js';

const COUNTS = {
  women: [m.transportrun_women_one, m.transportrun_women_n],
  men: [m.transportrun_men_one, m.transportrun_men_n],
  children: [m.transportrun_children_one, m.transportrun_children_n],
  infants: [m.transportrun_infants_one, m.transportrun_infants_n],
} as const;

/** "1 woman, 1 man, 1 child". */
export const partyWords = (party: RunParty): string =>
  (['women', 'men', 'children', 'infants'] as const)
    .flatMap((who) => {
      const [one, many] = COUNTS[who];
      const count = party[who];
      return count === 0 ? [] : [count === 1 ? one() : many({ count })];
    })
    .join(', ');

/** So many places they need. */
export const placesFor = ({ women, men, children }: RunParty): number => women + men + children;

export const townName = (towns: RunTowns | null, id: string): string =>
  towns?.towns.find((town) => town.id === id)?.en ?? id;

/** "Night train": by where the night is spent. */
export function runName({ kind, nights }: Pick<RunOffer | RunDetail, 'kind' | 'nights'>): string {
  const names: Readonly<Record<RunKind, readonly [() => string, () => string]>> = {
    train: [m.transportrun_day_train, m.transportrun_night_train],
    bus: [m.transportrun_day_bus, m.transportrun_night_bus],
  };
  return names[kind][nights > 0 ? 1 : 0]();
}

/** "1 family compartment, whole". */
export function wayWords({ what, compartments, choice }: RunWay): string {
  if (what === 'seats')
    return choice.length === 1 ? m.transportrun_class_seat() : m.transportrun_class_seats({ count: choice.length });
  if (what === 'together')
    return compartments.length === 1
      ? m.transportrun_class_family()
      : m.transportrun_class_families({ count: compartments.length });
  const kinds = new Set(compartments.map(({ kind }) => kind));
  if (kinds.size > 1) return m.transportrun_class_apart();
  return kinds.has('women') ? m.transportrun_class_women() : m.transportrun_class_men();
}

/** "4 × €13.00": of what the price is made, a line for each age. */
export function eachWords({ each }: RunClassOffer, { what, choice, total }: RunWay): readonly string[] {
  const price = formatMoney(each);
  if (choice.length === 1) return [];
  if (what === 'together' || total.amount === each.amount * choice.length)
    return [m.transportrun_times({ count: choice.length, price })];
  const { length: children } = choice.filter(({ rider }) => rider === 'child');
  const child = (total.amount - each.amount * (choice.length - children)) / children;
  return [m.transportrun_each({ price }), m.transportrun_child_each({ price: formatMoney(euro(child)) })];
}

export const leftWords = (count: number): string =>
  count === 1 ? m.transportrun_left_one() : m.transportrun_left_n({ count });

export const nightsWords = (count: number): string =>
  count === 1 ? m.transportrun_night_saved() : m.transportrun_nights_saved({ count });
