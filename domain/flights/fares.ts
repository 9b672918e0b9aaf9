import { type AgeClass, ageClassOn } from '#domain/core/ages.ts';
import { euro, type Money, sum, times } from '#domain/core/money.ts';
import { dayOf, HOUR_MS } from '#domain/core/time.ts';
import type { Party, Path } from '#domain/flights/flight-search.ts';
import type { components } from '#openapi/generated/types.ts';

export type Fare = components['schemas']['Fare'];
export type Flight = components['schemas']['Flight'];
export type UnitPrices = components['schemas']['UnitPrices'];
export type OrderLeg = components['schemas']['OrderLeg'];
export type PriceLine = components['schemas']['FlightLine'];
export type Protection = components['schemas']['Protection'];
export type RefundStep = components['schemas']['RefundStep'];

const AGE_CLASSES: readonly AgeClass[] = ['adult', 'child', 'infant'];

export const legTotal = (prices: UnitPrices, party: Party): Money =>
  sum(
    AGE_CLASSES.map((ageClass) => times(prices[ageClass], party[ageClass])),
    prices.adult.currency,
  );

/**
 * One line per leg and age class, by the age on the day of each leg: a child that turns 12 before the return flight
 * pays the adult fare there (fare rules: ageRule). Before birth dates are known, the searched classes apply.
 */
export function priceLines(legs: readonly OrderLeg[], party: Party, birthDays: readonly string[]): PriceLine[] {
  return legs.flatMap(({ path, flight, prices }) => {
    const counts = birthDays.length > 0 ? countClasses(birthDays, dayOf(flight.departsAt)) : party;
    return AGE_CLASSES.filter((ageClass) => counts[ageClass] > 0).map((ageClass) => ({
      part: path,
      words: `${ageClass}, ${path === 'departing' ? 'outbound' : 'return'}`,
      ageClass,
      count: counts[ageClass],
      each: prices[ageClass],
      sum: times(prices[ageClass], counts[ageClass]),
    }));
  });
}

function countClasses(birthDays: readonly string[], day: string): Party {
  const counts = { adult: 0, child: 0, infant: 0 };
  for (const birthDay of birthDays) counts[ageClassOn(birthDay, day)] += 1;
  return counts;
}

/** Refunded share of the fare at a time, in percent; 0 after the last step. */
export const refundPercentAt = (steps: readonly RefundStep[], moment: number): number =>
  steps.find((step) => moment < step.until)?.percent ?? 0;

/** Cancellation for any reason until two hours before the first departure: costs 12 % of the fares and refunds 90 %. */
export const PROTECTION = { priceShare: 0.12, refundPercent: 90, endsBeforeMs: 2 * HOUR_MS } as const;

export const protectionPrice = (fares: Money): Money => times(fares, PROTECTION.priceShare);

/** The name of the price line for what was kept of the flight that a leg had before. */
export const KEPT_PART = { departing: 'keptDeparting', returning: 'keptReturning' } as const satisfies Record<
  Path,
  PriceLine['part']
>;

/** One line per leg that was moved to another flight, for what the fare of before kept. @param kept in cents of EUR */
export const keptLines = (legs: readonly { readonly path: Path; readonly kept?: number }[]): PriceLine[] =>
  legs.flatMap(({ path, kept = 0 }) => {
    if (kept === 0) return [];
    const words = `kept of the ${path === 'departing' ? 'outbound' : 'return'} flight before`;
    return { part: KEPT_PART[path], words, count: 1, each: euro(kept), sum: euro(kept) };
  });

export const legOf = (legs: readonly OrderLeg[], path: Path): OrderLeg | undefined =>
  legs.find((leg) => leg.path === path);
