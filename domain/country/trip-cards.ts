import { dayOf } from '#domain/core/time.ts';
import { placedSteps, type TripOrder, type TripStep } from '#domain/country/trip.ts';

export type PersianCard = NonNullable<TripStep['driver']>;
/** What is held out, when and where. `day`: YYYY-MM-DD in Tehran. */
export type TripCard = { readonly day: string; readonly title: string; readonly card: PersianCard };

/**
 * The sentences of a journey for the driver or for the desk, in the order of the days, each once. Only of what has its
 * papers: nobody is sent to a hotel that is only held.
 */
export function tripCards(orders: readonly TripOrder[], whom: 'driver' | 'desk'): readonly TripCard[] {
  const booked = orders.filter(({ state }) => state === 'booked');
  const cards = new Map<string, TripCard>();
  for (const { step } of placedSteps(booked)) {
    const card = step[whom];
    if (card && !cards.has(card.fa)) cards.set(card.fa, { day: dayOf(step.startsAt), title: step.title, card });
  }
  return [...cards.values()];
}

/** Until when the cards of journeys are needed, UTC epoch milliseconds; null where there are none. */
export function cardsEndAt(trips: readonly (readonly TripOrder[])[]): number | null {
  const ends = trips
    .filter((orders) => tripCards(orders, 'driver').length + tripCards(orders, 'desk').length > 0)
    .flatMap((orders) => placedSteps(orders).map(({ step }) => step.endsAt));
  return ends.length > 0 ? Math.max(...ends) : null;
}
