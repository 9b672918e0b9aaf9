import { expect, test } from 'vitest';
import type { RunSearch } from '#domain/transport/runs/search.ts';
import {
  canBeNumber,
  chosenRunOfUrl,
  queryOfPlaces,
  queryOfRuns,
  runKindOfUrl,
  runSearchOfUrl,
  sortOfUrl,
  wasSent,
} from '#src/platform/transport/run-url.ts';

const search: RunSearch = {
  ...{ kind: 'bus', from: 'tehran', to: 'bandar-abbas', day: '2026-12-12' },
  party: { women: 2, men: 0, children: 1, infants: 1 },
};

test('a search is the same after its address, with the run that was chosen', () => {
  expect(runSearchOfUrl(queryOfRuns(search), 'bus')).toEqual(search);
  const chosen = { number: 'SIM 401', classId: 'vip25', way: 'seats', replaces: null } as const;
  const query = queryOfPlaces(search, chosen);
  expect([chosenRunOfUrl(query), runSearchOfUrl(query, 'bus'), wasSent(query)]).toEqual([chosen, search, true]);
  const anew = { ...chosen, way: null, replaces: 'b7d1a6a0-32c4-4d9e-8f57-1c2e3d4f5a60' };
  expect(chosenRunOfUrl(queryOfPlaces(search, anew))).toEqual(anew);
  expect(chosenRunOfUrl({ ...query, replaces: 'Anna' })).toEqual(chosen);
});

test('no number of a run is longer than twenty letters', () => {
  expect(['SIM 401', 'A'.repeat(20), 'A'.repeat(21)].map((number) => canBeNumber({ number }))).toEqual([
    ...[true, true, false],
  ]);
});

test('an address without a word asks for two people, and was not sent', () => {
  expect([runSearchOfUrl({ kind: 'train' }, 'train'), wasSent({ kind: 'train' })]).toEqual([
    { kind: 'train', from: '', to: '', day: '', party: { women: 1, men: 1, children: 0, infants: 0 } },
    false,
  ]);
});

test('what an address cannot mean is left out or capped', () => {
  const odd = {
    from: 'Te<b>',
    to: 'x'.repeat(90),
    day: 12,
    women: '400',
    men: '-1',
    run: "SIM'",
    class: 'b4',
    sort: 'x',
  };
  expect([runSearchOfUrl(odd, 'train'), chosenRunOfUrl(odd), sortOfUrl(odd)]).toEqual([
    { kind: 'train', from: '', to: '', day: '12', party: { women: 9, men: 0, children: 0, infants: 0 } },
    null,
    'leaves',
  ]);
  expect([runKindOfUrl({ kind: 'car' }), runKindOfUrl({ kind: 'train' })]).toEqual([null, 'train']);
});
