import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import {
  cheapestWay,
  goesAsAsked,
  type RunOffer,
  type RunSearch,
  runSearchProblems,
  sortedRuns,
} from '#domain/transport/runs/search.ts';

const TODAY = '2026-11-20';
const search: RunSearch = {
  ...{ kind: 'train', from: 'tehran', to: 'mashhad', day: '2026-12-12' },
  party: { women: 1, men: 1, children: 1, infants: 0 },
};
const problems = (more: Partial<RunSearch>) => runSearchProblems({ ...search, ...more }, TODAY);
const party = (women: number, men: number, children: number, infants: number) =>
  problems({ party: { women, men, children, infants } });

test('a search is asked only when every field can stay', () => {
  expect(problems({})).toEqual({});
  expect(problems({ from: '', to: '', day: '' })).toEqual({ from: 'required', to: 'required', day: 'required' });
  expect(problems({ to: 'tehran', day: '2026-11-19' })).toEqual({ to: 'same_place', day: 'date_in_past' });
  expect([problems({ day: '12.12.' }), problems({ day: '2028-01-01' })]).toEqual([
    { day: 'date_invalid' },
    { day: 'date_too_far' },
  ]);
  expect(problems({ day: TODAY })).toEqual({});
});

test('who comes is at most nine, with an adult, and an infant on each lap', () => {
  expect([party(9, 0, 0, 0), party(1, 0, 8, 1)]).toEqual([{}, {}]);
  expect([party(0, 0, 1, 0), party(9, 1, 0, 0), party(1, 0, 0, 2)]).toEqual([
    { women: 'required' },
    { women: 'too_many_passengers' },
    { infants: 'invalid' },
  ]);
});

const stop = (town: string) => ({ id: `stn-${town}`, town, en: town, fa: '' });
const run = (number: string, departsAt: number, minutes: number, totals: readonly number[]): RunOffer => ({
  ...{ kind: 'train', number, day: '2026-12-12', from: stop('tehran'), to: stop('mashhad'), departsAt, minutes },
  ...{ arrivesAt: departsAt + minutes, arrivesDay: '2026-12-12', plusDays: 0, nights: 0, isEarly: false, sale: 'open' },
  classes: [
    {
      ...{ id: 'b4', en: '4-berth', fa: '', each: euro(1300), free: totals.length },
      ways: totals.map((amount) => ({ what: 'together', compartments: [], choice: [], total: euro(amount) })),
    },
  ],
});

test('runs are sorted by price and by hours, those without room last', () => {
  const runs = [run('A', 1, 600, [5200, 3380]), run('B', 2, 500, []), run('C', 3, 600, [1800])];
  const numbers = (by: 'leaves' | 'price' | 'hours') => sortedRuns(runs, by).map(({ number }) => number);
  expect([numbers('leaves'), numbers('price'), numbers('hours')]).toEqual([
    ['A', 'B', 'C'],
    ['C', 'A', 'B'],
    ['B', 'A', 'C'],
  ]);
  expect(cheapestWay(runs)?.run.number).toBe('C');
  expect(cheapestWay([run('B', 2, 500, [])])).toBeUndefined();
});

test('a run between other towns is none of a search', () => {
  const run = { from: { town: 'tehran' }, to: { town: 'isfahan' } };
  const goes = (from: string, to: string) => goesAsAsked(run, { from, to });
  expect([goes('tehran', 'isfahan'), goes('tehran', 'shiraz'), goes('isfahan', 'tehran')]).toEqual([
    true,
    false,
    false,
  ]);
});
