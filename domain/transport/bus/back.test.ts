import { expect, test } from 'vitest';
import { busSteps } from '#domain/transport/bus/back.ts';
import { correctedUntil } from '#domain/transport/runs/correcting.ts';
import { percentAt } from '#domain/transport/runs/steps-back.ts';

const at = (text: string) => Date.parse(`${text}+03:30`);
const MORNING = at('2026-12-05T07:30');

test.each<[string, number | null]>([
  ['2026-11-12T00:00', 90],
  ['2026-12-05T06:30', 90],
  ['2026-12-05T06:30:00.001', 50],
  ['2026-12-05T07:29:59.999', 50],
  ['2026-12-05T07:30', null],
])('of a bus at 07:30 on 5 December, on %s: %s percent', (moment, percent) => {
  expect(percentAt(busSteps(MORNING), MORNING, at(moment))).toBe(percent);
});

test('names are put right until the same time of the day before', () => {
  expect(correctedUntil(MORNING)).toBe(at('2026-12-04T07:30'));
});
