import { expect, test } from 'vitest';
import { clockOf } from '#domain/core/time.ts';
import {
  arrivesEarly,
  nightsAboard,
  opensAt,
  runsOf,
  runTimes,
  saleOf,
  type TimetableEntry,
} from '#domain/transport/runs/timetable.ts';

const DAILY = ['sat', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri'] as const;
const entry = (number: string, departs: string, minutes: number, days: TimetableEntry['days'] = DAILY) => ({
  ...{ number, departs, minutes, days },
  from: 'stn-tehran',
  to: 'stn-mashhad',
});
/** 12 December 2026 is a Saturday. */
const DAY = '2026-12-12';
const at = (text: string) => Date.parse(`${text}+03:30`);

test('a night train arrives on the next day', () => {
  expect(runTimes(entry('SIM 113', '17:40', 640), DAY)).toEqual({
    day: DAY,
    departsAt: at('2026-12-12T17:40'),
    arrivesAt: at('2026-12-13T04:20'),
    arrivesDay: '2026-12-13',
    plusDays: 1,
  });
  expect(runTimes(entry('SIM 111', '07:00', 500), DAY)?.plusDays).toBe(0);
});

test('it runs on its days only, in Tehran', () => {
  const some = entry('SIM 123', '22:10', 580, ['sat', 'mon', 'wed', 'fri']);
  expect(['2026-12-11', '2026-12-12', '2026-12-13'].map((day) => runTimes(some, day) !== null)).toEqual([
    true,
    true,
    false,
  ]);
  // 00:30 in Tehran is still Friday in London.
  expect(runTimes(entry('SIM 1', '00:30', 60, ['sat']), DAY)?.departsAt).toBe(Date.parse('2026-12-11T21:00Z'));
});

test('the runs of a day come by departure', () => {
  const timetable = [
    entry('SIM 115', '20:00', 680),
    entry('SIM 111', '07:00', 500),
    { ...entry('SIM 112', '07:30', 500), from: 'stn-mashhad', to: 'stn-tehran' },
    entry('SIM 113', '17:40', 640, ['sun']),
    entry('SIM 110', '07:00', 500),
  ];
  const asked = { from: new Set(['stn-tehran']), to: new Set(['stn-mashhad']), day: DAY };
  expect(runsOf(timetable, asked).map(({ entry: { number } }) => number)).toEqual(['SIM 110', 'SIM 111', 'SIM 115']);
});

test.each<[string, string, number, number, boolean]>([
  ['a day train', '07:00', 500, 0, false],
  ['a night train', '20:00', 680, 1, false],
  ['one that arrives at 04:20', '17:40', 640, 1, true],
  ['a bus that arrives at 00:15', '15:00', 555, 0, false],
  ['one that arrives at 02:59', '20:00', 419, 0, false],
  ['one that arrives at 03:00', '20:00', 420, 1, true],
  ['one that arrives at 05:59', '20:00', 599, 1, true],
  ['one that arrives at 06:00', '20:00', 600, 1, false],
  ['one that leaves at 03:00', '03:00', 120, 0, false],
  ['one that leaves at 02:59', '02:59', 120, 1, true],
  ['one of 21 hours', '12:00', 1270, 1, false],
])('%s', (_, departs, minutes, nights, isEarly) => {
  const run = runTimes(entry('SIM 1', departs, minutes), DAY);
  expect(run && [nightsAboard(run), arrivesEarly(run)]).toEqual([nights, isEarly]);
});

test('a day opens at midnight in Tehran, 30 days ahead', () => {
  expect(opensAt('2026-12-20', 30)).toBe(at('2026-11-20T00:00'));
  // Over Nowruz and the end of February.
  expect(opensAt('2027-03-21', 30)).toBe(at('2027-02-19T00:00'));
  const run = { day: '2026-12-20', departsAt: at('2026-12-20T20:00') };
  const sale = (moment: string) => saleOf(run, 30, at(moment));
  expect([
    sale('2026-11-19T23:59:59.999'),
    sale('2026-11-20T00:00'),
    sale('2026-12-20T19:00'),
    sale('2026-12-20T19:00:00.001'),
  ]).toEqual(['notYet', 'open', 'open', 'over']);
});

test('times are those of the clock in Tehran', () => {
  const run = runTimes(entry('SIM 121', '20:30', 590), '2027-03-20');
  expect(run && [clockOf(run.departsAt), clockOf(run.arrivesAt), run.arrivesDay]).toEqual([
    '20:30',
    '06:20',
    '2027-03-21',
  ]);
});
