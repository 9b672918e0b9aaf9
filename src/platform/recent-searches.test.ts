import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPerson } from '#src/platform/forget-person.ts';
import {
  forgetSearch,
  forgetSearches,
  keyOfRecent,
  type RecentSearch,
  readRecent,
  rememberSearch,
} from '#src/platform/recent-searches.ts';

const TODAY = '2026-12-01';
const flight = (destination: string, departing = '2026-12-09'): RecentSearch => ({
  ...{ product: 'flights', origin: 'THR', destination, departing, returning: '' },
});
const stay: RecentSearch = {
  ...{ product: 'hotels', type: 'city', id: 'yazd', name_en: 'Yazd' },
  ...{ departing: '2026-12-09', returning: '2026-12-11' },
};

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the latest is first, five are kept, and one way has one line', () => {
  for (const code of ['IFN', 'AZD', 'MHD', 'TBZ', 'KIH']) rememberSearch(flight(code));
  rememberSearch(stay);
  rememberSearch(flight('TBZ', '2026-12-20'));
  expect(readRecent(TODAY)).toEqual([flight('TBZ', '2026-12-20'), stay, flight('KIH'), flight('MHD'), flight('AZD')]);
});

test('what is over is not shown', () => {
  rememberSearch(flight('IFN', '2026-11-30'));
  rememberSearch(flight('SYZ', TODAY));
  expect(readRecent(TODAY)).toEqual([flight('SYZ', TODAY)]);
});

test('one is taken out, or all', () => {
  rememberSearch(flight('IFN'));
  rememberSearch(stay);
  expect(forgetSearch(stay)).toEqual([flight('IFN')]);
  forgetSearches();
  expect([readRecent(TODAY), kept.size]).toEqual([[], 0]);
});

test('who logs out leaves none', async () => {
  rememberSearch(stay);
  const fetch = () => Promise.reject(new Error('nobody is asked'));
  await forgetPerson({ origin: 'https://safar.example', fetch, cache: {}, mayBeSignedIn: true, now: () => 0 });
  expect(readRecent(TODAY)).toEqual([]);
});

test.each(['no JSON', '{}', '[1, null, {"product":"flights"}]', '[{"product":"flights","origin":"javascript:"}]'])(
  'what is not ours is left out: %s',
  (text) => {
    kept.set('recentSearches', text);
    expect(readRecent(TODAY)).toEqual([]);
  },
);

test('without storage there is no list, and nothing breaks', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  rememberSearch(stay);
  forgetSearches();
  expect([readRecent(TODAY), keyOfRecent(stay)]).toEqual([[], 'hotels city yazd']);
});
