import { holidayOn } from '#domain/core/holidays.ts';
import { euro } from '#domain/core/money.ts';
import { daysBetween } from '#domain/core/time.ts';
import type { UnitPrices } from '#domain/flights/fares.ts';
import { CHARTER_INFANT, SYSTEMIC_SHARES } from '#domain/flights/flight-limits.ts';

export type Kind = 'systemic' | 'charter';

/** Nowruz: two weeks of school holidays and the days before them. */
const isNowruz = (day: string): boolean => day.slice(5) >= '03-17' && day.slice(5) <= '04-04';

// Sunday first. Thursday and Friday are the weekend; Wednesday evening begins it.
const BY_WEEKDAY = [1, 0.98, 0.98, 1.02, 1.06, 1.05, 1];

const dayFactor = (day: string): number =>
  (isNowruz(day) ? 1.35 : holidayOn(day) ? 1.12 : 1) * (BY_WEEKDAY[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1);

/** In steps, so that a price is stable for days. */
const waitFactor = (days: number): number => {
  if (days <= 1) return 1.14;
  if (days <= 3) return 1.09;
  if (days <= 7) return 1.04;
  return days <= 30 ? 1 : 0.97;
};

/**
 * Adult price in cents before booking time and demand: about €29 for 300 km and €45 for 1,000 km, charter a fifth less.
 */
export const basePrice = (km: number, kind: Kind, airlineFactor: number, day: string): number =>
  (2200 + 2.3 * km) * (kind === 'charter' ? 0.79 : 1) * airlineFactor * dayFactor(day);

/** True when at most a fifth of the seats is left, which raises the price by 8 %. */
export const isLastFifth = (capacity: number, gone: number): boolean => (capacity - gone) * 5 <= capacity;

/**
 * An adult's price in cents, whole euros. Simulated from distance, kind, airline, weekday, holidays, days until
 * departure and seats sold.
 */
export function adultPrice(base: number, day: string, today: string, capacity: number, gone: number): number {
  const demand = isLastFifth(capacity, gone) ? 1.08 : 1;
  return Math.round((base * waitUntil(day, today) * demand) / 100) * 100;
}

/** Last result: a list asks for many fares of the same day. */
let waited = { day: '', today: '', factor: 1 };

function waitUntil(day: string, today: string): number {
  if (waited.day !== day || waited.today !== today) {
    waited = { day, today, factor: waitFactor(daysBetween(today, day)) };
  }
  return waited.factor;
}

export const unitPrices = (adult: number, kind: Kind): UnitPrices => ({
  adult: euro(adult),
  child: euro(kind === 'charter' ? adult : Math.round(adult * SYSTEMIC_SHARES.child)),
  infant: euro(kind === 'charter' ? CHARTER_INFANT : Math.round(adult * SYSTEMIC_SHARES.infant)),
});
