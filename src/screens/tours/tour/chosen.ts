import type { Money } from '#domain/core/money.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { choiceOf, type TourChoice } from '#domain/tours/choice.ts';
import { dayProblem, takesDeposit } from '#domain/tours/dates.ts';
import { eachOf, linesOf, placesOf, pricedGroup, type TourPriceLine, totalOf } from '#domain/tours/ladder.ts';
import { depositOf } from '#domain/tours/money-stairs.ts';
import { peopleProblems, roomsProblem } from '#domain/tours/rooms.ts';
import type { TourData, TourDeparture } from '#src/screens/tours/tour/tour-props.ts';

/** What is chosen on the page, with its price. */
export type Chosen = {
  readonly choice: TourChoice;
  readonly departure: TourDeparture | null;
  /** First day; null while a day tour has no day, or no departure has places. */
  readonly start: string | null;
  /** People with a place. */
  readonly places: number;
  /** The group whose step they pay, with them in it. */
  readonly group: number;
  readonly each: Money;
  readonly total: Money;
  readonly lines: readonly TourPriceLine[];
  /** What confirms it; null: all is paid at once. */
  readonly deposit: Money | null;
  /** By field; with any the choice cannot be booked. */
  readonly problems: Readonly<Record<string, FieldProblem>>;
  /** The departure has too few places for these people. */
  readonly isFull: boolean;
};

/** Nobody fits in any more. */
export const isSoldOut = ({ departure }: Chosen): boolean => departure?.left === 0;

/** It can be waited for: its places are paid or offered, and not only held for minutes. */
export const isWaitedFor = ({ left, isHeld }: Pick<TourDeparture, 'left' | 'isHeld'>): boolean => left === 0 && !isHeld;

export function chosenOf({ tour, url, now }: TourData): Chosen {
  const { card } = tour;
  const today = dayOf(now);
  const choice = choiceOf(url, card);
  const departure = card.departures.find(({ id }) => id === choice.departure) ?? null;
  const places = placesOf(choice.people);
  const group = departure ? pricedGroup(departure, places) : places;
  const total = totalOf(choice, card, group);
  const day = card.runs && !card.isAsked ? dayProblem(card.runs, choice.day ?? '', today) : undefined;
  const rooms = choice.rooms ? roomsProblem(choice.people, choice.rooms) : undefined;
  const start = departure?.start ?? (day ? null : choice.day);
  return {
    ...{ choice, departure, start, places, group, total },
    each: eachOf(card, group),
    lines: linesOf(choice, card, group),
    deposit: departure && takesDeposit(departure.start, today) ? depositOf(total) : null,
    problems: { ...peopleProblems(choice.people, tour), ...(rooms ? { rooms } : {}), ...(day ? { day } : {}) },
    isFull: departure !== null && departure.left < places,
  };
}
