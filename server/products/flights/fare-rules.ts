import type { RefundStep } from '#domain/fares.ts';
import { addDays, HOUR_MS, momentOf } from '#domain/time.ts';

/** Where a step ends: at 12:00 noon Tehran some days before the flight, some hours before it, or at departure. */
type Cut = { readonly noonDaysBefore: number } | { readonly hoursBefore: number };
/** Penalty in percent of the fare until the cut. */
type Step = readonly [penalty: number, cut: Cut];

const noon = (noonDaysBefore: number): Cut => ({ noonDaysBefore });
const hours = (hoursBefore: number): Cut => ({ hoursBefore });
const DEPARTURE = hours(0);

/** Sample of a large seller; used for every airline whose own table is not public. */
const COMMON: readonly Step[] = [
  [20, noon(3)],
  [30, noon(1)],
  [60, hours(3)],
  [80, DEPARTURE],
];

/** By airline, then by the class letters it holds for; '' for all classes. */
const TABLES: Readonly<Record<string, readonly { readonly classes: string; readonly steps: readonly Step[] }[]>> = {
  EP: [
    {
      classes: 'ZID',
      steps: [
        [30, noon(1)],
        [50, DEPARTURE],
      ],
    },
    {
      classes: 'YWVS',
      steps: [
        [40, noon(1)],
        [60, DEPARTURE],
      ],
    },
    {
      classes: 'KLHBE',
      steps: [
        [50, noon(1)],
        [70, DEPARTURE],
      ],
    },
  ],
  QB: [
    {
      classes: 'ARY',
      steps: [
        [30, noon(3)],
        [40, noon(1)],
        [60, hours(2)],
        [70, DEPARTURE],
      ],
    },
    { classes: 'DUL', steps: [[100, DEPARTURE]] },
  ],
  // By the hour (2023). Under 3 hours their tables say nothing, so nothing is promised.
  W5: [
    {
      classes: '',
      steps: [
        [50, hours(48)],
        [60, hours(12)],
        [70, hours(3)],
        [100, DEPARTURE],
      ],
    },
  ],
  IR: [
    {
      classes: '',
      steps: [
        [40, hours(72)],
        [50, hours(48)],
        [60, hours(24)],
        [70, hours(12)],
        [80, hours(3)],
        [100, DEPARTURE],
      ],
    },
  ],
};

/** Classes on sale as systemic fares, dearest first. */
const CLASSES: Readonly<Record<string, string>> = { EP: 'YWKHBZI', QB: 'YARDU', W5: 'YMHQ', IR: 'YMKN' };

export const classesOf = (airline: string): string => CLASSES[airline] ?? 'YMHQ';

/** Class letter of seats that an agency bought and resells. */
export const CHARTER_CLASS = 'X';

/**
 * What comes back when, as absolute moments of one departure. Source: penalty tables of airlines and of a large seller
 * (fare rules, 2023); share that comes back = 100 − penalty. The clock of the cuts is Tehran's. Charter fares have no
 * steps: money comes back only if the charterer agrees, so nothing is promised.
 */
export function refundSteps(airline: string, fareClass: string, day: string, departsAt: number): RefundStep[] {
  const tables = TABLES[airline] ?? [];
  const { steps } = tables.find(({ classes }) => classes === '' || classes.includes(fareClass)) ?? { steps: COMMON };
  return steps.map(([penalty, cut]) => ({
    until:
      'hoursBefore' in cut
        ? departsAt - cut.hoursBefore * HOUR_MS
        : momentOf(addDays(day, -cut.noonDaysBefore), 12 * 60),
    percent: 100 - penalty,
  }));
}

/** Systemic fares: a child pays half, an infant a tenth (Iran Air, domestic). */
export const SYSTEMIC_SHARES = { child: 0.5, infant: 0.1 } as const;
/** Charter fares: a child pays the adult price, an infant this, in cents. */
export const CHARTER_INFANT = 500;
