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

/** True where another flight on a day costs nothing, because the airline moved this one. */
export const isFreeOn = (leg: Pick<OrderLeg, 'moved'>, day: string): boolean =>
  leg.moved !== undefined && isMoved(leg) && Math.abs(daysBetween(dayOf(leg.moved.departsAt), day)) <= FREE_DAYS_AROUND;

/** A leg on another flight, before the discount of the order. */
export type Move = {
  /** Share of the fare of before that a cancellation at this moment would not give back. */
  readonly kept: Money;
  /** The new fare and what is kept, less the fare of before; below zero where something comes back. */
  readonly difference: Money;
};

/**
 * What another flight costs: the difference of the fares, and what the rules of the fare of before keep at this moment.
 * The same for the list of flights and for the quote.
 */
export function moveOf(sold: Sold, path: Path, newFare: Money, now: number): Move {
  const fare = euro(sold.lines.reduce((total, line) => (line.part === path ? total + line.sum.amount : total), 0));
  const steps = refundPlan(sold).find((leg) => leg.path === path)?.steps ?? [];
  const kept = fare.amount - comesBack(fare, refundPercentAt(steps, now)).amount;
  return { kept: euro(kept), difference: euro(newFare.amount + kept - fare.amount) };
}
