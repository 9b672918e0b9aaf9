import { expect, test } from 'vitest';
import { railSteps } from '#domain/transport/rail/back.ts';
import { backOfAll, percentAt } from '#domain/transport/runs/steps-back.ts';

const at = (text: string) => Date.parse(`${text}+03:30`);
const EVENING = at('2026-12-12T20:10');

test.each<[string, number | null]>([
  ['2026-11-12T00:00', 90],
  ['2026-12-11T12:00', 90],
  ['2026-12-11T12:00:00.001', 70],
  ['2026-12-12T17:10', 70],
  ['2026-12-12T17:10:00.001', 50],
  ['2026-12-12T20:09:59.999', 50],
  ['2026-12-12T20:10', null],
  ['2026-12-13T00:00', null],
])('of a train at 20:10 on 12 December, on %s: %s percent', (moment, percent) => {
  expect(percentAt(railSteps(EVENING), EVENING, at(moment))).toBe(percent);
});

test('of a train just after midnight the day before is the one on which its traveller goes to the station', () => {
  const night = at('2026-12-12T00:30');
  expect(railSteps(night)).toEqual([
    { until: at('2026-12-11T12:00'), percent: 90 },
    { until: at('2026-12-11T21:30'), percent: 70 },
    { until: night, percent: 50 },
  ]);
});

test('each berth is rounded by itself, half a cent up', () => {
  expect(backOfAll([1800, 1080], 90).amount).toBe(2592);
  expect(backOfAll([1351, 1351, 1351], 70).amount).toBe(2838);
  expect(backOfAll([1351, 1351], 50).amount).toBe(1352);
});
