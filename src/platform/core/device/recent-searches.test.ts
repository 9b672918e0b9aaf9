import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPerson } from '#src/platform/accounts/forget-person.ts';
import {
  forgetSearch,
  forgetSearches,
  type RecentSearch,
  readRecent,
  rememberSearch,
} from '#src/platform/core/device/recent-searches.ts';

const flight = (destination: string, departing = '2026-12-09'): RecentSearch => ({
  ...{ product: 'flights', line: `THR-${destination}`, asked: { origin: 'THR', destination, departing } },
});
const stay: RecentSearch = {
  ...{ product: 'hotels', line: 'city/yazd' },
  asked: { destination: 'city/yazd/Yazd', departing: '2026-12-09', returning: '2026-12-11' },
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
  expect(readRecent()).toEqual([flight('TBZ', '2026-12-20'), stay, flight('KIH'), flight('MHD'), flight('AZD')]);
});

test('one is taken out, or all, and nothing of them stays', () => {
  rememberSearch(flight('IFN'));
  rememberSearch(stay);
  forgetSearch(stay);
  expect(readRecent()).toEqual([flight('IFN')]);
  forgetSearch(flight('IFN'));
  expect(kept.size).toBe(0);
  rememberSearch(stay);
  forgetSearches();
  expect([readRecent(), kept.size]).toEqual([[], 0]);
});

test('who logs out leaves none', async () => {
  rememberSearch(stay);
  const fetch = () => Promise.reject(new Error('nobody is asked'));
  await forgetPerson({ origin: 'https://safar.example', fetch, cache: {}, mayBeSignedIn: true, now: () => 0 });
  expect(readRecent()).toEqual([]);
});

test.each(['no JSON', '{}', '[1, null, {"product":"flights"}]', '[{"product":"flights","line":"x","asked":null}]'])(
  'what is not ours is left out: %s',
  (text) => {
    kept.set('recentSearches', text);
    expect(readRecent()).toEqual([]);
  },
);

test('without storage there is no list, and nothing breaks', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  rememberSearch(stay);
  forgetSearches();
  expect(readRecent()).toEqual([]);
});
