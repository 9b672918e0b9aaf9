import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availability } from '#machines/flights/flight-booking/fixtures.ts';
import { pack, unpack } from '#src/app/packed.ts';

test('any data comes back as it was', () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(json, (value) => {
      expect(unpack(pack(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('long texts that begin alike come back, and again', () => {
  const [one, two] = [`${'flight '.repeat(5)}one`, `${'flight '.repeat(5)}two`];
  for (const value of [[one, two, one, two, one], { [one]: [two, one], b: two }])
    expect(unpack(pack(value))).toEqual(value);
  expect(pack([one, two]).length).toBeLessThan(one.length + 40);
});

test('what looks like a mark of the text is not one', () => {
  for (const value of [['#1', '"', "'", '\\', "\\'", '</script>', '\0'], { a: [-1], b: [-2, 0], c: [[], {}] }])
    expect(unpack(pack(value))).toEqual(value);
});

test('names that look like two names are one', () => {
  for (const value of [
    [{ a: 1, b: 2 }, { 'a b': 3 }],
    [{ 'a,b': 1 }, { a: 1, b: 2 }],
    [{ 'a","b': 1 }, { a: 1, b: 2 }],
  ])
    expect(unpack(pack(value))).toEqual(value);
});

test('offers take less than half of their text', () => {
  expect(unpack(pack(availability))).toEqual(availability);
  expect(pack(availability).length).toBeLessThan(JSON.stringify(availability).length / 2);
});
