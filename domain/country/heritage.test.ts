import { expect, test } from 'vitest';
import { HERITAGE } from '#domain/country/heritage.ts';
import { PLACES } from '#domain/country/places.ts';

/** Linear sites across the country, and one a day's journey from all our places. */
const AT_NO_PLACE = ['persian-qanat', 'shahr-i-sokhta', 'trans-iranian-railway'];

test('29 sites: the map names them, and each sight of a place that is marked is one of them', () => {
  const marked = PLACES.flatMap(({ sights }) => sights.flatMap(({ heritage }) => heritage ?? []));
  expect(HERITAGE).toHaveLength(29);
  expect(new Set([...marked, ...AT_NO_PLACE])).toEqual(new Set(HERITAGE.map(({ id }) => id)));
  expect(AT_NO_PLACE.filter((id) => marked.includes(id))).toEqual([]);
});

test('no mark stands in the name of a sight', () => {
  const names = PLACES.flatMap(({ sights }) => sights.map(({ name }) => name));
  expect(names.filter((name) => /UNESCO|World Heritage/.test(name))).toEqual([]);
});
