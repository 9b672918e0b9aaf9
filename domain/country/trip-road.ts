import { dayOf, HOUR_MS } from '#domain/core/time.ts';
import { type Booked, isRound, type TripStep } from '#domain/country/trip.ts';

/** A landing before this hour needs the bed of the night before. */
const NIGHT_ENDS_HOUR = 6;

/** A step with the time of arriving at it: the departure of a way, the arrival at a stay. UTC epoch ms. */
export type Stop = Booked & { readonly at: number };

/** The steps of one person in order of time. */
export const roadOf = (steps: readonly Booked[]): readonly Stop[] =>
  steps
    .map((booked): Stop => ({ ...booked, at: arrivalAt(booked.step, steps) }))
    .toSorted((one, other) => one.at - other.at);

/** The night of a time, by the day of its evening, YYYY-MM-DD in Tehran. */
export const nightOf = (moment: number): string => dayOf(moment - NIGHT_ENDS_HOUR * HOUR_MS);

/** Ways to or from the place of a stay during it. */
const waysDuring = (stay: TripStep, steps: readonly Booked[]): readonly Booked[] =>
  steps.filter(
    ({ step }) =>
      step.kind === 'way' &&
      !isRound(step) &&
      (step.from.slug === stay.to.slug
        ? step.startsAt > stay.startsAt && step.startsAt < stay.endsAt
        : step.to.slug === stay.to.slug && step.endsAt > stay.startsAt && step.endsAt < stay.endsAt),
  );

const leads = (way: Booked | undefined, stay: TripStep): boolean => way?.step.to.slug === stay.to.slug;

/** When one arrives at a stay: with a way that lands during it, or at its start if already there. */
function arrivalAt(step: TripStep, steps: readonly Booked[]): number {
  if (step.kind !== 'stay') return step.startsAt;
  const before = steps.filter((one) => one.step.endsAt <= step.startsAt).at(-1);
  const [first] = waysDuring(step, steps);
  return first && leads(first, step) && !leads(before, step) ? first.step.endsAt : step.startsAt;
}

/** The way that arrives after the start of a stay. */
export const bringsLate = (stay: Stop, steps: readonly Booked[]): Booked | undefined =>
  stay.at > stay.step.startsAt ? waysDuring(stay.step, steps)[0] : undefined;

/** The way of the final departure before the end of a stay. */
export function leavesEarly({ step }: Booked, steps: readonly Booked[]): Booked | undefined {
  if (step.kind !== 'stay') return undefined;
  const last = waysDuring(step, steps).at(-1);
  return last && !leads(last, step) && dayOf(last.step.startsAt) < dayOf(step.endsAt) ? last : undefined;
}

/** True when the person sleeps in the stay on that night: booked, arrived and not departed. */
export function sleepsIn(stay: Stop, night: string, steps: readonly Booked[]): boolean {
  if (stay.step.kind !== 'stay' || night < nightOf(stay.at) || night >= dayOf(stay.step.endsAt)) return false;
  const before = waysDuring(stay.step, steps)
    .filter((way) => (leads(way, stay.step) ? nightOf(way.step.endsAt) : dayOf(way.step.startsAt)) <= night)
    .at(-1);
  return !before || leads(before, stay.step);
}
