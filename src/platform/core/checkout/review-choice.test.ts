import { expect, test } from 'vitest';
import { keepChoice, keptChoice } from '#src/platform/core/checkout/review-choice.ts';
import { memoryStorage } from '#src/platform/core/testing/memory-storage.ts';

const ORDER = '0b8f7c52-7c3b-4f53-9f0e-2f0a3a5d1c11';
const choice = { isProtected: true, currency: 'USD', isAccepted: true } as const;

test('the choice of an order is found again in its tab, and in no other order', () => {
  const storage = memoryStorage();
  keepChoice(storage, ORDER, choice);
  expect(keptChoice(storage, ORDER)).toEqual(choice);
  expect(keptChoice(storage, '0b8f7c52-7c3b-4f53-9f0e-000000000001')).toBe(null);
});

test.each([
  ['nothing', null],
  ['half a text', '{"isProtected":true,'],
  ['another currency', '{"isProtected":true,"currency":"IRR"}'],
])('%s is no choice', (_, text) => {
  const storage = memoryStorage();
  if (text !== null) storage.setItem(`choice:${ORDER}`, text);
  expect(keptChoice(storage, ORDER)).toBe(null);
});

test('a browser that keeps nothing stops nobody', () => {
  const full = Object.assign(memoryStorage(), {
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
  keepChoice(full, ORDER, choice);
  expect(keptChoice(full, ORDER)).toBe(null);
  expect(keptChoice(null, ORDER)).toBe(null);
});
