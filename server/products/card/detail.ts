import { type CardQuestion, HOLD_SECONDS } from '#domain/card/quote.ts';
import { DAY_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { orderOf } from '#server/orders/order-row.ts';

export const PRODUCT = 'card';
export const HOLD_MS = HOLD_SECONDS * 1000;
export const PROMISE_MS = 15 * MINUTE_MS;

/** Content of `orders.detail`. */
export type CardDetail = CardQuestion;

export const asCard = orderOf<CardDetail>(PRODUCT);

/** The whole day, in Tehran time. */
export const spanOf = ({ day }: CardDetail): { readonly startsAt: number; readonly endsAt: number } => {
  const startsAt = momentOf(day, 0);
  return { startsAt, endsAt: startsAt + DAY_MS };
};
