import { DAY_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { HOLD_SECONDS, type TransportQuestion } from '#domain/transport/quote.ts';
import { orderOf } from '#server/orders/order-row.ts';

export const PRODUCT = 'transport';
export const HOLD_MS = HOLD_SECONDS * 1000;
export const PROMISE_MS = 15 * MINUTE_MS;

/** Content of `orders.detail`. */
export type TransportDetail = TransportQuestion;

export const asTransport = orderOf<TransportDetail>(PRODUCT);

/** The whole day, in Tehran time. */
export const spanOf = ({ day }: TransportDetail): { readonly startsAt: number; readonly endsAt: number } => {
  const startsAt = momentOf(day, 0);
  return { startsAt, endsAt: startsAt + DAY_MS };
};
