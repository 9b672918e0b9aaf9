import { expect, test } from 'vitest';
import { carLeavesAt } from '#domain/transport/door-to-door/car-leaves.ts';

const at = (text: string) => Date.parse(`${text}+03:30`);
const DAY = '2026-12-05';

test('a car is drawn from eight in the morning', () => {
  expect(carLeavesAt(DAY, at('2026-11-25T10:00'))).toBe(at('2026-12-05T08:00'));
  expect(carLeavesAt(DAY, at('2026-12-04T20:00'))).toBe(at('2026-12-05T08:00'));
});

test('sooner than twelve hours before that it leaves at the first full hour at which it is sold', () => {
  expect(carLeavesAt(DAY, at('2026-12-04T20:00') + 1)).toBe(at('2026-12-05T09:00'));
  expect(carLeavesAt(DAY, at('2026-12-05T10:30'))).toBe(at('2026-12-05T23:00'));
  expect(carLeavesAt(DAY, at('2026-12-05T11:00'))).toBe(at('2026-12-05T23:00'));
});

test('later on the day it is asked for, until an hour before its end; after that it is over', () => {
  expect(carLeavesAt(DAY, at('2026-12-05T11:00') + 1)).toBe('byRequest');
  expect(carLeavesAt(DAY, at('2026-12-05T22:59'))).toBe('byRequest');
  expect(carLeavesAt(DAY, at('2026-12-05T23:00'))).toBe('over');
  expect(carLeavesAt(DAY, at('2026-12-06T10:00'))).toBe('over');
});
