import type { Currency, Money } from '#domain/money.ts';

/**
 * Exchange rates for one euro. Simulated, and said so wherever they show: an owner replaces this table by a dated one
 * from a bank. 1 toman = 10 rials (decisions, "Money").
 */
export const RATES = { on: '2026-11-01', USD: 1.09, IRR: 1_150_000 } as const;

/** The amount in another currency of sale; whole cents, rounded half up. */
export const convert = (money: Money, to: Currency): Money => {
  if (money.currency === to) return money;
  const amount = to === 'USD' ? money.amount * RATES.USD : money.amount / RATES.USD;
  return { amount: Math.round(amount), currency: to };
};

/** For reference only: "about 10.9 million toman". Whole thousands of toman. */
export const inToman = (money: Money): number =>
  Math.round(((convert(money, 'EUR').amount / 100) * (RATES.IRR / 10)) / 1000) * 1000;
