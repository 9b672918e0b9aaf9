import { expect, test } from 'vitest';
import { FACT_KINDS, type Fact, SHELF_LIVES, standingOf } from '#domain/core/facts/fact.ts';
import { addDays } from '#domain/core/time.ts';

const LOOKED_AT = '2026-11-25';
const fact = (change: Partial<Fact> = {}): Fact => ({
  kind: 'visa',
  pages: [],
  asOf: null,
  lookedAt: LOOKED_AT,
  confidence: 'high',
  ...change,
});

test('how long each kind of fact holds', () => {
  expect(SHELF_LIVES).toEqual({ rate: 2, visa: 30, situation: 30, price: 180, rule: 365, heritage: 730 });
});

test.each(FACT_KINDS)(
  'a %s is sure until the day before it is to be looked at again, and less from that day on',
  (kind) => {
    const days = SHELF_LIVES[kind];
    const checkAgain = addDays(LOOKED_AT, days);
    const on = (day: string) => standingOf(fact({ kind }), day, SHELF_LIVES);
    expect(on(addDays(checkAgain, -1))).toEqual({ checkAgain, notSince: null, confidence: 'high' });
    expect(on(checkAgain)).toEqual({ checkAgain, notSince: LOOKED_AT, confidence: 'medium' });
    expect(on(addDays(checkAgain, days - 1)).confidence).toBe('medium');
    expect(on(addDays(checkAgain, days)).confidence).toBe('low');
  },
);

test('what is not sure does not become less than that', () => {
  expect(standingOf(fact({ confidence: 'low' }), '2030-01-01', SHELF_LIVES).confidence).toBe('low');
});

test('an owner changes how long a kind holds, and when one fact is to be looked at again', () => {
  const lives = { ...SHELF_LIVES, visa: 7 };
  expect(standingOf(fact(), '2026-12-02', lives).notSince).toBe(LOOKED_AT);
  expect(standingOf(fact({ checkAgain: '2026-12-10' }), '2026-12-09', lives).notSince).toBe(null);
  expect(standingOf(fact({ checkAgain: '2026-12-10' }), '2026-12-10', lives).notSince).toBe(LOOKED_AT);
});
