import { expect, test } from 'vitest';
import { placeLabels } from '#src/screens/country/country-map/labels.ts';

const FRAME = { width: 300, height: 200 };
const at = (id: string, x: number, y: number) => ({ id, x, y, text: 'Isfahan' });

test('a name stands to the right, and to the left where the frame ends', () => {
  const labels = placeLabels([at('middle', 100, 100), at('edge', 290, 50)], FRAME);
  expect(labels.map(({ id, anchor }) => [id, anchor])).toEqual([
    ['middle', 'start'],
    ['edge', 'end'],
  ]);
});

test('names do not cover each other: the next one moves, and who has no room has no name', () => {
  const labels = placeLabels(
    [at('a', 100, 100), at('b', 104, 102), at('c', 102, 98), at('d', 98, 100), at('e', 101, 101)],
    FRAME,
  );
  const first = labels.map(({ id }) => id);
  expect(first[0]).toBe('a');
  expect(labels.length).toBeLessThan(5);
  const boxes = labels.map(({ textX, textY, anchor }) => {
    const left = anchor === 'start' ? textX : anchor === 'end' ? textX - 46 : textX - 23;
    return { left, right: left + 46, top: textY - 11, bottom: textY + 3 };
  });
  const crossing = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      ),
  );
  expect(crossing).toEqual([]);
});
