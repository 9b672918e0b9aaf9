import { expect, test } from 'vitest';
import { order as anOrder, placeNamed } from '#domain/core/testing/trip-orders.ts';
import { momentOf } from '#domain/core/time.ts';
import { itineraryOf } from '#domain/visa/itinerary.ts';

const order = (
  reference: string,
  { to, ...step }: { kind: 'way' | 'stay'; startsAt: number; endsAt: number; to: string },
) => anOrder({ ...step, to: placeNamed(to) }, { reference });
const FLIGHT = order('SFR-1', {
  ...{ kind: 'way', to: 'Shiraz' },
  ...{ startsAt: momentOf('2027-01-22', 610), endsAt: momentOf('2027-01-22', 700) },
});
const EARLIER = order('SFR-2', {
  ...{ kind: 'way', to: 'Yazd' },
  ...{ startsAt: momentOf('2027-01-22', 300), endsAt: momentOf('2027-01-22', 390) },
});
const HOTEL = order('SFR-3', {
  ...{ kind: 'stay', to: 'Shiraz' },
  ...{ startsAt: momentOf('2027-01-22', 840), endsAt: momentOf('2027-01-24', 720) },
});

test('each day of the journey says what is travelled, by the clock, and where the night is spent', () => {
  const days = itineraryOf({ arrival: '2027-01-21', days: 4 }, [HOTEL, FLIGHT, EARLIER]);
  expect(
    days.map(({ day, ways, beds }) => [day, ways.map((one) => one.reference), beds.map((one) => one.reference)]),
  ).toEqual([
    ['2027-01-21', [], []],
    ['2027-01-22', ['SFR-2', 'SFR-1'], ['SFR-3']],
    ['2027-01-23', [], ['SFR-3']],
    ['2027-01-24', [], []],
  ]);
});

test('the night after the last day is no night of the journey', () => {
  expect(itineraryOf({ arrival: '2027-01-22', days: 2 }, [HOTEL]).map(({ beds }) => beds.length)).toEqual([1, 0]);
});
