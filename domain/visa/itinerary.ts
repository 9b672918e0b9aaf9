import { addDays, dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';

type TripOrder = components['schemas']['TripOrder'];
type TripStep = components['schemas']['TripStep'];

export type BookedStep = Pick<TripOrder, 'reference' | 'page' | 'people'> & { readonly step: TripStep };
export type ItineraryDay = {
  /** YYYY-MM-DD in Tehran. */
  readonly day: string;
  /** The ways of the day in order of time. */
  readonly ways: readonly BookedStep[];
  /**
   * Where the following night is spent; several for a divided group. Empty: nothing is booked, or it is the last day.
   */
  readonly beds: readonly BookedStep[];
};

const stepsOf = (orders: readonly TripOrder[], kind: TripStep['kind']): readonly BookedStep[] =>
  orders
    .flatMap(({ reference, page, people, steps }) => steps.map((step) => ({ reference, page, people, step })))
    .filter(({ step }) => step.kind === kind)
    .toSorted((one, other) => one.step.startsAt - other.step.startsAt);

export const staysOf = (orders: readonly TripOrder[]): readonly BookedStep[] => stepsOf(orders, 'stay');

/** A journey day by day. `arrival`: its first day, YYYY-MM-DD in Tehran; `days`: number of days. */
export function itineraryOf(
  { arrival, days }: { readonly arrival: string; readonly days: number },
  orders: readonly TripOrder[],
): readonly ItineraryDay[] {
  const ways = stepsOf(orders, 'way');
  const stays = staysOf(orders);
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(arrival, index);
    return {
      day,
      ways: ways.filter(({ step }) => dayOf(step.startsAt) === day),
      beds:
        index === days - 1 ? [] : stays.filter(({ step }) => dayOf(step.startsAt) <= day && day < dayOf(step.endsAt)),
    };
  });
}
