import { expect, test } from 'vitest';
import { momentOf } from '#domain/core/time.ts';
import { placeOf } from '#domain/country/places.ts';
import { SEASONS, seasonsFrom } from '#domain/country/year-seasons.ts';

const at = (today: string) => seasonsFrom(momentOf(today, 12 * 60), today);

test('the year begins with the season that is now, and has each season once', () => {
  const autumn = at('2026-11-23');
  expect(autumn.map(({ id, isNow }) => [id, isNow])).toEqual([
    ['autumn', true],
    ['winter', false],
    ['spring', false],
    ['summer', false],
  ]);
  expect(at('2027-01-10')[0]?.id).toBe('winter');
});

test('each season has places, and two of its months are among the best of each', () => {
  for (const { id, places } of at('2026-11-23')) {
    const months: readonly number[] = SEASONS.find((one) => one.id === id)?.months ?? [];
    expect(places.length).toBeGreaterThan(2);
    for (const { slug } of places)
      expect(placeOf(slug)?.months.filter((month) => months.includes(month)).length).toBeGreaterThanOrEqual(2);
  }
});

test('what a season brings is of its next time, or of the one that goes on', () => {
  const note = Object.fromEntries(at('2026-11-23').map((season) => [season.id, season.note]));
  expect(note).toEqual({
    winter: { kind: 'ramadan', day: '2027-02-08' },
    spring: { kind: 'nowruz', from: '2027-03-16', until: '2027-04-03' },
    summer: { kind: 'mourning', day: '2027-06-15' },
    autumn: { kind: 'quiet' },
  });
});
