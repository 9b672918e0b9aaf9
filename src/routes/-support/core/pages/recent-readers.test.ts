import { expect, test } from 'vitest';
import type { RecentSearch } from '#src/platform/core/device/recent-searches.ts';
import { readLine } from '#src/routes/-support/core/pages/RecentList.tsx';
import { recentReaders } from '#src/routes/-support/core/pages/recent-readers.gen.ts';

const TODAY = '2026-12-01';
const flight = { origin: 'THR', destination: 'SYZ', departing: '2026-12-05' };
const rooms = [{ adults: [30, 30], children: [4] }];
const stay = { destination: 'city/isfahan/Isfahan', departing: '2026-12-05', returning: '2026-12-08', rooms };

const transfer = { kind: 'transfer', airport: 'IKA', zone: 'ika-thr', day: '2026-12-05', time: '03:10', bags: 2 };

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
  [
    ...([
      'transport',
      { ...transfer, people: 3 },
      'Transfer from Tehran (Imam Khomeini), Sat 5 Dec, 3 people',
    ] as const),
    '/iran-transportation?kind=transfer&direction=fromAirport&airport=IKA&zone=ika-thr&day=2026-12-05&time=03%3A10&people=3&car=sedan&bags=2',
  ],
  [
    ...([
      'transport',
      { ...transfer, direction: 'toAirport', back: 1, backDay: '2026-12-08', backTime: '10:00' },
    ] as const),
    'Transfer to Tehran (Imam Khomeini) and back, Sat 5 Dec to Tue 8 Dec, 2 people',
    '/iran-transportation?kind=transfer&direction=toAirport&airport=IKA&zone=ika-thr&day=2026-12-05&time=03%3A10&back=1&backDay=2026-12-08&backTime=10%3A00&people=2&car=sedan&bags=2',
  ],
  [
    ...(['transport', { kind: 'car', from: 'Tehran', to: 'Isfahan', day: '2026-12-05', time: '08:00' }] as const),
    'Car from Tehran to Isfahan, Sat 5 Dec, 2 people',
    '/iran-transportation?kind=car&from=Tehran&to=Isfahan&day=2026-12-05&time=08%3A00&people=2&car=sedan&bags=2',
  ],
  [
    ...(['transport', { kind: 'cip', airport: 'IKA', service: 'departure-domestic', day: '2026-12-05' }] as const),
    'CIP departure from Tehran (Imam Khomeini), Sat 5 Dec, 1 person',
    '/iran-transportation?kind=cip&airport=IKA&direction=departure&flights=domestic&day=2026-12-05&adults=1',
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
  { ...transfer, day: '2026-11-30' },
  { ...transfer, airport: 'XYZ' },
  { ...transfer, kind: 'train' },
  { kind: 'car', from: 'Tehran', day: '2026-12-05' },
  { kind: 'cip', airport: [], day: {}, adults: { length: 9e9 } },
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
