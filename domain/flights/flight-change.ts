import { euro, type Money } from '#domain/core/money.ts';
import { comesBack } from '#domain/core/refund-split.ts';
import { dayOf, daysBetween, HOUR_MS } from '#domain/core/time.ts';
import { type OrderLeg, refundPercentAt } from '#domain/flights/fares.ts';
import { refundPlan, type Sold } from '#domain/flights/flight-cancellation.ts';
import type { Path } from '#domain/flights/flight-search.ts';

/** How long the seats of another flight are kept for a quote. */
export const CHANGE_QUOTE_SECONDS = 600;

/** A name is corrected until this long before the first departure. */
export const NAME_ENDS_BEFORE_MS = 24 * HOUR_MS;

/** A flight that the airline moved is exchanged for nothing against one that leaves at most so many days before or after it. */
export const FREE_DAYS_AROUND = 7;

/** True for a leg that the airline moved, until its traveller has accepted the new time. */
export const isMoved = ({ moved }: Pick<OrderLeg, 'moved'>): boolean => moved?.isAccepted === false;

type SoldLeg = Sold['legs'][number];

/** True while nothing is kept of the fare of a leg: the airline moved its flight, and it has not left. */
export const isWaived = (leg: SoldLeg, now: number): boolean => isMoved(leg) && now < leg.flight.departsAt;

/**
 * What a cancellation gives back at a moment. Nobody must fly at another time than was sold: with a flight that the airline
 * moved it is all of the order, and after the first flight has left all of each moved flight that has not (`moved`). Else the
 * rules of the fares count, and null says that the order has begun.
 */
export function givenNow(legs: Sold['legs'], now: number): 'rules' | 'all' | 'moved' | null {
  const isMovedNow = legs.some((leg) => isWaived(leg, now));
  if (legs.every(({ flight }) => now < flight.departsAt)) return isMovedNow ? 'all' : 'rules';
  return isMovedNow ? 'moved' : null;
}

/** The order with the refund steps that count by `givenNow`. */
export const soldAs = (given: 'rules' | 'all' | 'moved', sold: Sold, now: number): Sold => ({
  ...sold,
  legs: sold.legs.map((leg) => {
    const back = (refundSteps: OrderLeg['fare']['refundSteps']) => ({ ...leg, fare: { ...leg.fare, refundSteps } });
    if (given === 'all' || (given === 'moved' && isWaived(leg, now))) {
      return back([{ until: leg.flight.departsAt, percent: 100 }]);
    }
    return now < leg.flight.departsAt ? leg : back([]);
  }),
});

/**
 * True where another flight costs nothing, because the airline moved this one: on a day near to it, and with the same kind
 * of fare, so that a fare of which nothing comes back does not become one of which much does.
 */
export const isFreeOn = (
  leg: Pick<OrderLeg, 'moved'> & { readonly fare: Pick<OrderLeg['fare'], 'kind'> },
  { day, kind }: { readonly day: string; readonly kind: OrderLeg['fare']['kind'] },
): boolean =>
  leg.moved !== undefined &&
  isMoved(leg) &&
  leg.fare.kind === kind &&
  Math.abs(daysBetween(dayOf(leg.moved.departsAt), day)) <= FREE_DAYS_AROUND;

/** A leg on another flight, before the discount of the order. */
export type Move = {
  /** Share of the fare of before that a cancellation at this moment would not give back. */
  readonly kept: Money;
  /** The new fare and what is kept, less the fare of before; below zero where something comes back. */
  readonly difference: Money;
};

/**
 * What another flight costs: the difference of the fares, and what the rules of the fare of before keep at this moment;
 * of a flight that the airline moved they keep nothing. The same for the list of flights and for the quote.
 */
export function moveOf(sold: Sold, path: Path, newFare: Money, now: number): Move {
  const fare = euro(sold.lines.reduce((total, line) => (line.part === path ? total + line.sum.amount : total), 0));
  const steps = refundPlan(soldAs('moved', sold, now)).find((leg) => leg.path === path)?.steps ?? [];
  const kept = fare.amount - comesBack(fare, refundPercentAt(steps, now)).amount;
  return { kept: euro(kept), difference: euro(newFare.amount + kept - fare.amount) };
}
