import { expect, test } from 'vitest';
import { declineOf, leftToday, type Spending } from '#domain/card/spending.ts';
import { MINUTE_MS, momentOf } from '#domain/core/time.ts';

const NOON = momentOf('2026-12-08', 12 * 60);
const card = { isActive: true, balance: 3_000_000_000, lastDay: '2027-11-30' };
const pays = (over: Partial<Spending>): Spending => ({ place: 'shop', rials: 1, now: NOON, card, paid: [], ...over });

test.each([
  [{ rials: 2_000_000_000 }, null],
  [{ rials: 2_000_000_001 }, 'limit_of_day'],
  [{ place: 'cash' as const, rials: 2_000_000 }, null],
  [{ place: 'cash' as const, rials: 2_000_001 }, 'limit_of_day'],
  [{ rials: 500, card: { ...card, balance: 500 } }, null],
  [{ rials: 501, card: { ...card, balance: 500 } }, 'not_enough'],
  [{ card: { ...card, isActive: false } }, 'not_active'],
  [{ now: momentOf('2027-11-30', 23 * 60 + 59) }, null],
  [{ now: momentOf('2027-12-01') }, 'expired'],
])('a payment of %j is judged: %s', (over, declined) => {
  expect(declineOf(pays(over))).toBe(declined);
});

test('the limit of a day ends at midnight in Tehran, and each place has its own', () => {
  const midnight = momentOf('2026-12-09');
  const paid = [
    { place: 'shop' as const, rials: 1_500_000_000, at: midnight - 1 },
    { place: 'cash' as const, rials: 2_000_000, at: midnight - MINUTE_MS },
  ];
  expect(leftToday('shop', { paid, now: midnight - 1 })).toBe(500_000_000);
  expect(leftToday('cash', { paid, now: midnight - 1 })).toBe(0);
  expect(leftToday('shop', { paid, now: midnight })).toBe(2_000_000_000);
  expect(declineOf(pays({ rials: 500_000_001, paid, now: midnight - 1 }))).toBe('limit_of_day');
  expect(declineOf(pays({ rials: 500_000_001, paid, now: midnight }))).toBeNull();
});
