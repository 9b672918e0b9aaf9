import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { ticketPrices } from '#domain/flights/ticket-prices.ts';

const LEG = { prices: { adult: euro(7200), child: euro(5000), infant: euro(700) } };
const ADULT = { legs: [LEG], fareClasses: [], ageClass: 'adult' } as const;
const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;

test('what the card paid in euro, or the balance alone, is one price', () => {
  expect(ticketPrices(ADULT, { total: euro(7200), payment: null })).toEqual([euro(7200)]);
  expect(ticketPrices(ADULT, { total: euro(7200), payment: { amount: euro(7200), fromBalance: euro(0) } })).toEqual([
    euro(7200),
  ]);
  expect(ticketPrices(ADULT, { total: euro(7200), payment: { amount: usd(0), fromBalance: euro(7200) } })).toEqual([
    euro(7200),
  ]);
});

test('what the card paid in dollars is told in dollars too, at the rate of the payment', () => {
  const payment = { amount: usd(16_119), fromBalance: euro(0) };
  expect(ticketPrices(ADULT, { total: euro(14_400), payment })).toEqual([euro(7200), usd(8060)]);
  const part = { amount: usd(5_598), fromBalance: euro(2_200) };
  expect(ticketPrices(ADULT, { total: euro(7_200), payment: part })).toEqual([euro(7200), usd(8061)]);
});

test('each leg counts at the age class that was paid for it', () => {
  const child = { legs: [LEG, LEG], fareClasses: ['infant', 'child'], ageClass: 'child' } as const;
  expect(ticketPrices(child, { total: euro(5700), payment: null })).toEqual([euro(5700)]);
});
