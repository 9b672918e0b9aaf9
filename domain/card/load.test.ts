import { expect, test } from 'vitest';
import { leastLoad, loadProblem, moneyFor, mostLoad, mostOnCard, quoteLoad } from '#domain/card/load.ts';
import { euro } from '#domain/core/money.ts';
import { RATES } from '#domain/core/rates.ts';

const dollars = (amount: number) => ({ amount, currency: 'USD' as const });

test('300 euros lose 7 % inside the amount, and the rest becomes rials at the dated rate', () => {
  expect(quoteLoad(euro(300_00), RATES)).toEqual({
    amount: euro(300_00),
    fee: euro(21_00),
    changed: euro(279_00),
    rials: 835_186_500,
    rate: 2_993_500,
    on: '2026-10-09',
  });
});

test('dollars are changed at the rate of the dollar', () => {
  expect(quoteLoad(dollars(100_00), RATES)).toMatchObject({
    fee: dollars(7_00),
    changed: dollars(93_00),
    rials: 248_682_000,
  });
});

test('half a cent of the fee is rounded up, and rials down', () => {
  expect(quoteLoad(euro(50_50), RATES)).toMatchObject({ fee: euro(3_54), changed: euro(46_96), rials: 140_574_760 });
  expect(quoteLoad(euro(1), { on: '2026-10-09', rials: { EUR: 150, USD: 100 } }).rials).toBe(1);
});

test('a card holds 5,000 US dollars at the rate of the day', () => {
  expect(mostOnCard(RATES)).toBe(13_370_000_000);
});

test.each([
  ['EUR' as const, 5_000_000_000],
  ['USD' as const, 5_000_000_000],
  ['USD' as const, 13_369_999_999],
])('the most to load in %s beside %i rials fits, and one cent more does not', (currency, balance) => {
  const most = mostLoad(currency, RATES, balance);
  expect(balance + quoteLoad(most, RATES).rials).toBeLessThanOrEqual(13_370_000_000);
  expect(balance + quoteLoad({ amount: most.amount + 1, currency }, RATES).rials).toBeGreaterThan(13_370_000_000);
});

test('nothing can be loaded on a full card', () => {
  expect(mostLoad('EUR', RATES, 13_370_000_000)).toEqual(euro(0));
  expect(loadProblem(euro(50_00), RATES, 13_370_000_000)).toBe('too_much');
});

test('the edges of what can be loaded at once, to the cent', () => {
  expect(mostLoad('USD', RATES)).toEqual(dollars(5000_00));
  expect(mostLoad('EUR', RATES)).toEqual(euro(4466_34));
  expect(loadProblem(euro(49_99), RATES)).toBe('too_little');
  expect(loadProblem(euro(50_00), RATES)).toBeNull();
  expect(leastLoad('USD', RATES)).toEqual(dollars(55_98));
  expect(loadProblem(dollars(5000_00), RATES)).toBeNull();
  expect(loadProblem(dollars(5000_01), RATES)).toBe('too_much');
});

test('what is on the card is worth no more than it was bought for', () => {
  const { rials, changed } = quoteLoad(euro(300_00), RATES);
  expect(moneyFor(rials, 'EUR', RATES)).toEqual(changed);
  expect(moneyFor(rials - 1, 'EUR', RATES)).toEqual(euro(278_99));
});
