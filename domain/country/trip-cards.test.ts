import { expect, test } from 'vitest';
import { momentOf } from '#domain/core/time.ts';
import type { TripOrder, TripStep } from '#domain/country/trip.ts';
import { cardsEndAt, tripCards } from '#domain/country/trip-cards.ts';

const card = (fa: string) => ({ fa, say: null, en: fa, note: null });
const order = (
  day: string,
  driver: TripStep['driver'],
  state: TripOrder['state'] = 'booked',
  desk: TripStep['desk'] = null,
): TripOrder => ({
  ...{ orderId: day, reference: day, product: 'hotels', page: `/${day}`, state },
  ...{ people: [], numbers: [] },
  steps: [
    {
      ...{
        kind: 'stay',
        from: { slug: 'yazd', name: 'Yazd' },
        to: { slug: 'yazd', name: 'Yazd' },
        title: `Hotel of ${day}`,
        text: '',
        driver,
        desk,
        counterClosesAt: null,
        answerBy: null,
        enterBy: null,
      },
      ...{ startsAt: momentOf(day, 840), endsAt: momentOf(day, 1440) },
    },
  ],
});

test('a card for each place, by the day, each sentence once', () => {
  const orders = [order('2026-12-08', card('b')), order('2026-12-05', card('a')), order('2026-12-10', card('a'))];
  expect(tripCards(orders, 'driver')).toEqual([
    { day: '2026-12-05', title: 'Hotel of 2026-12-05', card: card('a') },
    { day: '2026-12-08', title: 'Hotel of 2026-12-08', card: card('b') },
  ]);
  expect(tripCards(orders, 'desk')).toEqual([]);
});

test('what is not booked has no card, and a journey without cards is not kept', () => {
  const held = [order('2026-12-05', card('a'), 'begun'), order('2026-12-06', card('b'), 'underWay')];
  expect(tripCards(held, 'driver')).toEqual([]);
  expect(cardsEndAt([held, [order('2026-12-07', null)]])).toBeNull();
  expect(cardsEndAt([])).toBeNull();
});

test('cards are needed until the last of their journeys is over', () => {
  const desk = order('2026-12-07', null, 'booked', card('d'));
  expect(cardsEndAt([[order('2026-12-05', card('a'))], [desk], [order('2027-01-05', null)]])).toBe(
    momentOf('2026-12-07', 1440),
  );
});
