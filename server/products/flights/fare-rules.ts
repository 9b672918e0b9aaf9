import { addDays, HOUR_MS, momentOf } from '#domain/core/time.ts';
import { fareRuleSteps } from '#domain/flights/fare-rules.ts';
import type { RefundStep } from '#domain/flights/fares.ts';

/** Booking classes on sale as systemic fares, highest price first. */
const CLASSES: Readonly<Record<string, string>> = { EP: 'YWKHBZI', QB: 'YARDU', W5: 'YMHQ', IR: 'YMKN' };

export const classesOf = (airline: string): string => CLASSES[airline] ?? 'YMHQ';

/** Booking class of seats that an agency bought and resells. */
export const CHARTER_CLASS = 'X';

/**
 * Refund steps as moments (epoch ms) for one departure; the cuts use Tehran time. Charter fares have no steps: they are
 * refunded only if the charterer agrees, so we promise nothing.
 */
export const refundSteps = (airline: string, fareClass: string, day: string, departsAt: number): RefundStep[] =>
  fareRuleSteps(airline, fareClass).map(([percent, cut]) => ({
    until:
      'hoursBefore' in cut
        ? departsAt - cut.hoursBefore * HOUR_MS
        : momentOf(addDays(day, -cut.noonDaysBefore), 12 * 60),
    percent,
  }));
