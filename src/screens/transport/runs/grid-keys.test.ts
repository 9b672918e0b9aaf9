import { expect, test } from 'vitest';
import { type Box, isArrow, nearestBox } from '#src/screens/transport/runs/grid-keys.ts';

/** Cells of 40 by 40, by column and row. */
const at = (x: number, y: number): Box => ({ left: x * 44, right: x * 44 + 40, top: y * 44, bottom: y * 44 + 40 });

// Two compartments beside each other, one below the first: a b | c d, e f | g h, then i j.
const cells = [at(0, 0), at(1, 0), at(2, 0), at(3, 0), at(0, 1), at(1, 1), at(2, 1), at(3, 1), at(0, 3), at(1, 3)];
const from = (index: number, arrow: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown') =>
  nearestBox(arrow, cells[index] ?? at(9, 9), cells);

test('an arrow leads to the next cell that way, from one compartment to the next', () => {
  expect([from(0, 'ArrowRight'), from(1, 'ArrowRight'), from(5, 'ArrowLeft')]).toEqual([1, 2, 4]);
  expect([from(1, 'ArrowDown'), from(5, 'ArrowDown'), from(8, 'ArrowUp')]).toEqual([5, 9, 4]);
});

test('at the edge it stays, and no arrow jumps aside', () => {
  expect([from(0, 'ArrowLeft'), from(3, 'ArrowRight'), from(1, 'ArrowUp'), from(7, 'ArrowDown')]).toEqual([
    ...[-1, -1, -1, -1],
  ]);
});

test('the aisle is crossed, and other keys are no arrows', () => {
  const seats = [at(0, 0), at(1.6, 0), at(2.6, 0)];
  expect(nearestBox('ArrowRight', at(0, 0), seats)).toBe(1);
  expect([isArrow('ArrowUp'), isArrow('Enter')]).toEqual([true, false]);
});
