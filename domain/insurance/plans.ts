import type { components } from '#openapi/generated/types.ts';

export type InsurancePlan = components['schemas']['InsurancePlan'];
export type InsuranceBand = components['schemas']['InsuranceBand'];

/** Most days that a policy covers, extensions included. */
export const MAX_DAYS = 92;

/** The bands by age on the first day, the youngest first: from `age` on, until the next one begins. */
export const BANDS = [
  { band: 'under12', age: 0 },
  { band: 'from12', age: 12 },
  { band: 'from65', age: 65 },
  { band: 'from70', age: 70 },
  { band: 'from80', age: 80 },
] as const satisfies readonly { band: InsuranceBand; age: number }[];

/** Last day of each step of the price, by number of days: 1–7, 8–15, 16–31, 32–45, 46–62, 63–92. */
export const STEP_ENDS = [7, 15, 31, 45, 62, MAX_DAYS] as const;

/** Prices of one person by band, one for each of `STEP_ENDS`, in cents of EUR. */
export type PriceTable = Readonly<Record<InsuranceBand, readonly number[]>>;

/** What a person pays for walking above 4,000 m, in cents of EUR. */
export type AddOnPrice = { readonly eachDay: number; readonly least: number };

/** The prices that a policy was bought by, and is extended by. */
export type Tariff = { readonly table: PriceTable; readonly mountain: AddOnPrice };

export type Plan = {
  readonly table: PriceTable;
  /** Doctor, medicine and hospital together, in cents of EUR. */
  readonly medicalLimit: number;
  /** What the traveller pays of each illness, in cents of EUR; not in an emergency, nor from 24 hours in hospital on. */
  readonly deductible: number;
  /** Invented for this site: no published table has it. */
  readonly isSample: boolean;
};

/**
 * Standard: https://globalconnect.uz/iran/travel-insurance, "prices 2024–2025", read on 2026-11-25; all 30 prices are
 * those of the page. Its bands overlap at 65, 70 and 80; ours are half-open. Wide is a sample of ours: one and a half
 * times Standard.
 */
export const PLANS: Readonly<Record<InsurancePlan, Plan>> = {
  standard: {
    table: {
      under12: [1000, 1500, 2000, 2500, 3000, 3500],
      from12: [2000, 3000, 4000, 5000, 6000, 7000],
      from65: [2500, 3500, 4500, 5500, 6500, 7500],
      from70: [3000, 4000, 5000, 6000, 7000, 8000],
      from80: [4000, 6000, 8000, 12_000, 16_000, 20_000],
    },
    medicalLimit: 1_000_000,
    deductible: 2500,
    isSample: false,
  },
  wide: {
    table: {
      under12: [1500, 2250, 3000, 3750, 4500, 5250],
      from12: [3000, 4500, 6000, 7500, 9000, 10_500],
      from65: [3750, 5250, 6750, 8250, 9750, 11_250],
      from70: [4500, 6000, 7500, 9000, 10_500, 12_000],
      from80: [6000, 9000, 12_000, 18_000, 24_000, 30_000],
    },
    medicalLimit: 2_000_000,
    deductible: 0,
    isSample: true,
  },
};

/** High mountain, 4,000 to 6,000 m on foot. A sample of ours. */
export const MOUNTAIN: AddOnPrice = { eachDay: 250, least: 1500 };

export const tariffOf = (plan: InsurancePlan): Tariff => ({ table: PLANS[plan].table, mountain: MOUNTAIN });
