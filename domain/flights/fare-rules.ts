/** End of a step: 12:00 noon in Tehran some days before the flight, or some hours before it; 0 is departure. */
export type Cut = { readonly noonDaysBefore: number } | { readonly hoursBefore: number };
/** Percent of the fare refunded until the cut. */
export type FareRuleStep = readonly [percentBack: number, cut: Cut];
/** Refund steps of an airline in order of time. `classes`: the fare classes they apply to; '' is all. */
export type FareRule = {
  readonly airline: string;
  readonly classes: string;
  readonly steps: readonly FareRuleStep[];
};

const noon = (noonDaysBefore: number): Cut => ({ noonDaysBefore });
const hours = (hoursBefore: number): Cut => ({ hoursBefore });
const DEPARTURE = hours(0);

/** Sample of a large seller; used for airlines without a public table. */
export const COMMON_STEPS: readonly FareRuleStep[] = [
  [80, noon(3)],
  [70, noon(1)],
  [40, hours(3)],
  [20, DEPARTURE],
];

/**
 * Refunds from the penalty tables of airlines (Mahan and Iran Air 2023; the others undated): refund = 100 − penalty.
 * Offers use them, and the rules page shows them.
 */
export const FARE_RULES: readonly FareRule[] = [
  {
    airline: 'EP',
    classes: 'ZID',
    steps: [
      [70, noon(1)],
      [50, DEPARTURE],
    ],
  },
  {
    airline: 'EP',
    classes: 'YWVS',
    steps: [
      [60, noon(1)],
      [40, DEPARTURE],
    ],
  },
  {
    airline: 'EP',
    classes: 'KLHBE',
    steps: [
      [50, noon(1)],
      [30, DEPARTURE],
    ],
  },
  {
    airline: 'QB',
    classes: 'ARY',
    steps: [
      [70, noon(3)],
      [60, noon(1)],
      [40, hours(2)],
      [30, DEPARTURE],
    ],
  },
  { airline: 'QB', classes: 'DUL', steps: [[0, DEPARTURE]] },
  // By the hour. These two tables say nothing about less than 3 hours, so nothing is promised.
  {
    airline: 'W5',
    classes: '',
    steps: [
      [50, hours(48)],
      [40, hours(12)],
      [30, hours(3)],
      [0, DEPARTURE],
    ],
  },
  {
    airline: 'IR',
    classes: '',
    steps: [
      [60, hours(72)],
      [50, hours(48)],
      [40, hours(24)],
      [30, hours(12)],
      [20, hours(3)],
      [0, DEPARTURE],
    ],
  },
];

/** The steps of a scheduled ("systemic") fare. */
export const fareRuleSteps = (airline: string, fareClass: string): readonly FareRuleStep[] =>
  FARE_RULES.find((rule) => rule.airline === airline && (rule.classes === '' || rule.classes.includes(fareClass)))
    ?.steps ?? COMMON_STEPS;
