import { expect, test } from 'vitest';
import { lookAt, metresPerPixel, placeAt, worldPixel } from '#domain/core/web-mercator.ts';

const ISFAHAN = { lat: 32.6575, lon: 51.6775 };
const FRAME = { width: 660, height: 820, margin: 60, minZoom: 3, maxZoom: 15 };

test('a place lies on the tile that tile services give it', () => {
  const { x, y } = worldPixel(ISFAHAN, 12);
  // Calculated with the other formula (tangent and secant) of the OpenStreetMap wiki: 12/2635/1654.
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
