import { expect, test } from 'vitest';
import { nearestByRoad } from '#domain/country/place-roads.ts';
import { PLACES, placeOf } from '#domain/country/places.ts';

/** Places where the sample data sell rooms. */
const SOLD = [
  ...['tehran', 'isfahan', 'shiraz', 'yazd', 'kashan', 'mashhad', 'tabriz', 'kerman', 'ahwaz', 'bandar-abbas', 'kish'],
  ...['qeshm', 'hamedan', 'kermanshah', 'rasht', 'ramsar', 'ardabil', 'bam', 'chabahar', 'orumiyeh'],
];

test.each([
  ['qazvin', 'tehran', 'the motorway, not the pass to Ramsar'],
  ['zanjan', 'tehran', 'not across the mountains to Rasht'],
  ['abyaneh', 'kashan', 'a straight line that is short'],
  ['sanandaj', 'kermanshah', 'no road of our table'],
  ['persepolis', 'shiraz', 'a road of our table'],
  ['shushtar', 'ahwaz', 'a road of our table'],
  ['gorgan', 'tehran', 'the only road we know'],
])('rooms near %s are in %s: %s', (from, to) => {
  const place = placeOf(from);
  expect(place && nearestByRoad(place, (slug) => SOLD.includes(slug))?.slug).toBe(to);
});

test('nothing is near where nothing is wanted', () => {
  const [place] = PLACES;
  expect(place && nearestByRoad(place, () => false)).toBeNull();
});
