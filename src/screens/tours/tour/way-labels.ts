import type { WorldPixel } from '#domain/core/web-mercator.ts';

/** A point with its name; `reach`: the radius that its circle takes. */
export type Named = WorldPixel & { readonly name: string; readonly reach: number };
export type WayLabel = WorldPixel & { readonly name: string; readonly anchor: 'start' | 'end' | 'middle' };

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Average width of a letter, and the height of a line, in pixels. */
const LETTER = 7.6;
const HEIGHT = 16;
const GAP = 6;

/** Names beside their points, the first ones first: right, left, below or above, where nothing else is. One without room is left out. */
export function labelsOf(points: readonly Named[], width: number, height: number): readonly WayLabel[] {
  const taken = points.map(({ x, y, reach }) => boxAt(x, y, reach, reach));
  return points.flatMap((point) => {
    const found = placesOf(point).find(
      ({ box }) =>
        box.left >= 0 &&
        box.right <= width &&
        box.top >= 0 &&
        box.bottom <= height &&
        !taken.some((other) => isOver(other, box)),
    );
    if (!found) return [];
    taken.push(found.box);
    return [found.label];
  });
}

function placesOf({ name, x, y, reach }: Named): readonly { readonly label: WayLabel; readonly box: Box }[] {
  const half = (name.length * LETTER) / 2;
  const away = reach + GAP;
  const at = (anchor: WayLabel['anchor'], dx: number, dy: number) => {
    const middle = anchor === 'start' ? x + dx + half : anchor === 'end' ? x + dx - half : x;
    return { label: { name, anchor, x: x + dx, y: y + dy + 5 }, box: boxAt(middle, y + dy, half, HEIGHT / 2) };
  };
  const below = reach + GAP + HEIGHT / 2;
  return [at('start', away, 0), at('end', -away, 0), at('middle', 0, below), at('middle', 0, -below)];
}

const boxAt = (x: number, y: number, wide: number, tall: number): Box => ({
  left: x - wide,
  right: x + wide,
  top: y - tall,
  bottom: y + tall,
});

const isOver = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
