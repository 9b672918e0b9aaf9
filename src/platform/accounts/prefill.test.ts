import { expect, test } from 'vitest';
import { PREFILL_MS } from '#domain/core/limits.ts';
import { forgetPrefill, keepPrefill, readPrefill } from '#src/platform/accounts/prefill.ts';
import { memoryStorage } from '#src/platform/core/testing/memory-storage.ts';

const anna = { email: 'anna.keller@example.org', phone: '+49 151 23456789' };

test('e-mail and phone are kept for 30 minutes and then removed', () => {
  const storage = memoryStorage();
  keepPrefill(anna, storage, 1000);
  expect(readPrefill(storage, 1000 + PREFILL_MS - 1)).toEqual(anna);
  expect(readPrefill(storage, 1000 + PREFILL_MS)).toBeNull();
  expect(storage.length).toBe(0);
});

test('a logout forgets them, and what somebody else wrote there is nothing', () => {
  const storage = memoryStorage();
  keepPrefill(anna, storage, 0);
  forgetPrefill(storage);
  expect(readPrefill(storage, 1)).toBeNull();
  storage.setItem('safar:prefill', '{"email":1}');
  expect(readPrefill(storage, 1)).toBeNull();
});
