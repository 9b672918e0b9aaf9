import { euro, type Money, subtract, sum } from '#domain/core/money.ts';
import type { ChangeProps } from '#src/screens/core/change/change-slots.ts';
import type { HotelOrder } from '#src/screens/hotels/checkout/hold-slots.tsx';

type Item = HotelOrder['item'];
type SoldNight = Item['byNight'][number];

export type NightOnAxis = {
  readonly night: string;
  /** What was paid for it, and what is paid for it afterwards; null where it is not booked. */
  readonly before: Money | null;
  readonly after: Money | null;
};

/** The item of a change is the product's own. */
export const itemAfter = ({ change }: Pick<ChangeProps<HotelOrder>, 'change'>): Item => change.item as Item;

/** Nights that are booked, or will be, in order. */
export function nightsOnAxis(before: Pick<Item, 'byNight'>, after: Pick<Item, 'byNight'>): NightOnAxis[] {
  const amountIn = (nights: readonly SoldNight[], night: string) =>
    nights.find((one) => one.night === night)?.amount ?? null;
  const nights = new Set([...before.byNight, ...after.byNight].map(({ night }) => night));
  return [...nights].toSorted().map((night) => ({
    night,
    before: amountIn(before.byNight, night),
    after: amountIn(after.byNight, night),
  }));
}

const KEPT = 'kept';
const keptOf = (lines: HotelOrder['lines']): number =>
  lines.reduce((all, { part, sum: { amount } }) => (part === KEPT ? all + amount : all), 0);

/** What moves the price: each sum is shown with its sign, and they add up to the difference of the totals. */
export function movesOf({ order, change }: ChangeProps<HotelOrder>) {
  const nights = nightsOnAxis(order.item, itemAfter({ change }));
  const sumOf = (amounts: readonly (Money | null)[]) =>
    sum(
      amounts.flatMap((amount) => amount ?? []),
      'EUR',
    );
  const gone = sumOf(nights.flatMap(({ before, after }) => (after ? [] : [before])));
  const added = sumOf(nights.flatMap(({ before, after }) => (before ? [] : [after])));
  const length = euro(
    nights.reduce((all, { before, after }) => (before && after ? all + after.amount - before.amount : all), 0),
  );
  const kept = euro(keptOf(change.lines) - keptOf(order.lines));
  const difference = subtract(change.newTotal, change.oldTotal);
  const discount = euro(difference.amount - (added.amount + kept.amount + length.amount - gone.amount));
  return { gone, added, length, kept, discount };
}
