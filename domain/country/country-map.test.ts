import { expect, test } from 'vitest';
import { heritageFor, layersOf, MAP_LAYERS, nearestPlace, placesFor } from '#domain/country/country-map.ts';
import { HERITAGE } from '#domain/country/heritage.ts';
import { OTHER_NAMES } from '#domain/country/other-names.ts';
import { PLACES } from '#domain/country/places.ts';

test('all places for nothing typed, none for what is nowhere', () => {
  expect([placesFor('').length, placesFor('Atlantis').length]).toEqual([PLACES.length, 0]);
});

test.each([
  ['shiraz', 'shiraz'],
  ['شيراز', 'shiraz'],
  ['IFN', 'isfahan'],
  ['naqsh e jahan', 'isfahan'],
])('%s finds %s', (query, slug) => {
  expect(placesFor(query).map((place) => place.slug)).toContain(slug);
});

test.each(PLACES.map(({ slug, name }) => [name, slug] as const))(
  '%s is found by each of its names in other languages',
  (_, slug) => {
    for (const name of OTHER_NAMES[slug] ?? [])
      expect(placesFor(name, OTHER_NAMES).map((place) => place.slug)).toContain(slug);
  },
);

test('most places have names in other languages, and sites are found by those of the place beside them', () => {
  expect(Object.keys(OTHER_NAMES).length).toBeGreaterThan(28);
  expect(placesFor('Исфахан', OTHER_NAMES).map(({ slug }) => slug)).toEqual(['isfahan']);
  expect(heritageFor('德黑兰', OTHER_NAMES).map(({ id }) => id)).toContain('golestan-palace');
});

test('a site is found by its name and by the place from which it is visited', () => {
  expect(heritageFor('').length).toBe(HERITAGE.length);
  expect(heritageFor('qanat').map(({ point }) => point)).toEqual([null]);
  expect(heritageFor('gonbad').map(({ id }) => id)).toEqual(['gonbad-e-qabus']);
  expect(heritageFor('tehran').map(({ id }) => id)).toContain('golestan-palace');
});

test('the nearest place is one that has a page', () => {
  expect(nearestPlace({ lat: 35.6803, lon: 51.4205 }).slug).toBe('tehran');
});

test.each([
  [undefined, MAP_LAYERS],
  ['', []],
  ['unesco,places', ['places', 'unesco']],
  ['streets', []],
])('show=%s', (show, layers) => {
  expect(layersOf(show)).toEqual(layers);
});

test('four sites are spread over the country and have no point', () => {
  expect(new Set(HERITAGE.map(({ id }) => id)).size).toBe(HERITAGE.length);
  expect(HERITAGE.filter(({ point }) => point === null).length).toBe(4);
});
