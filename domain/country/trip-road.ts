import { dayOf, HOUR_MS } from '#domain/core/time.ts';
import type { Booked, TripStep } from '#domain/country/trip.ts';

/** Who lands before six in the morning needs the bed of the night before. */
export const NIGHT_ENDS_HOUR = 6;

/** A step, and when one comes to it: to a way as it leaves, to a stay as one gets there. UTC epoch milliseconds. */
export type Stop = Booked & { readonly at: number };

/** The steps of one person in the order in which they happen. */
export const roadOf = (steps: readonly Booked[]): readonly Stop[] =>
  steps
    .map((booked): Stop => ({ ...booked, at: arrivalAt(booked.step, steps) }))
    .toSorted((one, other) => one.at - other.at);

/** The night that a moment belongs to, by the day of its evening, YYYY-MM-DD in Tehran. */
export const nightOf = (moment: number): string => dayOf(moment - NIGHT_ENDS_HOUR * HOUR_MS);

/** The ways that lead to the place of a stay or away from it while it lasts. */
const waysDuring = (stay: TripStep, steps: readonly Booked[]): readonly Booked[] =>
  steps.filter(
    ({ step }) =>
      step.kind === 'way' &&
      (step.from.slug === stay.to.slug
        ? step.startsAt > stay.startsAt && step.startsAt < stay.endsAt
        : step.to.slug === stay.to.slug && step.endsAt > stay.startsAt && step.endsAt < stay.endsAt),
  );

const leads = (way: Booked | undefined, stay: TripStep): boolean => way?.step.to.slug === stay.to.slug;

/** A way that lands while a stay lasts brings one there; who was there already came as it began. */
function arrivalAt(step: TripStep, steps: readonly Booked[]): number {
  if (step.kind !== 'stay') return step.startsAt;
  const before = steps.filter((one) => one.step.endsAt <= step.startsAt).at(-1);
  const [first] = waysDuring(step, steps);
  return first && leads(first, step) && !leads(before, step) ? first.step.endsAt : step.startsAt;
}

/** The way that brings one to a stay after it began. */
export const bringsLate = (stay: Stop, steps: readonly Booked[]): Booked | undefined =>
  stay.at > stay.step.startsAt ? waysDuring(stay.step, steps)[0] : undefined;

/** The way by which one leaves a stay for good before it ends. */
export function leavesEarly({ step }: Booked, steps: readonly Booked[]): Booked | undefined {
  if (step.kind !== 'stay') return undefined;
  const last = waysDuring(step, steps).at(-1);
  return last && !leads(last, step) && dayOf(last.step.startsAt) < dayOf(step.endsAt) ? last : undefined;
}

/** Whether one sleeps in a stay in a night: it is booked for it, and one has come and not flown away. */
export function sleepsIn(stay: Stop, night: string, steps: readonly Booked[]): boolean {
  if (stay.step.kind !== 'stay' || night < nightOf(stay.at) || night >= dayOf(stay.step.endsAt)) return false;
  const before = waysDuring(stay.step, steps)
    .filter((way) => (leads(way, stay.step) ? nightOf(way.step.endsAt) : dayOf(way.step.startsAt)) <= night)
    .at(-1);
  return !before || leads(before, stay.step);
}
