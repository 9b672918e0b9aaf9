import { euro, type Money } from '#domain/core/money.ts';
import { dayOf, formatDuration, MINUTE_MS } from '#domain/core/time.ts';
import type { OrderLeg, PriceLine } from '#domain/flights/fares.ts';
import {
  cancellationOf,
  faresOfPeople,
  type LegRefund,
  refundPlan,
  refundPlanOfPeople,
  type Sold,
} from '#domain/flights/flight-cancellation.ts';
import { ticketPrices } from '#domain/flights/ticket-prices.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Documents } from '#src/screens/core/booking/order.ts';

export type FlightOrder = components['schemas']['FlightOrder'];

export const protectionOf = ({ item }: FlightOrder) => item.protection;

/** Refund plan by leg, for those who still fly; with the protection that the order has, unless given. */
export function refundPlanOf(order: FlightOrder, isProtected = order.item.protection.isChosen): LegRefund[] {
  const { passengers, item } = order;
  const sold = soldOf(order, isProtected);
  const people = whoFlies(order);
  return people.length === passengers.length
    ? refundPlan(sold)
    : refundPlanOfPeople(sold, faresOfPeople(item.legs, item.fareClasses), people);
}

/** Places of those who have not left the order. */
export const whoFlies = ({ passengers }: FlightOrder): number[] =>
  passengers.flatMap(({ leftAt }, place) => (leftAt === undefined ? [place] : []));

/** The refund for a cancellation at a moment (epoch ms). */
export const refundAt = (order: FlightOrder, isProtected: boolean, moment: number): Money =>
  cancellationOf(soldOf(order, isProtected), moment).refund;

export const linesOf = ({ lines }: FlightOrder): readonly PriceLine[] => lines;

export const soldOf = (order: FlightOrder, isChosen: boolean): Sold => ({
  legs: order.item.legs,
  lines: linesOf(order),
  discount: order.discount?.amount ?? euro(0),
  protection: { ...order.item.protection, isChosen },
});

/** Tehran days of the legs, in order, for checks of names, ages and passports. */
export const daysOf = (order: FlightOrder): string[] => order.item.legs.map(({ flight }) => dayOf(flight.departsAt));

/** One person's ticket with all flights of the order. */
export type FlightTicket = {
  readonly ticketNumber: string;
  readonly passenger: FlightOrder['passengers'][number];
  readonly passportNumber: string;
  readonly legs: readonly OrderLeg[];
  /** The fare; in the currency of the card too. */
  readonly prices: readonly Money[];
};

export const ticketsOf = (order: FlightOrder, { papers }: Documents): FlightTicket[] => {
  const { passengers, item } = order;
  return papers.flatMap(({ number, holder }) => {
    const passenger = holder ? passengers[holder.person] : undefined;
    if (!holder || !passenger) return [];
    const { person, passportNumber } = holder;
    const fareClasses = item.fareClasses[person] ?? [];
    const prices = ticketPrices({ legs: item.legs, fareClasses, ageClass: passenger.ageClass }, order);
    return [{ ticketNumber: number, passenger, passportNumber, legs: item.legs, prices }];
  });
};

/** "1 h 30". */
export const durationOf = ({ flight }: OrderLeg): string =>
  formatDuration(Math.round((flight.arrivesAt - flight.departsAt) / MINUTE_MS));
