import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { centsOf } from '#domain/accounts/top-up.ts';
import { numbersIn, wholeNumber } from '#domain/core/whole-number.ts';
import { ageOf } from '#domain/hotels/hotel-guests.ts';
import { askedFields } from '#domain/visa/visa-application.ts';
import { parseVisaUrl } from '#domain/visa/visa-url.ts';
import { parseHotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { searchOfUrl } from '#src/platform/hotels/hotel-url-parts.ts';

const ALPHABETS = [
  ['Latin', '12'],
  ['Arabic', '١٢'],
  ['Persian', '۱۲'],
  ['full width', '１２'],
  ['with blanks around it', ' 12 '],
] as const;

describe.each(ALPHABETS)('%s digits', (_, typed) => {
  test.each([
    ['a whole number', () => wholeNumber(typed)],
    ['a number among words', () => numbersIn(`${typed}, 3`)[0]],
    ['the days in Iran of the visa check', () => parseVisaUrl({ days: typed }).days],
    ['the age of a guest', () => ageOf(typed)],
    ['an amount of money', () => (centsOf(typed) ?? 0) / 100],
  ])('%s is read', (_, read) => expect(read()).toBe(12));

  test('the ages of children, of a form without scripts', () => {
    const { rooms } = searchOfUrl(parseHotelUrl({ adults: typed, ages: `3, ${typed}`, count: 9 }));
    expect(rooms.flatMap(({ children }) => children)).toEqual([3, 12]);
  });

  test('who has been to Iran so often is asked when', () => {
    const of = { nationality: 'DE', verdict: 'airportCode' } as const;
    expect(askedFields({ timesInIran: typed }, of).has('lastVisit')).toBe(true);
  });
});

test.each([[''], ['-1'], ['1.5'], ['twelve'], ['1234'], ['1e2'], [null], [[12]], [{}], [1.5]])(
  '%j is no whole number of three digits',
  (value) => expect(wholeNumber(value)).toBeNull(),
);

/** A pattern of only digits with variable length: code that parses numbers by itself. A code has a fixed length. */
const OWN_READER = /\/\^(?:\\s\*)?\\d(?:\+|\{\d,\d+\})(?:\\s\*)?\$\//;
/** These digits stay text: they become part of a date. */
const PARTS_OF_A_DAY = 'domain/core/person.ts';
const READER = 'domain/core/whole-number.ts';

const sources = ['domain', 'src', 'machines'].flatMap((root) =>
  fs
    .globSync(`${root}/**/*.{ts,tsx}`)
    .filter((file) => !/generated|\.test\.ts$/.test(file))
    .map((file) => file.replaceAll('\\', '/')),
);
const readers = sources.filter((file) => OWN_READER.test(fs.readFileSync(file, 'utf8')));

test('a number that is typed or stands in an address is read in the digits of any alphabet, by one function', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(readers).toEqual([PARTS_OF_A_DAY, READER]);
});
