import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, momentOf } from '#domain/core/time.ts';
import { openNights } from '#domain/visa/open-nights.ts';

const TRIP = { arrival: '2027-01-20', days: 10 };
/** From 14:00 of the first day to 12:00 of the last. */
const stay = (from: string, until: string) => ({ startsAt: momentOf(from, 14 * 60), endsAt: momentOf(until, 12 * 60) });

test.each([
  ['nothing booked', [], [{ from: '2027-01-20', until: '2027-01-29' }]],
  ['all nights', [stay('2027-01-20', '2027-01-29')], []],
  ['longer than the journey', [stay('2027-01-18', '2027-02-02')], []],
  ['one hotel after the other', [stay('2027-01-20', '2027-01-24'), stay('2027-01-24', '2027-01-29')], []],
  [
    'a night between, and the end',
    [stay('2027-01-20', '2027-01-23'), stay('2027-01-24', '2027-01-27')],
    [
      { from: '2027-01-23', until: '2027-01-24' },
      { from: '2027-01-27', until: '2027-01-29' },
    ],
  ],
  ['a stay after the journey', [stay('2027-02-01', '2027-02-03')], [{ from: '2027-01-20', until: '2027-01-29' }]],
])('%s', (_name, stays, open) => {
  expect(openNights(TRIP, stays)).toEqual(open);
});

test('a journey of one day has no night', () => {
  expect(openNights({ ...TRIP, days: 1 }, [])).toEqual([]);
});

test('a stay for each open span leaves none open', () => {
  const nights = fc.record({ at: fc.nat(12), count: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(fc.array(nights, { maxLength: 4 }), (booked) => {
      const stays = booked.map(({ at, count }) => stay(addDays(TRIP.arrival, at), addDays(TRIP.arrival, at + count)));
      const mended = openNights(TRIP, stays).map(({ from, until }) => stay(from, until));
      expect(openNights(TRIP, [...stays, ...mended])).toEqual([]);
    }),
  );
});
