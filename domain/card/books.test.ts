import { expect, test } from 'vitest';
import { type Act, type Move, movesOf, onCard } from '#domain/card/books.ts';

const loaded = { rials: 835_186_500, changed: 279_00, fee: 21_00 };
const sumsOf = (moves: readonly Move[]) => {
  const sums: Record<string, number> = {};
  for (const { currency, from, to, amount } of moves) {
    sums[`${currency} ${from}`] = (sums[`${currency} ${from}`] ?? 0) - amount;
    sums[`${currency} ${to}`] = (sums[`${currency} ${to}`] ?? 0) + amount;
  }
  return sums;
};
const balanceOf = (acts: readonly Act[]) => acts.flatMap(movesOf).reduce((sum, move) => sum + onCard(move), 0);

test.each<[Act, Record<string, number>]>([
  [
    { kind: 'load', ...loaded },
    { 'IRR pool': -835_186_500, 'IRR card': 835_186_500, 'EUR payer': -300_00, 'EUR float': 279_00, 'EUR fees': 21_00 },
  ],
  [
    { kind: 'shop', rials: 500_000 },
    { 'IRR card': -500_000, 'IRR shops': 500_000 },
  ],
  [
    { kind: 'cash', rials: 500_000 },
    { 'IRR card': -500_000, 'IRR machines': 500_000 },
  ],
  [
    { kind: 'reversal', of: 'cash', rials: 500_000 },
    { 'IRR machines': -500_000, 'IRR card': 500_000 },
  ],
  [
    { kind: 'shopRefund', rials: 1 },
    { 'IRR shops': -1, 'IRR card': 1 },
  ],
  [
    { kind: 'closing', rials: 100, euroCents: 1000, feeCents: 70 },
    { 'IRR card': -100, 'IRR pool': 100, 'EUR float': -1000, 'EUR givenBack': 930, 'EUR fees': 70 },
  ],
  [
    { kind: 'loadTakenBack', left: 0, ...loaded },
    { 'EUR float': -279_00, 'EUR fees': -21_00, 'EUR payer': 300_00 },
  ],
])('%j moves this', (act, sums) => {
  expect(sumsOf(movesOf(act))).toEqual(sums);
});

test('a load that goes back leaves nothing behind in any book', () => {
  const moves = [...movesOf({ kind: 'load', ...loaded }), ...movesOf({ kind: 'loadBack', ...loaded })];
  expect(Object.values(sumsOf(moves)).every((sum) => sum === 0)).toBe(true);
});

test('the balance of a card is the sum of what moved on it', () => {
  expect(
    balanceOf([
      { kind: 'load', ...loaded },
      { kind: 'shop', rials: 46_500_000 },
      { kind: 'cash', rials: 2_000_000 },
      { kind: 'reversal', of: 'cash', rials: 2_000_000 },
      { kind: 'shopRefund', rials: 500_000 },
    ]),
  ).toBe(789_186_500);
});

test('a move of nothing is not written', () => {
  expect(movesOf({ kind: 'closing', rials: 5, euroCents: 0, feeCents: 0 })).toEqual([
    { currency: 'IRR', from: 'card', to: 'pool', amount: 5 },
  ]);
});
