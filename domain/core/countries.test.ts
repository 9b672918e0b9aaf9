import { expect, test } from 'vitest';
import { COUNTRIES, countryInText, countryName, FREQUENT_COUNTRIES, UNLISTED_PAPERS } from '#domain/core/countries.ts';

test('every code of ISO 3166-1 under which people live stands once, in order of its name; what is no country stands last', () => {
  expect(COUNTRIES).toHaveLength(249 - 7 + 4);
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(246);
  expect(COUNTRIES.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name.length > 2)).toBe(true);
  const names = COUNTRIES.slice(0, -3).map(({ name }) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  expect(names).toEqual([...names].sort());
});

test('a code has a name, an unknown one stays as it is', () => {
  expect(countryName('DE')).toBe('Germany');
  expect(countryName('XX')).toBe('XX');
});

test('inside a sentence a name has the article that it needs', () => {
  const names = ['US', 'GB', 'AE', 'NL', 'PH', 'VG', 'IM', 'DE', 'XX'].map(countryInText);
  expect(names).toEqual([
    'the United States',
    'the United Kingdom',
    'the United Arab Emirates',
    'the Netherlands',
    'the Philippines',
    'the British Virgin Islands',
    'the Isle of Man',
    'Germany',
    'XX',
  ]);
  const islands = COUNTRIES.filter(({ name }) => / (Islands|Emirates|States|Kingdom|Territory)$/.test(name));
  const bare = islands.map(({ code }) => countryInText(code)).filter((name) => !name.startsWith('the '));
  expect(bare).toEqual([]);
});

test('a country has one name in the whole list, and nobody lives in what is left out', () => {
  const names = new Map(COUNTRIES.map(({ code, name }) => [code, name]));
  expect(FREQUENT_COUNTRIES.map(({ code, name }) => [code, name])).toEqual(
    FREQUENT_COUNTRIES.map(({ code }) => [code, names.get(code)]),
  );
  expect(FREQUENT_COUNTRIES).toHaveLength(12);
  expect('AQ BV HM TF GS UM IO'.split(' ').filter((code) => names.has(code))).toEqual([]);
  expect(UNLISTED_PAPERS.map((code) => names.get(code))).toEqual([
    'Kosovo',
    'No nationality (stateless)',
    'Refugee (Convention of 1951)',
    'Refugee (other)',
  ]);
});
