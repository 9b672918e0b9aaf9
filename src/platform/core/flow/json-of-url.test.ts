import { expect, test } from 'vitest';
import { jsonOfUrl } from '#src/platform/core/flow/json-of-url.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('a value of an address is read as JSON', () => {
  expect(jsonOfUrl('[{"adults":[30],"children":[3,13]}]')).toEqual([{ adults: [30], children: [3, 13] }]);
  expect(jsonOfUrl(`[${Array(20).fill('[1]').join(',')}]`)).toHaveLength(20);
  expect(JSON.stringify(jsonOfUrl(nested(10)))).toBe(nested(10));
});

test.each([
  ['lists', nested(11)],
  ['many lists', nested(7800)],
  ['lists that nobody closes', '['.repeat(7800)],
  ['objects', `${'{"a":'.repeat(11)}1${'}'.repeat(11)}`],
])('%s nested too deep are not read', (_, text) => {
  expect(() => jsonOfUrl(text)).toThrow(SyntaxError);
});

test.each(['123456789012345678901234', '662E41', '1e3', '1.0', '-0', '12345678901234567'])(
  '%s is a text: as a number it would be another one',
  (token) => {
    expect(() => jsonOfUrl(token)).toThrow(SyntaxError);
  },
);

test.each(['0', '7', '2026', '1.5', '-3'])('%s is a number', (text) => {
  expect(jsonOfUrl(text)).toBe(Number(text));
});
