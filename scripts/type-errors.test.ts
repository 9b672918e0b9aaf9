import { expect, test } from 'vitest';
import { causesIn } from './type-errors.ts';

const CAUSE = [
  "domain/core/a.ts(3,14): error TS2322: Type 'string' is not assignable to type 'number'.",
  '  It has more to say.',
];
const FLOOD = [
  "e2e/a.ts(1,20): error TS6305: Output file '/x/a.d.ts' has not been built from source file '/x/a.ts'.",
  '  The file is in the program because …',
  "e2e/a.ts(9,3): error TS7006: Parameter 'one' implicitly has an 'any' type.",
];

test('of a flood of type errors the cause stands alone, and the rest is counted', () => {
  const [first = '', ...others] = FLOOD;
  const text = causesIn([first, ...others.slice(0, 1), ...CAUSE, ...others.slice(1), ''].join('\n'));
  expect(text.split('\n')).toEqual([
    ...CAUSE,
    '2 more errors stand in parts that could not be built because of these.',
    '',
  ]);
});

test.each([
  ['nothing', ''],
  ['a parameter without a type, where all parts were built', `${FLOOD[2]}\n`],
  ['a flood without a cause', `${FLOOD.join('\n')}\n`],
])('%s is said as it is', (_, output) => {
  expect(causesIn(output)).toBe(output);
});
