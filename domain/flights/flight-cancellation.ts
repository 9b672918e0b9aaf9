import type { AgeClass } from '#domain/core/ages.ts';
import { euro, type Money, sum } from '#domain/core/money.ts';
import { comesBack, shares } from '#domain/core/refund-split.ts';
import {
  type OrderLeg,
  type PriceLine,
  type Protection,
  type RefundStep,
  refundPercentAt,
} from '#domain/flights/fares.ts';
import type { Path } from '#domain/flights/flight-search.ts';

export type CancellationLine = {
  readonly path: Path;
  readonly percent: number;
  readonly paid: Money;
  readonly amount: Money;
};

/** Refund of an issued order cancelled at a given time; all in EUR. */
export type Cancellation = {
  readonly refund: Money;
  readonly lines: readonly CancellationLine[];
  /** The protection refunds more than the fare rules. */
  readonly byProtection: boolean;
};

export type Sold = {
  readonly legs: readonly (Pick<OrderLeg, 'path' | 'fare' | 'moved'> & {
    readonly flight: Pick<OrderLeg['flight'], 'departsAt'>;
  })[];
  readonly lines: readonly Pick<PriceLine, 'part' | 'sum'>[];
  /** Discount on all fares together. */
  readonly discount: Money;
  readonly protection: Pick<Protection, 'isChosen' | 'refundPercent' | 'untilAt'>;
};

/** The payment for a leg after discount, and its refund steps. */
export type LegRefund = { readonly path: Path; readonly paid: Money; readonly steps: readonly RefundStep[] };

/**
 * Refund steps of an order by leg. The only source for pages, mails and payments: the charts draw it, `cancellationOf`
 * adds it up. The price of the protection is never refunded.
 */
export function refundPlan({ legs, lines, discount, protection }: Sold): LegRefund[] {
  const fares = legs.map(({ path }) => sumOf(lines.filter(({ part }) => part === path)));
  // A discount is on all lines, also on what was kept of a flight before, of which nothing comes back.
  const reductions = shares(discount.amount, [...fares, sumOf(lines) - fares.reduce((total, fare) => total + fare, 0)]);
  return legs.map((leg, index) => ({
    path: leg.path,
    paid: euro((fares[index] ?? 0) - (reductions[index] ?? 0)),
    steps: protection.isChosen ? protectedSteps(leg, protection) : leg.fare.refundSteps,
  }));
}

/** Steps of a leg with protection: the better of the protection's share, while it is valid, and the airline's. */
function protectedSteps(
  { fare, flight }: Sold['legs'][number],
  { refundPercent, untilAt }: Sold['protection'],
): RefundStep[] {
  const cuts = [...new Set([...fare.refundSteps.map(({ until }) => until), untilAt, flight.departsAt])].sort(
    (a, b) => a - b,
  );
  const steps = cuts.map((until) => {
    // The share is constant in an interval, so its last ms is used.
    const byFare = refundPercentAt(fare.refundSteps, until - 1);
    return { until, percent: until <= untilAt ? Math.max(byFare, refundPercent) : byFare };
  });
  return steps.filter(({ percent }, index) => steps[index + 1]?.percent !== percent);
}

/**
 * Refund at a time: the share of the airline's steps (domain/flights/fare-rules.ts), or the protection's share while it
 * is valid and higher.
 */
export const cancellationOf = (sold: Sold, now: number): Cancellation => refundOf(refundPlan(sold), sold, now);

function refundOf(plan: readonly LegRefund[], { legs }: Pick<Sold, 'legs'>, now: number): Cancellation {
  const given = plan.map(({ path, paid, steps }) => {
    const percent = refundPercentAt(steps, now);
    return { path, percent, paid, amount: comesBack(paid, percent) };
  });
  return {
    refund: sum(
      given.map(({ amount }) => amount),
      'EUR',
    ),
    lines: given,
    byProtection: given.some(
      ({ percent }, index) => percent > refundPercentAt(legs[index]?.fare.refundSteps ?? [], now),
    ),
  };
}

/** Fares of one person, by leg, in cents of EUR. */
export type PersonFares = readonly number[];

/** @param fareClasses of each person, by leg */
export const faresOfPeople = (
  legs: readonly Pick<OrderLeg, 'prices'>[],
  fareClasses: readonly (readonly AgeClass[])[],
): PersonFares[] =>
  fareClasses.map((classes) => legs.map(({ prices }, index) => prices[classes[index] ?? 'adult'].amount));

/**
 * Refund when only some people leave, by the same steps: their share of what was paid for each leg. The shares of all
 * people add up to that payment, to the cent.
 *
 * @param everybody the fares of each person of the order, also of those who left before
 * @param leaving positions in `everybody`
 */
export const cancellationOfPeople = (
  sold: Sold,
  everybody: readonly PersonFares[],
  leaving: readonly number[],
  now: number,
): Cancellation => refundOf(refundPlanOfPeople(sold, everybody, leaving), sold, now);

/** `refundPlan` for some people of an order only. */
export const refundPlanOfPeople = (
  sold: Sold,
  everybody: readonly PersonFares[],
  people: readonly number[],
): LegRefund[] =>
  refundPlan(sold).map((leg, index) => {
    const paid = shares(
      leg.paid.amount,
      everybody.map((fares) => fares[index] ?? 0),
    );
    return { ...leg, paid: euro(people.reduce((total, person) => total + (paid[person] ?? 0), 0)) };
  });

const sumOf = (lines: Sold['lines']): number => lines.reduce((total, line) => total + line.sum.amount, 0);
