import { expect, test } from 'vitest';
import { jsonOfAddress } from '#src/platform/core/flow/json-of-address.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('a value of an address is read as JSON', () => {
  expect(jsonOfAddress('[{"adults":[30],"children":[3,13]}]')).toEqual([{ adults: [30], children: [3, 13] }]);
  expect(jsonOfAddress(`[${Array(20).fill('[1]').join(',')}]`)).toHaveLength(20);
  expect(JSON.stringify(jsonOfAddress(nested(10)))).toBe(nested(10));
});

test.each([
  ['lists', nested(11)],
  ['many lists', nested(7800)],
  ['lists that nobody closes', '['.repeat(7800)],
  ['objects', `${'{"a":'.repeat(11)}1${'}'.repeat(11)}`],
])('%s nested too deep are not read', (_, text) => {
  expect(() => jsonOfAddress(text)).toThrow(SyntaxError);
});

test.each(['123456789012345678901234', '662E41', '1e3', '1.0', '-0', '12345678901234567'])(
  '%s is a text: as a number it would be another one',
  (token) => {
    expect(() => jsonOfAddress(token)).toThrow(SyntaxError);
  },
);

test.each(['0', '7', '2026', '1.5', '-3'])('%s is a number', (text) => {
  expect(jsonOfAddress(text)).toBe(Number(text));
});
