import type { InsuranceBand } from '#domain/insurance/plans.ts';

/** Name of the count of a band in an address. */
export const COUNT_NAMES = {
  under12: 'age0',
  from12: 'age12',
  from65: 'age65',
  from70: 'age70',
  from80: 'age80',
} as const satisfies Readonly<Record<InsuranceBand, string>>;
