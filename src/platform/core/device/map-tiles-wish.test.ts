import { expect, test, vi } from 'vitest';
import { forgetTilesWish, keepTilesWish, wantsTiles } from '#src/platform/core/device/map-tiles-wish.ts';
import { memoryStorage } from '#src/platform/core/testing/memory-storage.ts';

const STREETS = 'https://{s}.streets.example/{z}/{x}/{y}.png';

test('a wish for street maps is one for the service that was named, until it is forgotten', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  expect(wantsTiles(STREETS)).toBe(false);
  keepTilesWish(STREETS);
  expect([wantsTiles(STREETS), wantsTiles(`${STREETS}?key=new`)]).toEqual([true, true]);
  expect([wantsTiles('https://other.example/{z}/{x}/{y}.png'), wantsTiles('no address')]).toEqual([false, false]);
  forgetTilesWish();
  expect(wantsTiles(STREETS)).toBe(false);
});

test('a wish that was kept without its service is none', () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  storage.setItem('mapTiles', 'on');
  expect(wantsTiles(STREETS)).toBe(false);
});

test('without a storage nothing is wanted and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  keepTilesWish(STREETS);
  forgetTilesWish();
  expect(wantsTiles(STREETS)).toBe(false);
});
