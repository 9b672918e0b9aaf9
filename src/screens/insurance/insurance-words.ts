import { formatFullDay, formatFullPersianDay, formatPersianDay, persianOf } from '#domain/core/time.ts';
import { BANDS, type InsuranceBand, type InsurancePlan } from '#domain/insurance/plans.ts';
import { m } from '#src/copy/generated/messages.js';

/** "0 to 11", "80 and over". */
export function bandWords(band: InsuranceBand): string {
  const at = BANDS.findIndex((one) => one.band === band);
  const [from, next] = [BANDS[at]?.age ?? 0, BANDS[at + 1]];
  return next ? m.insurance_band({ from, to: next.age - 1 }) : m.insurance_band_over({ from });
}

const PLAN_NAMES: Readonly<Record<InsurancePlan, () => string>> = {
  standard: m.insurance_plan_standard,
  wide: m.insurance_plan_wide,
};
export const planName = (plan: InsurancePlan): string => PLAN_NAMES[plan]();

export const daysWords = (days: number): string =>
  days === 1 ? m.insurance_days_one() : m.insurance_days_many({ days });

export const peopleWords = (count: number): string =>
  count === 1 ? m.insurance_people_one() : m.insurance_people_many({ count });

/** "Sat 5 Dec 2026 to Wed 16 Dec 2026". Days in Tehran. */
export const spanWords = (first: string, last: string): string =>
  first === last ? formatFullDay(first) : m.insurance_span({ from: formatFullDay(first), until: formatFullDay(last) });

/** "14 to 25 Azar 1405". */
export function persianSpanWords(first: string, last: string): string {
  const [one, other] = [persianOf(first), persianOf(last)];
  if (first === last) return formatFullPersianDay(first);
  const from =
    one.year !== other.year
      ? formatFullPersianDay(first)
      : one.month === other.month
        ? String(one.day)
        : formatPersianDay(first);
  return m.insurance_span({ from, until: formatFullPersianDay(last) });
}
