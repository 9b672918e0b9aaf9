import { dayOf, momentOf } from '#domain/core/time.ts';

type Offered = { readonly flight: { readonly departsAt: number } };

/** How many flights of a day are shown before all are asked for. */
export const FEW = 5;

/** Time of the day in Tehran, ms. */
const timeOfDay = ({ flight: { departsAt } }: Offered): number => departsAt - momentOf(dayOf(departsAt));

type Say<T> = (one: T) => boolean;

/**
 * The flights of a day that leave nearest to the time of day of the booked one, in the order of the day; those that cost
 * nothing because the airline moved it come before others. What is chosen is always among them, so that no choice is hidden.
 */
export function nearFlights<T extends Offered>(
  all: readonly T[],
  booked: Offered,
  { isFree, isChosen }: { readonly isFree: Say<T>; readonly isChosen: Say<T> },
): T[] {
  const apart = (one: T) => Math.abs(timeOfDay(one) - timeOfDay(booked));
  const byUse = all.toSorted((a, b) => Number(isFree(b)) - Number(isFree(a)) || apart(a) - apart(b));
  return inDay(byUse.filter((one, index) => index < FEW || isChosen(one)));
}

export const inDay = <T extends Offered>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => a.flight.departsAt - b.flight.departsAt);
