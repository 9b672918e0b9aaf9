import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/core/time.ts';
import { isMeetingOpen, isTimeOpen } from '#domain/transport/changing.ts';

const NOON = Date.parse('2026-12-05T08:30:00Z');
const ride = { bookedAt: NOON, stage: 'confirmed' as const, isCancelled: false, refunded: false };

test('the time may be changed until 24 hours before, to the millisecond', () => {
  expect([isTimeOpen(ride, NOON - DAY_MS), isTimeOpen(ride, NOON - DAY_MS + 1)]).toEqual([true, false]);
  expect(isTimeOpen({ ...ride, isCancelled: true }, NOON - 2 * DAY_MS)).toBe(false);
  expect(isTimeOpen({ ...ride, refunded: true }, NOON - 2 * DAY_MS)).toBe(false);
});

test('where they meet may be changed until the last driver is on the way', () => {
  const back = { ...ride, bookedAt: NOON + 3 * DAY_MS };
  const done = { ...ride, stage: 'done' as const };
  expect(isMeetingOpen([{ ...ride, stage: 'driverNamed' }], NOON - HOUR_MS)).toBe(true);
  expect(isMeetingOpen([{ ...ride, stage: 'onTheWay' }], NOON - HOUR_MS)).toBe(false);
  expect(isMeetingOpen([ride], NOON)).toBe(false);
  expect(isMeetingOpen([done, back], NOON + DAY_MS)).toBe(true);
  expect(isMeetingOpen([done, { ...back, isCancelled: true }], NOON + DAY_MS)).toBe(false);
});
