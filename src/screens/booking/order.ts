import type { AgeClass } from '#domain/ages.ts';
import { cancellationOf, type LegRefund, refundPlan, type Sold } from '#domain/cancellation.ts';
import { cityOf, slugOf } from '#domain/cities.ts';
import type { OrderLeg, PriceLine } from '#domain/fares.ts';
import { add, euro, type Money, subtract } from '#domain/money.ts';
import { dayOf, formatDuration, MINUTE_MS } from '#domain/time.ts';
import type { components } from '#openapi/generated/types.ts';

export type Order = components['schemas']['FlightOrder'];
export type ToldPassenger = components['schemas']['ToldPassenger'];
export type Documents = components['schemas']['Documents'];

/** The fares alone: an order shows its total less its discount, and with a protection that an earlier attempt to pay had chosen. */
export function faresOf({ total, discount, item: { protection } }: Order): Money {
  const fares = discount ? add(total, discount.amount) : total;
  return protection.isChosen ? subtract(fares, protection.price) : fares;
}

/** What comes back of an order and until when, leg by leg; with the protection it has, unless said. */
export const refundPlanOf = (order: Order, isProtected = order.item.protection.isChosen): LegRefund[] =>
  refundPlan(soldOf(order, isProtected));

/** What comes back if the order is cancelled at a moment. */
export const refundAt = (order: Order, isProtected: boolean, moment: number): Money =>
  cancellationOf(soldOf(order, isProtected), moment).refund;

/** The lines of the price, by leg and age class. */
export const linesOf = ({ lines }: Order): readonly PriceLine[] => lines;

const soldOf = (order: Order, isChosen: boolean): Sold => ({
  legs: order.item.legs,
  lines: linesOf(order),
  discount: order.discount?.amount ?? euro(0),
  protection: { ...order.item.protection, isChosen },
});

/** Its tickets were given up after they were issued. A hold that was given up never had any. */
export const wasCancelled = ({ events }: Order): boolean => events.some(({ status }) => status === 'cancelRequested');

/** Tehran days of the legs, in order: what names, ages and passports are checked against. */
export const daysOf = (order: Order): string[] => order.item.legs.map(({ flight }) => dayOf(flight.departsAt));

export const partySize = ({ summary }: Order): number => summary.people;

/** The place that travels along: the destination of the way out. */
export const placeOf = (order: Order): string => slugOf(cityOf(order.item.legs[0]?.flight.destination ?? ''));

/** What one person shows at the counter: a ticket with whose it is and all flights of the order. */
export type FlightTicket = {
  readonly ticketNumber: string;
  readonly passenger: Order['passengers'][number];
  /** What is paid on each leg. */
  readonly fareClasses: readonly AgeClass[];
  readonly passportNumber: string;
  readonly legs: readonly OrderLeg[];
};

export const ticketsOf = ({ passengers, item }: Order, { papers }: Documents): FlightTicket[] =>
  papers.flatMap(({ number, holder }) => {
    const passenger = holder ? passengers[holder.person] : undefined;
    if (!holder || !passenger) return [];
    const { person, passportNumber } = holder;
    const fareClasses = item.fareClasses[person] ?? [];
    return [{ ticketNumber: number, passenger, fareClasses, passportNumber, legs: item.legs }];
  });

/** "1 h 30". */
export const durationOf = ({ flight }: OrderLeg): string =>
  formatDuration(Math.round((flight.arrivesAt - flight.departsAt) / MINUTE_MS));
