import { euro, type Money } from '#domain/core/money.ts';
import { comesBack } from '#domain/core/refund-split.ts';
import { HOUR_MS } from '#domain/core/time.ts';
import { refundPercentAt } from '#domain/flights/fares.ts';
import { refundPlan, type Sold } from '#domain/flights/flight-cancellation.ts';
import type { Path } from '#domain/flights/flight-search.ts';

/** How long the seats of another flight are kept for a quote. */
export const CHANGE_QUOTE_SECONDS = 600;

/** A name is corrected until this long before the first departure. */
export const NAME_ENDS_BEFORE_MS = 24 * HOUR_MS;

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
