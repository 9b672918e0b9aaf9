import { dayOf } from '#domain/core/time.ts';
import { placedSteps, type TripOrder, type TripStep } from '#domain/country/trip.ts';

export type PersianCard = NonNullable<TripStep['driver']>;
/** A card to show on the way. `day`: YYYY-MM-DD in Tehran. */
export type TripCard = { readonly day: string; readonly title: string; readonly card: PersianCard };

/**
 * Sentences for the driver or the desk in the order of days, without duplicates. Only issued bookings: nobody is sent
 * to a hotel that is only held.
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

/** When the last card is no longer needed, UTC epoch ms; null without cards. */
export function cardsEndAt(trips: readonly (readonly TripOrder[])[]): number | null {
  const ends = trips
    .filter((orders) => tripCards(orders, 'driver').length + tripCards(orders, 'desk').length > 0)
    .flatMap((orders) => placedSteps(orders).map(({ step }) => step.endsAt));
  return ends.length > 0 ? Math.max(...ends) : null;
}
