import { AIRPORTS } from '#domain/airports.ts';
import { cityOf, HUB } from '#domain/cities.ts';
import { holidaysBetween } from '#domain/holidays.ts';
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
  | { readonly kind: 'counter'; readonly one: Booked; readonly other: Booked; readonly closesAt: number }
  | { readonly kind: 'visaEnds'; readonly order: TripOrder; readonly lastDay: string }
  | { readonly kind: 'passport'; readonly order: TripOrder; readonly endsOn: string; readonly neededUntil: string }
  | { readonly kind: 'airports'; readonly isArrival: boolean; readonly booked: Booked }
  | { readonly kind: 'closed'; readonly holiday: string; readonly isExact: boolean }
  | { readonly kind: 'insurance'; readonly until: string }
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
export function tripSpan(orders: readonly TripOrder[]): Span | null {
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
  return [
    ...insurance(span),
    ...missingBeds(steps, span),
    ...missingWays(steps),
    ...clashes(steps),
    ...tehranAirports(steps),
    ...closures(span),
    ...papers(orders, span),
  ].toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** Nothing on this site mends it: it says what to do, by which day, and can be ticked off. */
export function isElsewhere(finding: TripFinding): boolean {
  switch (finding.kind) {
    case 'passport':
    case 'airports':
    case 'closed':
    case 'insurance':
      return true;
    case 'way':
      return mendOf(finding) === null;
    case 'bed':
    case 'clash':
    case 'shortChange':
    case 'counter':
    case 'visaEnds':
      return false;
  }
}

type Span = { readonly first: string; readonly last: string };

const covers = ({ step }: Booked, night: string): boolean =>
  step.kind === 'stay' && dayOf(step.startsAt) <= night && night < dayOf(step.endsAt);
/** Nobody sleeps at home in a train or a plane that goes through the night. */
const isOnTheWay = ({ step }: Booked, night: string): boolean =>
  step.kind === 'way' && dayOf(step.startsAt) <= night && night < dayOf(step.endsAt);

/** Nights between the first and the last day without a bed, those that follow each other in one city as one. */
function missingBeds(steps: readonly Booked[], { first, last }: Span): TripFinding[] {
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
      const closesAt = other.step.counterClosesAt;
      if (one.step.kind === 'way' && closesAt !== null && one.step.endsAt > closesAt)
        return [{ kind: 'counter', id: `counter ${pair}`, day, one, other, closesAt }];
      if (one.step.kind !== 'way' || minutes >= CHANGE_MINUTES) return [];
      return [{ kind: 'shortChange', id: `change ${pair}`, day, minutes, one, other }];
    }),
  );

/**
 * Flights from abroad land at the other airport of Tehran, and leave from it. Where the journey begins or ends with a flight
 * within Iran and without a night there, both airports may fall on one day.
 */
function tehranAirports(steps: readonly Booked[]): TripFinding[] {
  const [first, last] = [steps[0], steps.at(-1)];
  const found = (booked: Booked | undefined, isArrival: boolean): TripFinding[] => {
    if (!booked || booked.step.counterClosesAt === null) return [];
    const { startsAt, endsAt, from, to } = booked.step;
    if ((isArrival ? from : to) !== cityOf(HUB)) return [];
    const day = dayOf(isArrival ? startsAt : endsAt);
    return [{ kind: 'airports', id: `airports ${isArrival ? 'in' : 'out'} ${day}`, day, isArrival, booked }];
  };
  return [...found(first, true), ...found(last, false)];
}

/** Days on which museums are shut. */
const closures = ({ first, last }: Span): TripFinding[] =>
  holidaysBetween(first, last)
    .filter(({ areMuseumsClosed }) => areMuseumsClosed)
    .map(({ day, name, isExact }) => ({ kind: 'closed', id: `closed ${day}`, day, holiday: name, isExact }));

/** None is sold here yet, so no day of a journey is known to be insured. */
const insurance = ({ first, last }: Span): TripFinding[] => [
  { kind: 'insurance', id: `insurance ${first} ${last}`, day: first, until: last },
];

/** Visas and passports that end too early. A passport is renewed before the first day. */
const papers = (orders: readonly TripOrder[], { first, last: lastDay }: Span): TripFinding[] =>
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
              ...{ id: `passport ${order.reference}`, day: first, order },
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
  if (finding.kind === 'way' && flightBetween(finding.from, finding.to))
    return { kind: 'way', from: finding.from, to: finding.to, day: finding.day, until: finding.day };
  return null;
}

/** The codes of a search between two cities; null where one of them has no airport that is flown. */
export function flightBetween(
  from: string,
  to: string,
): { readonly origin: string; readonly destination: string } | null {
  const airportIn = (city: string) => AIRPORTS.find((one) => one.isFlown && one.city === city)?.code;
  const [origin, destination] = [airportIn(from), airportIn(to)];
  return origin && destination ? { origin, destination } : null;
}
