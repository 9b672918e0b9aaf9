export type Named = { readonly id: string; readonly x: number; readonly y: number; readonly text: string };
export type Label = Named & {
  /** Where the text starts, or ends. */
  readonly textX: number;
  readonly textY: number;
  readonly anchor: 'start' | 'end' | 'middle';
};

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Approximate letter width in pixels. */
const LETTER = 6.6;
const HEIGHT = 14;
const GAP = 8;

/**
 * Places labels beside points in order of priority: right, left, above or below, wherever free. A label without room is left out; its point
 * stays.
 */
export function placeLabels(
  points: readonly Named[],
  frame: { readonly width: number; readonly height: number },
): readonly Label[] {
  const taken: Box[] = points.map(({ x, y }) => ({ left: x - 4, top: y - 4, right: x + 4, bottom: y + 4 }));
  return points.flatMap((point) => {
    const found = placesOf(point).find(({ box }) => isInside(box, frame) && !taken.some((one) => isOver(one, box)));
    if (!found) return [];
    taken.push(found.box);
    return [found.label];
  });
}

function placesOf(point: Named): readonly { readonly label: Label; readonly box: Box }[] {
  const { x, y, text } = point;
  const width = text.length * LETTER;
  const at = (anchor: Label['anchor'], textX: number, middle: number) => {
    const left = anchor === 'start' ? textX : anchor === 'end' ? textX - width : textX - width / 2;
    return {
      label: { ...point, anchor, textX, textY: middle + 4 },
      box: { left, top: middle - HEIGHT / 2, right: left + width, bottom: middle + HEIGHT / 2 },
    };
  };
  return [at('start', x + GAP, y), at('end', x - GAP, y), at('middle', x, y - 14), at('middle', x, y + 14)];
}

const isInside = (box: Box, { width, height }: { readonly width: number; readonly height: number }) =>
  box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;

const isOver = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
