import { euro } from '#domain/core/money.ts';
import { totalOf } from '#domain/core/payment.ts';
import {
  type Cancellation,
  cancellationOf,
  cancellationOfPeople,
  faresOfPeople,
  type Sold,
} from '#domain/flights/flight-cancellation.ts';
import { isMoved } from '#domain/flights/flight-change.ts';
import type { OrderOf, PassengerRow } from '#server/orders/order-row.ts';
import { priceOf } from '#server/orders/price.ts';
import type { Product } from '#server/orders/product.ts';
import {
  type FlightDetail,
  fareClassesOf,
  faresOf,
  type HeldLeg,
  protectionOf,
  spanOf,
} from '#server/products/flights/detail.ts';

type Rules = Product<FlightDetail>['cancellation'];

export const quoteAll: Rules['quote'] = async (_db, order, people, now) =>
  hasBegun(order, now)
    ? null
    : order.detail.legs.some(isMoved)
      ? byPart(allBack(order, cancellationOf(soldOf(order, people), now)))
      : byPart(cancellationOf(soldOf(order, people), now));

/** Of an order with a flight that the airline moved: also what is kept otherwise, as the price of the protection. */
const allBack = (order: OrderOf<FlightDetail>, { lines }: Cancellation): Cancellation => ({
  refund: totalOf(priceOf(order)),
  lines,
  byProtection: false,
});

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
  legs: detail.legs.some(isMoved) ? detail.legs.map(givenBack) : detail.legs,
  lines: faresOf(detail, people),
  discount: euro(discount),
  protection: protectionOf({ detail, protection }),
});

/** Nobody must fly at another time than was sold. */
const givenBack = (leg: HeldLeg): HeldLeg => ({
  ...leg,
  fare: { ...leg.fare, refundSteps: [{ until: leg.flight.departsAt, percent: 100 }] },
});

const byPart = ({ lines, ...cancellation }: Cancellation) => ({
  ...cancellation,
  lines: lines.map(({ path, ...line }) => ({ part: path, ...line })),
});
