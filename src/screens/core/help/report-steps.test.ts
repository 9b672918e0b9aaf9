import { expect, test } from 'vitest';
import { offsetText } from '#src/screens/core/help/report-steps.ts';

test.each([
  [0, '0:00.0'],
  [999, '0:00.9'],
  [59_999, '0:59.9'],
  [60_000, '1:00.0'],
  [754_321, '12:34.3'],
])('%i ms reads %s', (ms, text) => {
  expect(offsetText(ms)).toBe(text);
});
