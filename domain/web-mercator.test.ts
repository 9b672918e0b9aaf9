import { expect, test } from 'vitest';
import { isInView, lookAt, lookCloser, metresPerPixel, placeAt, worldPixel } from '#domain/web-mercator.ts';

const ISFAHAN = { lat: 32.6575, lon: 51.6775 };
const FRAME = { width: 660, height: 820, margin: 60, minZoom: 3, maxZoom: 15 };

test('a place lies on the tile that tile services give it', () => {
  const { x, y } = worldPixel(ISFAHAN, 12);
  // By the other formula, with tangent and secant, that the wiki of OpenStreetMap has: 12/2635/1654.
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([2635, 1654]);
  expect(worldPixel({ lat: 0, lon: 0 }, 0)).toEqual({ x: 128, y: 128 });
});

test('a pixel is the place that lies on it', () => {
  const back = placeAt(worldPixel(ISFAHAN, 14), 14);
  expect(back.lat).toBeCloseTo(ISFAHAN.lat, 9);
  expect(back.lon).toBeCloseTo(ISFAHAN.lon, 9);
});

test('a pixel at the equator at zoom 0 is as long as a tile service says', () => {
  expect(metresPerPixel(0, 0)).toBeCloseTo(156_543.034, 2);
});

test('a look holds all points, and one zoom more would not', () => {
  const points = [ISFAHAN, { lat: 32.62, lon: 51.64 }, { lat: 32.69, lon: 51.7 }];
  const look = lookAt(points, FRAME);
  if (!look) throw new Error('There are points');
  const widest = (zoom: number) => {
    const pixels = points.map((point) => worldPixel(point, zoom));
    return Math.max(...pixels.map(({ y }) => y)) - Math.min(...pixels.map(({ y }) => y));
  };
  expect(widest(look.zoom)).toBeLessThanOrEqual(700);
  expect(widest(look.zoom + 1)).toBeGreaterThan(700);
});

test('one point is looked at from the closest zoom, none from nowhere', () => {
  expect(lookAt([ISFAHAN], FRAME)?.zoom).toBe(15);
  expect(lookAt([], FRAME)).toBeNull();
});

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
