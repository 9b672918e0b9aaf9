import { expect, test } from 'vitest';
import { HOUR_MS, momentOf } from '#domain/core/time.ts';
import { percentBack } from '#domain/transport/back.ts';

const START = momentOf('2026-12-10', 3 * 60 + 10);

test.each<[string, number, 100 | 50 | 0 | null]>([
  ['30 days before', START - 30 * 24 * HOUR_MS, 100],
  ['24 hours before', START - 24 * HOUR_MS, 100],
  ['a millisecond later', START - 24 * HOUR_MS + 1, 50],
  ['6 hours before', START - 6 * HOUR_MS, 50],
  ['a millisecond after that', START - 6 * HOUR_MS + 1, 0],
  ['a millisecond before', START - 1, 0],
  ['as it begins', START, null],
  ['afterwards', START + HOUR_MS, null],
])('%s', (_, now, percent) => {
  expect(percentBack(START, now)).toBe(percent);
});
