import { expect, test } from 'vitest';
import { isInView, lookCloser } from '#domain/country/closer-look.ts';

const ISFAHAN = { lat: 32.6575, lon: 51.6775 };

test('however often one goes nearer, the place nearest to the middle stays in view and comes to the middle', () => {
  const size = { width: 390, height: 336 };
  const yazd = { lat: 31.9, lon: 54.37 };
  let look = { center: { lat: 32.7, lon: 53.8 }, zoom: 4.7 };
  for (let press = 0; press < 12; press += 1) look = lookCloser([yazd, ISFAHAN], look, size, 15);
  expect(look.zoom).toBe(15);
  expect(isInView(yazd, look, size)).toBe(true);
  expect(isInView(ISFAHAN, look, size)).toBe(false);
  expect(look.center.lat).toBeCloseTo(yazd.lat, 3);
  expect(lookCloser([yazd], look, size, 15)).toBe(look);
});

test('where no place is in view, nearer keeps the middle', () => {
  const look = { center: { lat: 40, lon: 60 }, zoom: 9 };
  expect(lookCloser([ISFAHAN], look, { width: 390, height: 336 }, 15)).toEqual({ ...look, zoom: 10 });
});
