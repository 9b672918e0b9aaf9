import type { components } from '#openapi/generated/types.ts';

/** An integer in minor units with its ISO 4217 code. */
export type Money = components['schemas']['Money'];
export type Currency = Money['currency'];

export const euro = (amount: number): Money => ({ amount, currency: 'EUR' });

/** Throws on different currencies: mixing them is a bug, never a traveller's error. */
export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new Error(`Cannot add ${b.currency} to ${a.currency}`);
  return { amount: a.amount + b.amount, currency: a.currency };
}

/** Throws on different currencies, like `add`. */
export const subtract = (a: Money, b: Money): Money => add(a, { ...b, amount: -b.amount });

export const sum = (items: readonly Money[], currency: Currency): Money => items.reduce(add, { amount: 0, currency });

export const times = (money: Money, factor: number): Money => ({
  amount: Math.round(money.amount * factor),
  currency: money.currency,
});

/** This many percent of it, in whole cents; half a cent is rounded up. Multiplied first: 70 is an exact number, 0.7 is none. */
export const percentOf = ({ amount, currency }: Money, percent: number): Money => ({
  amount: Math.round((amount * percent) / 100),
  currency,
});

export const isSameMoney = (a: Money, b: Money): boolean => a.amount === b.amount && a.currency === b.currency;

const SIGNS: Record<Currency, string> = { EUR: '€', USD: '$' };

/** "€1,295.00", "−€12.50". Without Intl: its data differ between the server and old phones. */
export function formatMoney({ amount, currency }: Money): string {
  const cents = Math.abs(amount);
  const whole = Math.trunc(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '−' : ''}${SIGNS[currency]}${whole}.${(cents % 100).toString().padStart(2, '0')}`;
}

/** "1,280": a whole number. */
export const formatCount = (count: number): string => count.toString().replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * "€95", where cents would distract: day strips and "from" prices. Rounds up, so that nothing costs more than shown.
 */
export const formatRoundMoney = ({ amount, currency }: Money): string =>
  `${SIGNS[currency]}${formatCount(Math.ceil(amount / 100))}`;
