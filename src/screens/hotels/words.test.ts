import { expect, test } from 'vitest';
import { AGE_UNKNOWN, CHILD_UNTIL_AGE, OLDEST_CHILD } from '#domain/hotels/hotel-limits.ts';
import { extraBedWords, sleepsWords } from '#src/screens/hotels/bed-words.ts';
import { taxWords } from '#src/screens/hotels/desk-words.ts';
import { partyWords, roomsWords } from '#src/screens/hotels/words.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '../../routes/**/*.{ts,tsx}', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Files that use these messages directly instead of the shared function. */
const sayers = (...words: readonly string[]) =>
  Object.keys(sources).filter((path) => words.some((word) => sources[path]?.includes(`m.${word}(`)));

test('a party is told with the age of each child, and who pays as an adult, wherever a party is told', () => {
  const ages = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => age);
  const parties = ages.map((age) => partyWords([{ adults: [30], children: [age] }]));
  expect(parties.filter((words) => words.includes('adult)'))).toEqual(
    ages.filter((age) => age > CHILD_UNTIL_AGE).map((age) => `1 adult, 1 child (${age} counts as an adult)`),
  );
  expect(partyWords([{ adults: [30], children: [AGE_UNKNOWN] }])).toBe('1 adult, 1 child (age?)');
  expect(roomsWords([{ adults: [30, 30], children: [3, 13] }])).toBe(
    '2 adults, 2 children (3, 13 counts as an adult), 1 room',
  );
  expect(sayers('hotels_children', 'hotels_age_adult')).toEqual(['./words.ts']);
});

test('a room says whose bed is an extra bed, wherever it says how many it sleeps', () => {
  expect([sleepsWords({ sleeps: 2, extraBeds: 0 }), sleepsWords({ sleeps: 3, extraBeds: 1 })]).toEqual([
    'For 2 people',
    'For 3 people, and 1 more on an extra bed',
  ]);
  const room = { sleeps: 3, extraBeds: 1 };
  expect(extraBedWords({ adults: [30, 30], children: [8] }, room)).toEqual([]);
  expect(extraBedWords({ adults: [30, 30], children: [8, 12] }, room)).toEqual(['with 1 extra bed']);
  expect(sayers('hotels_rooms_sleeps', 'hotels_extra_beds')).toEqual(['./bed-words.ts']);
});

test('taxes are not called included where the desk takes one besides', () => {
  expect([taxWords(null), taxWords({ amount: 1050, currency: 'EUR' })]).toEqual([
    'Taxes and our fee',
    'Our fee, and taxes but the city tax',
  ]);
  const hotels = sayers('passengers_taxes', 'hotels_stay_tax_except').filter((path) => !path.startsWith('../'));
  expect(hotels).toEqual(['./desk-words.ts']);
});
