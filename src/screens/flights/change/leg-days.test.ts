import { expect, test } from 'vitest';
import { addDays, DAY_MS } from '#domain/core/time.ts';
import { BOOKING_HORIZON_DAYS } from '#domain/flights/flight-limits.ts';
import { legDays } from '#src/screens/flights/change/leg-days.ts';

const NOON = Date.parse('2026-12-01T12:00:00+03:30');

const leg = (path: 'departing' | 'returning', inDays: number) =>
  ({ path, flight: { departsAt: NOON + inDays * DAY_MS } }) as Parameters<typeof legDays>[0][number];

const both = [leg('departing', 4), leg('returning', 8)];
const last = addDays('2026-12-01', BOOKING_HORIZON_DAYS);

test('each leg begins at its own day, and moves between today, the other leg and the last day that is sold', () => {
  expect(legDays(both, 'departing', NOON)).toEqual({ own: '2026-12-05', min: '2026-12-01', max: '2026-12-09' });
  expect(legDays(both, 'returning', NOON)).toEqual({ own: '2026-12-09', min: '2026-12-05', max: last });
  expect(legDays([leg('departing', 4)], 'departing', NOON)).toEqual({
    own: '2026-12-05',
    min: '2026-12-01',
    max: last,
  });
});

test('after the way out the way back moves from today', () => {
  expect(legDays([leg('departing', -2), leg('returning', 3)], 'returning', NOON)).toEqual({
    own: '2026-12-04',
    min: '2026-12-01',
    max: last,
  });
});
