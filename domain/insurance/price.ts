import { ageOn } from '#domain/core/ages.ts';
import { isDay } from '#domain/core/time.ts';
import { BANDS, type InsuranceBand, MAX_DAYS, STEP_ENDS, type Tariff } from '#domain/insurance/plans.ts';

/** The band of an age in full years. */
export const bandOfAge = (age: number): InsuranceBand => BANDS.findLast((one) => one.age <= age)?.band ?? 'under12';

/** The band on the first day, which decides the price of all days. Both YYYY-MM-DD. */
export const bandOf = (birthDate: string, firstDay: string): InsuranceBand => bandOfAge(ageOn(birthDate, firstDay));

/**
 * The day, YYYY-MM-DD, on which somebody comes into the next band; null in the last one. Who was born on 29 February is
 * a year older on 1 March, where the year has no such day.
 */
export function nextBandOn(birthDate: string, firstDay: string): string | null {
  const next = BANDS.find(({ age }) => age > ageOn(birthDate, firstDay));
  if (!next) return null;
  const day = `${Number(birthDate.slice(0, 4)) + next.age}${birthDate.slice(4)}`;
  return isDay(day) ? day : `${day.slice(0, 4)}-03-01`;
}

/** The place in the price table; throws for days that are not sold. */
export function stepOf(days: number): number {
  const step = STEP_ENDS.findIndex((end) => days <= end);
  if (!Number.isInteger(days) || days < 1 || step === -1) throw new RangeError(`No price for ${days} days`);
  return step;
}

/** One person's place in a price. */
export type Insured = { readonly band: InsuranceBand; readonly days: number };

/** What one person pays for all days, in cents of EUR; throws for days outside of 1 to 92. */
export function priceOf({ table, mountain }: Tariff, { band, days }: Insured, isMountain: boolean): number {
  const plain = table[band][stepOf(days)];
  if (plain === undefined) throw new RangeError(`The table has no price for ${days} days`);
  return plain + (isMountain ? addOnOf({ mountain }, days) : 0);
}

/** The add-on for one person, in cents of EUR. */
export const addOnOf = ({ mountain }: Pick<Tariff, 'mountain'>, days: number): number =>
  Math.max(mountain.least, mountain.eachDay * days);

/** What all pay, in cents of EUR. */
export const totalOf = (tariff: Tariff, people: readonly Insured[], isMountain: boolean): number =>
  people.reduce((total, one) => total + priceOf(tariff, one, isMountain), 0);

/** How many days more cost nothing: until the end of this step of the table. */
export const freeDays = (days: number): number => (STEP_ENDS[stepOf(days)] ?? MAX_DAYS) - days;
