import { expect, test } from 'vitest';
import { COUNTRIES, countryInText, countryName } from '#domain/countries.ts';

test('every code of ISO 3166-1 stands once, in order of its name', () => {
  expect(COUNTRIES).toHaveLength(249);
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(249);
  expect(COUNTRIES.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name.length > 2)).toBe(true);
  const names = COUNTRIES.map(({ name }) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
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
  expect(bare).toEqual(['Heard and McDonald Islands', 'South Georgia and South Sandwich Islands']);
});
