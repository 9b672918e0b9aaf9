import { euro } from '#domain/core/money.ts';
import { totalOf } from '#domain/core/payment.ts';
import {
  type Cancellation,
  cancellationOf,
  cancellationOfPeople,
  faresOfPeople,
  type Sold,
} from '#domain/flights/flight-cancellation.ts';
import { givenNow, soldAs } from '#domain/flights/flight-change.ts';
import type { OrderOf, PassengerRow } from '#server/orders/order-row.ts';
import { priceOf } from '#server/orders/price.ts';
import type { Product } from '#server/orders/product.ts';
import { type FlightDetail, fareClassesOf, faresOf, protectionOf } from '#server/products/flights/detail.ts';

type Rules = Product<FlightDetail>['cancellation'];

export const quoteAll: Rules['quote'] = async (_db, order, people, now) => {
  const given = givenNow(order.detail.legs, now);
  if (!given) return null;
  const cancellation = cancellationOf(soldAs(given, soldOf(order, people), now), now);
  // Also what is kept otherwise, as the price of the protection.
  const all = { refund: totalOf(priceOf(order)), byProtection: false };
  return byPart(given === 'all' ? { ...cancellation, ...all } : cancellation);
};

export const quotePeople: NonNullable<Rules['parts']>['quote'] = async (_db, order, { papers, people }, now) => {
  const { legs } = order.detail;
  const given = givenNow(legs, now);
  if (!given) return null;
  const leaving = papers.flatMap(({ person }) => person ?? []);
  const fares = faresOfPeople(legs, fareClassesOf(order.detail, people));
  return byPart(cancellationOfPeople(soldAs(given, soldOf(order, people), now), fares, leaving, now));
};

export const soldOf = (
  { detail, discount, protection }: OrderOf<FlightDetail>,
  people: readonly PassengerRow[],
): Sold => ({
  legs: detail.legs,
  lines: faresOf(detail, people),
  discount: euro(discount),
  protection: protectionOf({ detail, protection }),
});

const byPart = ({ lines, ...cancellation }: Cancellation) => ({
  ...cancellation,
  lines: lines.map(({ path, ...line }) => ({ part: path, ...line })),
});
