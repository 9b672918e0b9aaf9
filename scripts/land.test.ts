import fs from 'node:fs';
import { expect, test } from 'vitest';
import { worldPixel } from '../domain/core/web-mercator.ts';
import { LAND_AREA, LAND_AT, LAND_ZOOM, readLand } from '../src/ui/map/land.ts';

const svg = fs.readFileSync('src/ui/map/land.svg', 'utf8');

test('the drawing lies where the map believes it to lie', () => {
  const { x, y } = worldPixel({ lat: LAND_AREA.north, lon: LAND_AREA.west }, LAND_ZOOM);
  expect(LAND_AT).toEqual({ x: Math.floor(x), y: Math.floor(y) });
  const end = worldPixel({ lat: LAND_AREA.south, lon: LAND_AREA.east }, LAND_ZOOM);
  expect(svg).toContain(`viewBox="0 0 ${Math.ceil(end.x) - LAND_AT.x} ${Math.ceil(end.y) - LAND_AT.y}"`);
});

test('its outlines are paths, and another file is refused', () => {
  const { land, borders, routes } = readLand(svg);
  for (const path of [land, borders, routes]) expect(path).toMatch(/^M\d+ \d+[lq]/);
  expect(() => readLand('<svg/>')).toThrow('The map has no land');
});
