import { addDays, addMonths, dayOf, MINUTE_MS } from '#domain/time.ts';
import type { components } from '#openapi/generated/types.ts';

export type TripOrder = components['schemas']['TripOrder'];
export type TripStep = components['schemas']['TripStep'];

/** A step with the order it belongs to. */
export type Booked = { readonly step: TripStep; readonly order: TripOrder };

/**
 * What is missing in a journey, or does not fit together. `day`: where it happens, YYYY-MM-DD in Tehran. `id` stays the
 * same as long as the finding does.
 */
export type TripFinding = { readonly id: string; readonly day: string } & (
  | { readonly kind: 'bed'; readonly city: string; readonly until: string }
  | { readonly kind: 'way'; readonly from: string; readonly to: string }
  | { readonly kind: 'clash'; readonly one: Booked; readonly other: Booked }
  | { readonly kind: 'shortChange'; readonly minutes: number; readonly one: Booked; readonly other: Booked }
  | { readonly kind: 'visaEnds'; readonly order: TripOrder; readonly lastDay: string }
  | { readonly kind: 'passport'; readonly order: TripOrder; readonly endsOn: string; readonly neededUntil: string }
);

/** From one way to the next: to leave, to come back and to be at the counter in time. Source: 90 minutes before a domestic flight. */
export const CHANGE_MINUTES = 120;
/** A passport has to be valid so long after the last day. Source: the rule of the visa, six months. */
const PASSPORT_MONTHS = 6;

/** The ways and stays, the earliest first. */
export const placedSteps = (orders: readonly TripOrder[]): readonly Booked[] =>
  orders
    .flatMap((order) => order.steps.map((step) => ({ step, order })))
    .filter(({ step }) => step.kind !== 'visa')
    .toSorted((one, other) => one.step.startsAt - other.step.startsAt || one.step.endsAt - other.step.endsAt);

/** The first and the last day of what is travelled and slept; null where there is nothing. */
export function tripSpan(orders: readonly TripOrder[]): { readonly first: string; readonly last: string } | null {
  const steps = placedSteps(orders);
  if (steps.length === 0) return null;
  return {
    first: dayOf(Math.min(...steps.map(({ step }) => step.startsAt))),
    last: dayOf(Math.max(...steps.map(({ step }) => step.endsAt))),
  };
}

/** Everything that is missing or does not fit, in the order of the days. */
export function tripFindings(orders: readonly TripOrder[]): readonly TripFinding[] {
  const span = tripSpan(orders);
  if (!span) return [];
  const steps = placedSteps(orders);
  return [...missingBeds(steps, span), ...missingWays(steps), ...clashes(steps), ...papers(orders, span.last)].toSorted(
    (one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0),
  );
}

const covers = ({ step }: Booked, night: string): boolean =>
  step.kind === 'stay' && dayOf(step.startsAt) <= night && night < dayOf(step.endsAt);
/** Nobody sleeps at home in a train or a plane that goes through the night. */
const isOnTheWay = ({ step }: Booked, night: string): boolean =>
  step.kind === 'way' && dayOf(step.startsAt) <= night && night < dayOf(step.endsAt);

/** Nights between the first and the last day without a bed, those that follow each other in one city as one. */
function missingBeds(
  steps: readonly Booked[],
  { first, last }: { readonly first: string; readonly last: string },
): TripFinding[] {
  const found: Extract<TripFinding, { kind: 'bed' }>[] = [];
  for (let night = first; night < last; night = addDays(night, 1)) {
    if (steps.some((one) => covers(one, night) || isOnTheWay(one, night))) continue;
    const city = cityAt(steps, night);
    const before = found.at(-1);
    if (before && before.until === night && before.city === city)
      found[found.length - 1] = { ...before, until: addDays(night, 1) };
    else found.push({ kind: 'bed', id: `bed ${night}`, day: night, city, until: addDays(night, 1) });
  }
  return found;
}

/** Where somebody is in the evening of a day: where the last step before it led. */
function cityAt(steps: readonly Booked[], night: string): string {
  const before = steps.filter(({ step }) => dayOf(step.startsAt) <= night).at(-1);
  return (before ?? steps[0])?.step.to ?? '';
}

/** Where one step ends in one city and the next begins in another. */
const missingWays = (steps: readonly Booked[]): TripFinding[] =>
  steps.flatMap(({ step }, index): TripFinding[] => {
    const before = steps[index - 1]?.step;
    // Two at a time are a clash, or a group that goes two ways.
    if (!before || before.to === step.from || step.startsAt < before.endsAt) return [];
    const day = dayOf(step.startsAt);
    return [{ kind: 'way', id: `way ${day} ${before.to} ${step.from}`, day, from: before.to, to: step.from }];
  });

const isSamePerson = ({ order: { people } }: Booked, { order }: Booked): boolean =>
  people.length === 0 || order.people.length === 0 || people.some((person) => order.people.includes(person));

/** Two at the same time for the same person, and two ways with too little time between. */
const clashes = (steps: readonly Booked[]): TripFinding[] =>
  steps.flatMap((one, index) =>
    steps.slice(index + 1).flatMap((other): TripFinding[] => {
      if (one.step.kind !== other.step.kind || !isSamePerson(one, other)) return [];
      const day = dayOf(other.step.startsAt);
      const pair = `${one.order.reference} ${one.step.startsAt} ${other.order.reference} ${other.step.startsAt}`;
      const minutes = Math.round((other.step.startsAt - one.step.endsAt) / MINUTE_MS);
      if (minutes < 0) return [{ kind: 'clash', id: `clash ${pair}`, day, one, other }];
      if (one.step.kind !== 'way' || minutes >= CHANGE_MINUTES) return [];
      return [{ kind: 'shortChange', id: `change ${pair}`, day, minutes, one, other }];
    }),
  );

/** Visas and passports that end too early. */
const papers = (orders: readonly TripOrder[], lastDay: string): TripFinding[] =>
  orders.flatMap((order): TripFinding[] => {
    const ends = order.steps.filter(({ kind }) => kind === 'visa').map(({ endsAt }) => dayOf(endsAt - 1));
    const neededUntil = addMonths(lastDay, PASSPORT_MONTHS);
    const { passportsEndOn } = order;
    return [
      ...ends
        .filter((end) => end < lastDay)
        .map((end): TripFinding => ({ kind: 'visaEnds', id: `visa ${order.reference}`, day: end, order, lastDay })),
      ...(passportsEndOn !== null && passportsEndOn < neededUntil
        ? [
            {
              kind: 'passport' as const,
              ...{ id: `passport ${order.reference}`, day: lastDay, order },
              ...{ endsOn: passportsEndOn, neededUntil },
            },
          ]
        : []),
    ];
  });

/** What would mend it, as a step of an order; null where nothing that is sold here does. */
export function mendOf(
  finding: TripFinding,
): (Pick<TripStep, 'kind' | 'from' | 'to'> & { readonly day: string; readonly until: string }) | null {
  if (finding.kind === 'bed')
    return { kind: 'stay', from: finding.city, to: finding.city, day: finding.day, until: finding.until };
  if (finding.kind === 'way')
    return { kind: 'way', from: finding.from, to: finding.to, day: finding.day, until: finding.day };
  return null;
}
