import { expect, test } from 'vitest';
import { isInArea, readArea, writeArea } from '#domain/core/map-area.ts';

const AREA = { south: 32.64, west: 51.65, north: 32.68, east: 51.7 };

test('an area is read as it was written', () => {
  expect(writeArea(AREA)).toBe('32.6400_51.6500_32.6800_51.7000');
  expect(readArea(writeArea(AREA))).toEqual(AREA);
});

test.each([
  '',
  'x',
  '1_2_3',
  '1_2_3_4_5',
  '32.68_51.65_32.64_51.7',
  '-91_0_0_1',
  '0_0_1_181',
  '1e3_0_2_2',
  '0_0_1_1<script>',
])('%s is no area', (text) => {
  expect(readArea(text)).toBeNull();
});

test('a place on the edge is in it, one beside it is not', () => {
  expect(isInArea({ lat: 32.64, lon: 51.7 }, AREA)).toBe(true);
  expect(isInArea({ lat: 32.6399, lon: 51.66 }, AREA)).toBe(false);
});
