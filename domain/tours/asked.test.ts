import { expect, test } from 'vitest';
import {
  askedDayProblem,
  askedOf,
  firstAskedDay,
  groupOfParty,
  privateRooms,
  privateRoomsFit,
} from '#domain/tours/asked.ts';
import { monthsOfSeason } from '#domain/tours/season.ts';

const TODAY = '2026-11-20';
type Tour = Parameters<typeof askedOf>[0];
const JOURNEY: Tour = {
  ...{ kind: 'journey', season: 'Mar–May, Sep–Nov', isAsked: false, runs: null },
  groupSize: { least: 2, most: 14 },
};
const RUNS: NonNullable<Tour['runs']> = {
  weekdays: ['sat', 'sun', 'mon', 'tue', 'wed', 'thu'],
  ...{ from: '2026-11-01', to: '2027-11-30', not: ['2026-11-25'] },
};
const DAY_TOUR: Tour = { ...JOURNEY, kind: 'dayTour', isAsked: true, runs: RUNS };
const found = <T>(one: T | null): T => one ?? expect.fail('it may be asked for');

test.each([
  ['Mar–May, Sep–Nov', [3, 4, 5, 9, 10, 11]],
  ['Oct–Apr', [1, 2, 3, 4, 10, 11, 12]],
  ['Jul', [7]],
  ['Jul-Sep', [7, 8, 9]],
  ['All year', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['when the snow has gone', null],
  ['Mar–May, spring', null],
  ['Mar–', null],
])('the months of the season "%s"', (season, months) => {
  expect(monthsOfSeason(season)).toEqual(months);
});

test('private dates are those of the season, from 21 days ahead for a year; a season that cannot be read has none', () => {
  const asked = found(askedOf(JOURNEY, TODAY));
  expect([asked.from, asked.to, asked.most]).toEqual(['2026-12-11', '2027-11-20', 15]);
  const problem = (day: string) => askedDayProblem(asked, null, day, TODAY);
  expect(['', '2027-02-30', '2026-11-19', '2026-11-20', '2026-12-10'].map(problem)).toEqual([
    ...['required', 'date_invalid', 'date_in_past', 'too_soon', 'too_soon'],
  ]);
  expect(['2026-12-11', '2027-03-01', '2027-11-20', '2027-11-21'].map(problem)).toEqual([
    ...['out_of_season', undefined, undefined, 'date_too_far'],
  ]);
  expect(firstAskedDay(asked, null)).toBe('2027-03-01');
  expect(askedOf({ ...JOURNEY, season: 'in spring' }, TODAY)).toBe(null);
});

test('a day tour by request is asked for four days ahead, on the days it goes; one that is booked at once is not asked for', () => {
  const asked = found(askedOf(DAY_TOUR, TODAY));
  expect([asked.kind, asked.from, asked.to, asked.most]).toEqual(['request', '2026-11-24', '2027-11-30', 14]);
  const problem = (day: string) => askedDayProblem(asked, RUNS, day, TODAY);
  // The 25th is one on which it does not go, the 27th a Friday.
  expect(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27', '2027-12-01'].map(problem)).toEqual([
    ...['too_soon', undefined, 'day_not_run', 'day_not_run', 'date_too_far'],
  ]);
  expect(askedOf({ ...DAY_TOUR, isAsked: false }, TODAY)).toBe(null);
  expect(askedOf(DAY_TOUR, '2027-11-29')).toBe(null);
});

test('the price of a party is the step of its own places', () => {
  expect(groupOfParty({ adults: 3, children: 1, infants: 1 })).toBe(4);
});

test('nobody of a private party shares a room with a stranger', () => {
  const three = { adults: 3, children: 0, infants: 0 };
  expect(privateRooms(three)).toEqual({ double: 1, twin: 0, own: 1, shared: 0 });
  expect(privateRoomsFit(three, { double: 1, twin: 0, own: 0, shared: 1 })).toBe(false);
  expect(privateRoomsFit(three, { double: 1, twin: 0, own: 1, shared: 0 })).toBe(true);
});
