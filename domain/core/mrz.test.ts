import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MrzReading, readMrz } from '#domain/core/mrz.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';

const TODAY = '2026-11-23';

/** ICAO Doc 9303-3, 4.9: weights 7, 3, 1; A is 10, the filler 0. */
function digitOf(text: string): string {
  const worth = (letter: string) => (letter === '<' ? 0 : Number.parseInt(letter, 36));
  return String([...text].reduce((sum, letter, at) => sum + worth(letter) * ([7, 3, 1][at % 3] ?? 0), 0) % 10);
}
const proven = (text: string) => text + digitOf(text);

type Book = { names: string; country: string; number: string; birth: string; sex: string; expiry: string; own: string };
const ANNA: Book = {
  names: 'ERIKSSON<<ANNA<MARIA',
  country: 'SWE',
  number: 'L898902C3',
  birth: '740812',
  sex: 'F',
  expiry: '320415',
  own: 'ZE184226B',
};

function book(change: Partial<Book> = {}): string {
  const { names, country, number, birth, sex, expiry, own } = { ...ANNA, ...change };
  const state = country.padEnd(3, '<');
  const [first, second] = [proven(number.padEnd(9, '<')), proven(birth)];
  const third = proven(expiry) + proven(own.padEnd(14, '<'));
  const line = `${first}${state}${second}${sex}${third}`;
  return `P<${state}${names.padEnd(39, '<')}\n${line}${digitOf(first + second + third)}`;
}

function card(): string {
  const [number, birth, expiry] = [proven('D23145890'), proven('740812'), proven('320415')];
  const optional = '<'.repeat(15);
  const whole = digitOf(`${number}${optional}${birth}${expiry}${'<'.repeat(11)}`);
  return [
    `IPSWE${number}${optional}`,
    `${birth}F${expiry}SWE${'<'.repeat(11)}${whole}`,
    'ERIKSSON<<ANNA<MARIA'.padEnd(30, '<'),
  ].join('\n');
}

const read = (text: string) => {
  const reading = readMrz(text, TODAY);
  if (reading.kind !== 'read') throw new Error(`${reading.kind}: ${text}`);
  return reading;
};
const PERSON = {
  title: 'MS',
  firstName: 'Anna Maria',
  lastName: 'Eriksson',
  birthDate: { year: '1974', month: '08', day: '12' },
  nationality: 'SE',
  passportNumber: 'L898902C3',
  passportCountry: 'SE',
  passportExpiry: { year: '2032', month: '04', day: '15' },
};

test('the lines of a passport are a person, and every check digit is right', () => {
  expect(read(book())).toEqual({ kind: 'read', person: PERSON, faults: [], isCorrected: false, isNameCut: false });
});

test('so are the three lines of a passport card', () => {
  expect(read(card())).toEqual({
    kind: 'read',
    person: { ...PERSON, passportNumber: 'D23145890' },
    faults: [],
    isCorrected: false,
    isNameCut: false,
  });
});

describe('as people type and paste it', () => {
  test.each([
    ['without its line break', book().replace('\n', '')],
    ['in small letters with spaces', ` ${book().toLowerCase().replaceAll('<', '< ')} `],
    ['with other brackets', book().replaceAll('<', '‹')],
    ['without the fillers after the name', book().replace(/<+\n/, '<<\n')],
    ['with empty lines', `\r\n${book().replace('\n', '\r\n\r\n')}\r\n`],
  ])('%s', (_, text) => {
    expect(read(text).person).toEqual(PERSON);
  });

  test('O for 0 in a date is put right, and said', () => {
    const reading = read(book({ birth: '740802' }).replace('740802', '74O8O2'));
    expectFields(reading, {
      isCorrected: true,
      faults: [],
      'person.birthDate.month': '08',
      'person.birthDate.day': '02',
    });
  });
});

test.each<[string, MrzReading]>([
  ['', { kind: 'empty' }],
  [' \n ', { kind: 'empty' }],
  ['P<SWEERIKSSON', { kind: 'short', count: 13, wanted: 88 }],
  [`${book()}<<<`, { kind: 'long', count: 91, wanted: 88 }],
  ['A\nB\nC', { kind: 'short', count: 3, wanted: 90 }],
  [book().replace('P<', 'V<'), { kind: 'other' }],
])('%j is no passport: %o', (text, reading) => {
  expect(readMrz(text, TODAY)).toEqual(reading);
});

test.each([
  ['passportNumber', book().replace('L898902C3', 'L898902C4')],
  ['birthDate', book().replace('740812', '740813')],
  ['passportExpiry', book().replace('320415', '320416')],
  ['personalNumber', book().replace('ZE184226B', 'ZE184226C')],
] as const)('a wrong character in %s is found by its own check digit and by the last one', (fault, text) => {
  expect(read(text).faults).toEqual([fault, 'whole']);
});

test('a day that no calendar has, and a country that nobody knows, stay empty and are said', () => {
  const reading = read(book({ birth: '740230', country: 'UTO' }));
  expect(reading.faults).toEqual(['nationality', 'passportCountry', 'birthDate']);
  expect(Object.keys(reading.person)).toEqual(['title', 'firstName', 'lastName', 'passportNumber', 'passportExpiry']);
});

test.each([
  ['D', 'DE'],
  ['GBD', 'GB'],
  ['USA', 'US'],
  ['ROU', 'RO'],
])('%s is %s', (country, code) => {
  expectFields(read(book({ country })).person, { nationality: code, passportCountry: code });
});

test.each([
  ['261123', '2026'],
  ['270101', '1927'],
  ['990101', '1999'],
])('who was born on %s was born in %s', (birth, year) => {
  expect(read(book({ birth })).person.birthDate?.year).toBe(year);
});

test('a name that fills its line to the end may be cut', () => {
  expect(read(book({ names: 'A'.repeat(20).concat('<<', 'B'.repeat(17)) })).isNameCut).toBe(true);
});

test('sex that is not said leaves the title as it is', () => {
  expect(read(book({ sex: '<' })).person).not.toHaveProperty('title');
});

test('one other character in what the check digits prove never goes unsaid', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'];
  const second = book().split('\n')[1] ?? '';
  // Check digits cover all but nationality and sex.
  const places = [...[...second].keys()].filter((at) => (at < 10 || at > 12) && at !== 20);
  const worth = (letter: string) => (letter === '<' ? 0 : Number.parseInt(letter, 36) % 10);
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.constantFrom(...letters), (at, letter) => {
      // One in ten characters has the same weight, which no check digit detects (ICAO Doc 9303-3, 4.9).
      fc.pre(worth(letter) !== worth(second[at] ?? ''));
      const reading = readMrz(
        `${book().split('\n')[0]}\n${second.slice(0, at)}${letter}${second.slice(at + 1)}`,
        TODAY,
      );
      if (reading.kind === 'read') expect(reading.faults.length + Number(reading.isCorrected)).toBeGreaterThan(0);
    }),
  );
});
