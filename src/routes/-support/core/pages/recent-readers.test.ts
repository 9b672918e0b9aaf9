import { expect, test } from 'vitest';
import type { RecentSearch } from '#src/platform/core/device/recent-searches.ts';
import { readLine } from '#src/routes/-support/core/pages/RecentList.tsx';
import { recentReaders } from '#src/routes/-support/core/pages/recent-readers.gen.ts';

const TODAY = '2026-12-01';
const flight = { origin: 'THR', destination: 'SYZ', departing: '2026-12-05' };
const rooms = [{ adults: [30, 30], children: [4] }];
const stay = { destination: 'city/isfahan/Isfahan', departing: '2026-12-05', returning: '2026-12-08', rooms };

test.each([
  ['flights', flight, 'Tehran to Shiraz, Sat 5 Dec, 1 adult', '/flights/THR-SYZ?departing=2026-12-05'],
  [
    ...(['flights', { ...flight, returning: '2026-12-08', adult: 2, child: 1 }] as const),
    'Tehran to Shiraz and back, Sat 5 Dec to Tue 8 Dec, 2 adults, 1 child',
    '/flights/THR-SYZ?departing=2026-12-05&returning=2026-12-08&adult=2&child=1',
  ],
  [
    ...(['hotels', stay, 'Isfahan, 5 to 8 Dec, 2 adults, 1 child (4), 1 room'] as const),
    `/hotel/search/results?destination=city%2Fisfahan%2FIsfahan&departing=2026-12-05&returning=2026-12-08&rooms=${encodeURIComponent(JSON.stringify(rooms))}`,
  ],
] as const)('%s: the line says who travels, and leads to the same search', (product, asked, text, href) => {
  const line = recentReaders[product]?.(asked, TODAY);
  expect([line?.text, new Set(line?.href.split(/[?&]/))]).toEqual([text, new Set(href.split(/[?&]/))]);
});

/** Untrusted stored values and past days. */
const wild = [
  {},
  { ...flight, ...stay, departing: '2026-11-30', returning: '2026-11-30' },
  { origin: 'javascript:', destination: 'javascript:alert(1)', departing: '2026-12-05', returning: '2026-12-08' },
  { origin: {}, destination: [], departing: 5, returning: null, rooms: { length: 9e9 } },
];
test.each(Object.entries(recentReaders))('%s leaves out what cannot be searched', (_, read) => {
  expect(wild.map((asked) => read(asked, TODAY))).toEqual(wild.map(() => null));
});

test.each(['__proto__', 'constructor', 'toString', 'valueOf', 'trains'])(
  'of a product that is none, as %s, no line is shown',
  (product) => {
    const asked = { icon: 'plane', text: 'Tehran to Shiraz', href: 'https://evil.example' };
    expect(readLine({ product, line: 'x', asked } as unknown as RecentSearch, TODAY)).toBeNull();
  },
);
