import { expect, test } from 'vitest';
import { day, stay, way } from '#domain/core/testing/trip-orders.ts';
import { momentOf } from '#domain/core/time.ts';
import { besideChange, movesDays } from '#src/screens/core/change/beside-change.ts';

const from = (first: number, last: number) => ({
  summary: { title: '', place: '', people: 1, startsAt: momentOf(day(first), 840), endsAt: momentOf(day(last), 720) },
});

const [out, bed, back] = [way('Tehran', 'Isfahan', 0, 600), stay('Isfahan', 0, 3), way('Isfahan', 'Tehran', 3, 900)];
const journeys = [{ orders: [out, bed, back], findings: [], mends: [], unseen: [] }];
const order = { orderId: bed.orderId, ...from(0, 3) };
const besides = (first: number, last: number) =>
  besideChange(order, from(first, last), journeys).map(({ page, day: on }) => [page, on]);

test('a stay that begins later touches the flight to it, one that ends later the flight back', () => {
  expect(besides(1, 3)).toEqual([[out.page, day(0)]]);
  expect(besides(0, 4)).toEqual([[back.page, day(3)]]);
  expect(besides(1, 4)).toEqual([
    [out.page, day(0)],
    [back.page, day(3)],
  ]);
});

test('nothing is touched where the days stay, and nothing of other journeys', () => {
  expect([movesDays(order, from(0, 3)), besides(0, 3)]).toEqual([false, []]);
  expect(besideChange({ ...order, orderId: 'another' }, from(1, 4), journeys)).toEqual([]);
});
