import { moneyFor } from '#domain/card/load.ts';
import type { Money } from '#domain/core/money.ts';
import type { Rates } from '#domain/core/rates.ts';

/** What is bought: it says which of the readings is likely. */
export type Bought = 'small' | 'meal' | 'dear';

/** A way to understand a number that was said in a shop. */
export type Reading = {
  readonly unit: 'toman' | 'thousand' | 'million';
  readonly toman: number;
  readonly rials: number;
  /** In euros, rounded down to cents; less than a cent is 0. */
  readonly worth: Money;
};

/** A toman is ten rials. The law of 2025 that cuts four zeros is not in use (29 September 2026). */
export const RIALS_IN_TOMAN = 10;

const TOMAN = { toman: 1, thousand: 1000, million: 1_000_000 } as const;

/**
 * Euro cents that such a purchase usually costs, at least and at most. Ours, from the few prices of 2025 and 2026 that
 * are known: tea and a metro ride are cents, a plate of kebab 1 to 7 euros; a carpet or gold costs hundreds.
 */
const USUAL: Readonly<Record<Bought, readonly [number, number]>> = {
  small: [1, 3_00],
  meal: [50, 30_00],
  dear: [50_00, 20_000_00],
};

/** How far a worth lies outside the usual, as a factor: 1 is inside. */
function strange(cents: number, [least, most]: readonly [number, number]): number {
  if (cents <= 0) return Number.POSITIVE_INFINITY;
  return Math.max(1, least / cents, cents / most);
}

/**
 * The three readings of a price that was said without its unit, the likeliest first. "Thousand" is left out most often,
 * so it comes first where two are as likely.
 */
export function readingsOf(said: number, bought: Bought, rates: Rates): readonly Reading[] {
  const readings = (['thousand', 'million', 'toman'] as const).map((unit): Reading => {
    const toman = said * TOMAN[unit];
    const rials = toman * RIALS_IN_TOMAN;
    return { unit, toman, rials, worth: moneyFor(rials, 'EUR', rates) };
  });
  const usual = USUAL[bought];
  return readings.toSorted((a, b) => {
    const [first, second] = [strange(a.worth.amount, usual), strange(b.worth.amount, usual)];
    return first === second ? 0 : first - second;
  });
}
