import { euro } from '#domain/core/money.ts';
import {
  type Cancellation,
  cancellationOf,
  cancellationOfPeople,
  faresOfPeople,
  type Sold,
} from '#domain/flights/flight-cancellation.ts';
import type { OrderOf, PassengerRow } from '#server/orders/order-row.ts';
import type { Product } from '#server/orders/product.ts';
import { type FlightDetail, fareClassesOf, faresOf, protectionOf, spanOf } from '#server/products/flights/detail.ts';

type Rules = Product<FlightDetail>['cancellation'];

export const quoteAll: Rules['quote'] = async (_db, order, people, now) =>
  hasBegun(order, now) ? null : byPart(cancellationOf(soldOf(order, people), now));

export const quotePeople: NonNullable<Rules['parts']>['quote'] = async (_db, order, { papers, people }, now) => {
  if (hasBegun(order, now)) return null;
  const { legs } = order.detail;
  const leaving = papers.flatMap(({ person }) => person ?? []);
  const fares = faresOfPeople(legs, fareClassesOf(order.detail, people));
  return byPart(cancellationOfPeople(soldOf(order, people), fares, leaving, now));
};

const hasBegun = ({ detail }: OrderOf<FlightDetail>, now: number) => now >= spanOf(detail).startsAt;

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
