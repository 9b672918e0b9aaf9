import { describe, expect, test } from 'vitest';
import { isAirport } from '#domain/country/cities.ts';
import { PLACES, placeOf } from '#domain/country/places.ts';
import { monthRanges, nextMuseumsClosed, nextRamadan } from '#domain/country/seasons.ts';

test('there are 31 places, each with all that its page shows', () => {
  expect(new Set(PLACES.map(({ slug }) => slug)).size).toBe(31);
  for (const { slug, name, nameFa, say, airports, months, sights, tags } of PLACES) {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(nameFa).toMatch(/^[\u0600-\u06FF\u200c ]+$/);
    expect([name, say].every((text) => text.length > 2)).toBe(true);
    expect(airports.every(isAirport) && airports.length > 0).toBe(true);
    expect(months.every((month) => month >= 1 && month <= 12) && months.length > 0).toBe(true);
    expect([sights.length > 1, tags.length > 0]).toEqual([true, true]);
  }
  expect(
    placeOf('isfahan')
      ?.sights.filter(({ heritage }) => heritage !== null)
      .map(({ name }) => name),
  ).toEqual(['Naqsh-e Jahan Square', 'Jameh Mosque', 'Chehel Sotoun']);
  expect(placeOf('atlantis')).toBeUndefined();
});

describe('seasons', () => {
  test.each<[number[], string]>([
    [[3, 4, 5, 9, 10, 11], 'Mar to May, Sep to Nov'],
    [[11, 12, 1, 2, 3], 'Nov to Mar'],
    [[3, 4, 5, 10], 'Mar to May, Oct'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'all year'],
  ])('%j', (months, words) => expect(monthRanges(months)).toBe(words));
  test('what comes next, and nothing after the last that is known', () => {
    expect(nextRamadan('2027-03-09')?.from).toBe('2027-02-08');
    expect(nextRamadan('2027-03-10')?.from).toBe('2028-01-28');
    expect(nextRamadan('2030-01-01')).toBeUndefined();
    expect(nextMuseumsClosed('2027-06-14')).toBe('2027-06-14');
  });
});
