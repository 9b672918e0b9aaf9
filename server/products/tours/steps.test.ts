import { expect, test } from 'vitest';
import { dayOf } from '#domain/core/time.ts';
import type { ToursDetail } from '#server/products/tours/detail.ts';
import { tourSteps } from '#server/products/tours/steps.ts';

const of = (detail: Partial<ToursDetail>) =>
  tourSteps({ title: 'A tour', start: '2027-04-10', ...detail } as ToursDetail).map(
    ({ kind, from, to, startsAt, endsAt }) => [kind, from.slug, to.slug, dayOf(startsAt), dayOf(endsAt)],
  );

test('a day tour is a day out from its city and back', () => {
  expect(of({ kind: 'dayTour', cities: ['shiraz', 'persepolis'], overnights: [] })).toEqual([
    ['way', 'shiraz', 'shiraz', '2027-04-10', '2027-04-10'],
  ]);
});

test('a journey is its nights, and a way wherever the place changes', () => {
  const overnights = [
    { en: 'Tehran', fa: '', nights: 2 },
    { en: 'Isfahan', fa: '', nights: 1 },
  ];
  expect(of({ kind: 'journey', overnights } as Partial<ToursDetail>)).toEqual([
    ['stay', 'tehran', 'tehran', '2027-04-10', '2027-04-12'],
    ['way', 'tehran', 'isfahan', '2027-04-12', '2027-04-12'],
    ['stay', 'isfahan', 'isfahan', '2027-04-12', '2027-04-13'],
  ]);
});
