import { euro } from '#domain/core/money.ts';
import { momentOf } from '#domain/core/time.ts';
import type { RefundStep } from '#domain/flights/fares.ts';

export const DEPARTS_AT = momentOf('2026-12-05', 10 * 60 + 20);

/** Published steps of Qeshm Air: they decrease at noon in Tehran. */
export const REFUND_STEPS: readonly RefundStep[] = [
  { until: momentOf('2026-12-02', 12 * 60), percent: 70 },
  { until: momentOf('2026-12-04', 12 * 60), percent: 60 },
  { until: momentOf('2026-12-05', 7 * 60 + 20), percent: 40 },
  { until: DEPARTS_AT, percent: 30 },
];
export const NO_REFUND: readonly RefundStep[] = [{ until: DEPARTS_AT, percent: 0 }];
export const TOTAL = euro(9500);

/** The longest names of people and airlines. */
export const LONG_NAME = 'Maria Magdalena Theresia von und zu Hohenlohe-Waldenburg-Schillingsfürst';
export const LONG_TEXT =
  'Imam Khomeini International Airport to Shahid Ashrafi Esfahani International Airport by way of Bandar Imam Khomeini';
