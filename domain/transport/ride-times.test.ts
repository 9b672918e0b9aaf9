import { expect, test } from 'vitest';
import { clockOf, dayOf, momentOf } from '#domain/core/time.ts';
import { isNight, leadOf, minutesOf, momentOfRide, nextAt } from '#domain/transport/ride-times.ts';

test('a time of a day, also with one digit for the hour', () => {
  expect(['00:00', '3:05', ' 03:05 ', '23:59'].map(minutesOf)).toEqual([0, 185, 185, 1439]);
  expect(['', '24:00', '12:60', '1200', '12:5', '-1:00', '۰۳:۱۰', '3:10 pm'].map(minutesOf)).toEqual(
    Array.from({ length: 8 }, () => null),
  );
});

test('night is from 00:00 to 05:59', () => {
  const night = Array.from({ length: 1440 }, (_, minute) => minute).filter(isNight);
  expect([night[0], night.at(-1), night.length]).toEqual([0, 359, 360]);
});

test('a ride is a moment in Tehran, whatever the clock at home does', () => {
  expect(momentOfRide({ day: '2026-12-10', time: '03:10' })).toBe(Date.UTC(2026, 11, 9, 23, 40));
  // Clocks in Europe change on 28 March 2027; those of Iran never do.
  expect(momentOfRide({ day: '2027-03-28', time: '02:30' })).toBe(Date.UTC(2027, 2, 27, 23, 0));
  expect(momentOfRide({ day: '2027-02-29', time: '02:30' })).toBeNull();
  expect(momentOfRide({ day: '2026-12-10', time: '' })).toBeNull();
});

const next = (time: string, day: string, minutes: number) => {
  const moment = nextAt(time, momentOf(day, minutes));
  return moment === null ? null : `${dayOf(moment)} ${clockOf(moment)}`;
};

test('the next time of a clock is on the same day, or after midnight', () => {
  expect(next('23:50', '2026-12-10', 22 * 60)).toBe('2026-12-10 23:50');
  expect(next('00:10', '2026-12-10', 22 * 60)).toBe('2026-12-11 00:10');
  expect(next('22:00', '2026-12-10', 22 * 60)).toBe('2026-12-11 22:00');
  expect(next('22:01', '2026-12-10', 22 * 60)).toBe('2026-12-10 22:01');
  expect(next('00:00', '2026-12-31', 23 * 60 + 59)).toBe('2027-01-01 00:00');
  expect(next('0:30', '2026-12-10', 0)).toBe('2026-12-10 00:30');
  expect(next('25:00', '2026-12-10', 0)).toBeNull();
});

test('a car is asked for sooner than 12 hours, a service at an airport as its list says', () => {
  expect([leadOf('transfer', 24), leadOf('car', 24), leadOf('cip', 24)]).toEqual([43_200_000, 43_200_000, 86_400_000]);
});
