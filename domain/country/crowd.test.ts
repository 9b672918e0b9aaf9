import { expect, test } from 'vitest';
import { crowdOf } from '#domain/country/crowd.ts';

const YAZD = [
  { lat: 31.897, lon: 54.367 },
  { lat: 31.918, lon: 54.338 },
  { lat: 31.89, lon: 54.37 },
];

test('a house far outside does not make the map of a city small', () => {
  expect(crowdOf([...YAZD, { lat: 31.396, lon: 54.726 }])).toEqual(YAZD);
});

test('points that lie apart are all there is', () => {
  const apart = [
    { lat: 30, lon: 50 },
    { lat: 36, lon: 59 },
  ];
  expect(crowdOf(apart)).toEqual(apart);
  expect(crowdOf([])).toEqual([]);
});
