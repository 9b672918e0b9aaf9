import { CARD_PRICE } from '#domain/card/limits.ts';
import { euro, type Money } from '#domain/core/money.ts';
import { dayOf } from '#domain/core/time.ts';
import type { CardRow } from '#server/products/card/cards.ts';
import { yearFrom } from '#server/products/card/detail.ts';

/** Free the first time in a year, then the price of a card; `nextFreeOn`: YYYY-MM-DD, null where it is free now. */
export function replacementPrice(
  { free_replaced_at }: Pick<CardRow, 'free_replaced_at'>,
  now: number,
): { readonly price: Money; readonly nextFreeOn: string | null } {
  const nextFreeOn = free_replaced_at === null ? null : yearFrom(dayOf(free_replaced_at));
  const isFree = nextFreeOn === null || dayOf(now) >= nextFreeOn;
  return isFree ? { price: euro(0), nextFreeOn: null } : { price: CARD_PRICE, nextFreeOn };
}
