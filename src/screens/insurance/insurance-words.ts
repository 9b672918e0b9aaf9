import { formatFullPersianDay, formatPersianDay, persianOf } from '#domain/core/persian-day.ts';
import { formatFullDay } from '#domain/core/time.ts';
import type { InsurancePlan } from '#domain/insurance/plans.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';

export type InsuranceOrder = components['schemas']['InsuranceOrder'];

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

/** "Standard, 12 days, High mountain"; without the days where those of people differ. */
export const planWords = ({ plan, days, isMountain }: InsuranceOrder['item'], areDaysEqual = true): string =>
  [
    planName(plan),
    ...(areDaysEqual ? [daysWords(days)] : []),
    ...(isMountain ? [m.insurance_mountain_short()] : []),
  ].join(', ');
