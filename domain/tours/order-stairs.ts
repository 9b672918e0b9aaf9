import { euro, type Money } from '#domain/core/money.ts';
import { shares } from '#domain/core/refund-split.ts';
import type { StairsOf } from '#domain/tours/money-stairs.ts';
import type { components } from '#openapi/generated/types.ts';

type Order = Pick<components['schemas']['ToursOrder'], 'item' | 'discount' | 'due' | 'serverNow'>;

/** What a booked journey gives back from now on: of those who still come, less what they still owe. */
export const stairsOf = (order: Order): StairsOf => ({
  prices: pricesOf(order),
  start: order.item.start,
  rest: restOf(order),
  now: order.serverNow,
});

/** Own rooms apart from their people, each with its share of the discount taken off. */
function pricesOf({ item: { persons, singleSupplement }, discount }: Order): readonly Money[] {
  const parts = persons.flatMap(({ hasOwnRoom, hasLeft, price }) => {
    const own = hasOwnRoom ? singleSupplement.amount : 0;
    return [{ hasLeft, price: price.amount - own }, ...(hasOwnRoom ? [{ hasLeft, price: own }] : [])];
  });
  const off = shares(
    discount?.amount.amount ?? 0,
    parts.map(({ price }) => price),
  );
  return parts.flatMap(({ hasLeft, price }, at) => (hasLeft ? [] : [euro(price - (off[at] ?? 0))]));
}

/** Before the deposit the rest is what comes after it. */
function restOf({ due }: Order): StairsOf['rest'] {
  if (due?.later) return { owed: due.later.amount, at: due.later.dueAt };
  return due?.purpose === 'balance' && due.dueAt !== null ? { owed: due.amounts.EUR, at: due.dueAt } : null;
}
