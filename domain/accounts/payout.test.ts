import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseIban, payoutPlan } from '#domain/accounts/payout.ts';

test('the newest card first, to each at most what came from it, the rest by transfer', () => {
  const topUps = [
    { id: 'new', amount: 3000 },
    { id: 'old', amount: 5000 },
  ];
  expect(payoutPlan(2000, topUps)).toEqual({ cards: [{ id: 'new', amount: 2000 }], byTransfer: 0 });
  expect(payoutPlan(9000, topUps)).toEqual({ cards: topUps, byTransfer: 1000 });
  expect(payoutPlan(500, [])).toEqual({ cards: [], byTransfer: 500 });
});

test('not a cent is lost or made', () => {
  const cents = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(cents, fc.array(cents, { maxLength: 6 }), (balance, amounts) => {
      const topUps = amounts.map((amount, index) => ({ id: String(index), amount }));
      const { cards, byTransfer } = payoutPlan(balance, topUps);
      expect(cards.reduce((sum, { amount }) => sum + amount, byTransfer)).toBe(balance);
      for (const { id, amount } of cards) expect(amount).toBeLessThanOrEqual(amounts[Number(id)] ?? 0);
      expect(byTransfer === 0 || cards.length === topUps.length).toBe(true);
    }),
  );
});

test('an IBAN is known by its check digits, however it is written', () => {
  expect(parseIban(' de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000');
  expect(parseIban('GB29NWBK60161331926819')).toBe('GB29NWBK60161331926819');
  for (const wrong of ['', 'DE88 3704 0044 0532 0130 00', 'DE89', '4242424242424242'])
    expect(parseIban(wrong)).toBeNull();
});
