import { addDays, HOUR_MS, momentOf } from '#domain/core/time.ts';
import { fareRuleSteps } from '#domain/flights/fare-rules.ts';
import type { RefundStep } from '#domain/flights/fares.ts';

/** Classes on sale as systemic fares, dearest first. */
const CLASSES: Readonly<Record<string, string>> = { EP: 'YWKHBZI', QB: 'YARDU', W5: 'YMHQ', IR: 'YMKN' };

export const classesOf = (airline: string): string => CLASSES[airline] ?? 'YMHQ';

/** Class letter of seats that an agency bought and resells. */
export const CHARTER_CLASS = 'X';

/**
 * What comes back when, as absolute moments of one departure. The clock of the cuts is Tehran's. Charter fares have no
 * steps: money comes back only if the charterer agrees, so nothing is promised.
 */
export const refundSteps = (airline: string, fareClass: string, day: string, departsAt: number): RefundStep[] =>
  fareRuleSteps(airline, fareClass).map(([percent, cut]) => ({
    until:
      'hoursBefore' in cut
        ? departsAt - cut.hoursBefore * HOUR_MS
        : momentOf(addDays(day, -cut.noonDaysBefore), 12 * 60),
    percent,
  }));

/** Systemic fares: a child pays half, an infant a tenth (Iran Air, domestic). */
export const SYSTEMIC_SHARES = { child: 0.5, infant: 0.1 } as const;
/** Charter fares: a child pays the adult price, an infant this, in cents. */
export const CHARTER_INFANT = 500;
