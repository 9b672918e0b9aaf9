import { expect, test } from 'vitest';
import type { CardQuote } from '#machines/card/card-calculator/types.ts';
import { cardDraft } from '#src/platform/card/card-draft.ts';
import { keepQuote, keptQuote } from '#src/platform/card/card-quote.ts';
import { forgetWish, keepWish, keptWish, type TypedWish } from '#src/platform/card/card-wish-draft.ts';
import { memoryStorage } from '#src/platform/core/testing/memory-storage.ts';

const CARD = '0198f0c0-0000-7000-8000-000000000001';
const typed: TypedWish = {
  arrival: { day: '5', month: '12', year: '' },
  to: 'hotel',
  airport: '',
  hotel: 'Abbasi',
  city: 'Isfahan',
  stay: '',
  amount: '300,',
  currency: 'EUR',
};
const quote: CardQuote = {
  rates: { on: '2026-10-09', EUR: 2_993_500, USD: 2_674_000 },
  isOverdue: false,
  from: 1000,
  until: 601_000,
  quote: 'signed',
  least: { EUR: { amount: 50_00, currency: 'EUR' }, USD: { amount: 55_98, currency: 'USD' } },
  most: { EUR: { amount: 4466_34, currency: 'EUR' }, USD: { amount: 5000_00, currency: 'USD' } },
  cardPrice: { amount: 20_00, currency: 'EUR' },
  feePercent: 7,
  deliveryPrices: [],
  serverNow: 1000,
  isSimulated: true,
};

test('what is typed of a wish survives a reload as it was typed, also half of it', () => {
  const storage = memoryStorage();
  keepWish(storage, null, '300.00 EUR', typed);
  expect(keptWish(storage, null, '')).toEqual(typed);
  expect(keptWish(storage, null, '300.00 EUR')).toEqual(typed);
});

test('an address that asks for something else begins anew, and a load has its own form', () => {
  const storage = memoryStorage();
  keepWish(storage, null, '', typed);
  expect(keptWish(storage, null, '100.00 USD')).toBeNull();
  expect(keptWish(storage, CARD, '')).toBeNull();
  keepWish(storage, CARD, '', { ...typed, amount: '80' });
  forgetWish(storage, null);
  expect([keptWish(storage, null, ''), keptWish(storage, CARD, '')?.amount]).toEqual([null, '80']);
});

test('what cannot be read, or comes from another build, is nothing', () => {
  const storage = memoryStorage();
  storage.setItem('draft:card-wish:new', '{"from":"","wish":{"to":"moon"}}');
  expect([keptWish(storage, null, ''), keptWish(null, null, '')]).toEqual([null, null]);
});

test('the rate of a tab is that of the first look, until it ends', () => {
  const storage = memoryStorage();
  expect(keptQuote(storage, 1000)).toBeNull();
  keepQuote(storage, quote);
  expect([keptQuote(storage, 600_999), keptQuote(storage, 601_000)]).toEqual([quote, null]);
  storage.setItem('card-quote', '{');
  expect(keptQuote(storage, 1000)).toBeNull();
});

test('a form of the holder with nothing but an address is touched', () => {
  const empty = { email: '', phone: '', passengers: [] };
  expect(cardDraft.isUntouched(empty)).toBe(true);
  expect(cardDraft.isUntouched({ ...empty, answers: { deliveryAddress: '1 Rue' } })).toBe(false);
  expect(() => cardDraft.parse({ ...empty, answers: { deliveryAddress: 1 } })).toThrow();
});
