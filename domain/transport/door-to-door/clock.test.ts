import { expect, test } from 'vitest';
import { frameOf, nightsIn, ticksIn } from '#domain/transport/door-to-door/clock.ts';

const at = (text: string) => Date.parse(`${text}+03:30`);
const span = (leaves: string, there: string) => ({ leavesAt: at(leaves), thereAt: at(there) });
const texts = (moments: readonly number[]) =>
  moments.map((moment) => new Date(moment + 12_600_000).toISOString().slice(5, 16));

test('the clock begins and ends at full third hours around all ways', () => {
  const frame = frameOf([span('2026-12-05T08:10', '2026-12-05T12:45'), span('2026-12-05T18:50', '2026-12-06T08:20')]);
  expect(frame).toEqual({ from: at('2026-12-05T06:00'), until: at('2026-12-06T09:00') });
  expect(frameOf([])).toBeNull();
});

test('who leaves on the evening before has the clock begin there', () => {
  expect(frameOf([span('2026-12-04T22:15', '2026-12-05T02:30')])).toEqual({
    ...{ from: at('2026-12-04T21:00'), until: at('2026-12-05T03:00') },
  });
});

test('as many hours stand on it as there is room for', () => {
  const frame = { from: at('2026-12-05T06:00'), until: at('2026-12-06T09:00') };
  expect(texts(ticksIn(frame, 10))).toHaveLength(10);
  expect(texts(ticksIn(frame, 9))).toEqual(['12-05T06:00', '12-05T12:00', '12-05T18:00', '12-06T00:00', '12-06T06:00']);
  expect(texts(ticksIn(frame, 4))).toEqual(['12-05T12:00', '12-06T00:00']);
  expect(texts(ticksIn(frame, 1))).toEqual(['12-06T00:00']);
});

test('nights from 22:00 to 06:00 are cut at its ends', () => {
  expect(nightsIn({ from: at('2026-12-05T06:00'), until: at('2026-12-06T09:00') })).toEqual([
    { from: at('2026-12-05T22:00'), until: at('2026-12-06T06:00') },
  ]);
  expect(nightsIn({ from: at('2026-12-05T03:00'), until: at('2026-12-05T23:30') })).toEqual([
    { from: at('2026-12-05T03:00'), until: at('2026-12-05T06:00') },
    { from: at('2026-12-05T22:00'), until: at('2026-12-05T23:30') },
  ]);
  expect(nightsIn({ from: at('2026-12-05T06:00'), until: at('2026-12-05T21:00') })).toEqual([]);
});
