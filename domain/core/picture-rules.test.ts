import { expect, test } from 'vitest';
import { type Crop, TURNS, turnedBack, turnedOnce, turnedSize } from '#domain/core/picture-rules.ts';

test('a window of a turned picture is found in the picture as it was', () => {
  // Three pixels wide and two high; the crop holds the upper left pixel, wherever the turn moved it.
  const size = { width: 3, height: 2 };
  const corners = [
    { x: 0, y: 0, width: 1, height: 1 },
    { x: 1, y: 0, width: 1, height: 1 },
    { x: 2, y: 1, width: 1, height: 1 },
    { x: 0, y: 2, width: 1, height: 1 },
  ];
  for (const turns of TURNS) expect(turnedBack(corners[turns] as Crop, size, turns)).toEqual(corners[0]);
  expect(turnedBack({ x: 0, y: 0, width: 2, height: 3 }, size, 1)).toEqual({ x: 0, y: 0, width: 3, height: 2 });
  expect(TURNS.map((turns) => turnedSize(size, turns).width)).toEqual([3, 2, 3, 2]);
  expect(TURNS.map(turnedOnce)).toEqual([1, 2, 3, 0]);
});
