import { type GeoPoint, type WorldPixel, worldPixel } from '#domain/core/web-mercator.ts';

/** Pins that would overlap at a zoom; a single pin is a cluster of one. */
export type PinCluster<T> = {
  /** Position of the first pin, in world pixels at this zoom. */
  readonly at: WorldPixel;
  /** In input order. */
  readonly pins: readonly T[];
};

/** Width of a pin with a price, in pixels. */
const WIDTH = 76;
const HEIGHT = 34;
/** Padding and width per letter of a longer text, in pixels. */
const AROUND = 26;
const LETTER = 7;

/** Approximate width of a pin with this text, with spacing, in pixels. */
export const pinWidth = (text: string): number => Math.max(WIDTH, AROUND + text.length * LETTER);

/**
 * Groups pins that would overlap. Earlier pins keep their positions, so the best hotels stay where they are. The result
 * does not depend on the visible part of the map, so nothing jumps while it moves. A grid makes it linear. `widthOf`:
 * width of a pin in pixels.
 */
export function pinClusters<T extends { readonly point: GeoPoint }>(
  pins: readonly T[],
  zoom: number,
  widthOf: (pin: T) => number = () => WIDTH,
): PinCluster<T>[] {
  const clusters: { at: WorldPixel; width: number; pins: T[] }[] = [];
  const cells = new Map<number, (typeof clusters)[number][]>();
  const sized = pins.map((pin) => ({ pin, width: widthOf(pin) }));
  const widest = sized.reduce((most, { width }) => Math.max(most, width), WIDTH);
  for (const { pin, width } of sized) {
    const at = worldPixel(pin.point, zoom);
    const column = Math.floor(at.x / widest);
    const row = Math.floor(at.y / HEIGHT);
    const home = NEAR.flatMap(([dx, dy]) => cells.get(cellOf(column + dx, row + dy)) ?? []).find(
      (one) => Math.abs(one.at.x - at.x) < (one.width + width) / 2 && Math.abs(one.at.y - at.y) < HEIGHT,
    );
    if (home) {
      home.pins.push(pin);
      continue;
    }
    const cluster = { at, width, pins: [pin] };
    clusters.push(cluster);
    const cell = cells.get(cellOf(column, row));
    if (cell) cell.push(cluster);
    else cells.set(cellOf(column, row), [cluster]);
  }
  return clusters;
}

/**
 * A numeric key, because a string per cell would cost more than all the rest. The world has fewer than 2^24 rows at any
 * zoom.
 */
const cellOf = (column: number, row: number): number => column * 2 ** 24 + row;

const NEAR = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));
