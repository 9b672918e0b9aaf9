import { type GeoPoint, type WorldPixel, worldPixel } from '#domain/core/web-mercator.ts';

/** Pins that would lie on each other at a zoom, as one; alone it holds one. */
export type PinCluster<T> = {
  /** Where the first of them lies, in pixels of the world at this zoom. */
  readonly at: WorldPixel;
  /** In the order in which they were given. */
  readonly pins: readonly T[];
};

/** What one pin with a price needs, in pixels. */
const WIDTH = 76;
const HEIGHT = 34;
/** Of a longer text: what stands around it, and a letter. */
const AROUND = 26;
const LETTER = 7;

/** About how wide a pin with this text is, with the space beside it. */
export const pinWidth = (text: string): number => Math.max(WIDTH, AROUND + text.length * LETTER);

/**
 * Puts pins together that would cover each other. The first ones given stand where they are, so the best hotels keep their
 * places. The same for all parts of a map, so that nothing jumps while one moves it; a grid makes it linear. `widthOf` says how
 * wide a pin is, in pixels.
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

/** A number, because a text for each would cost more than all the rest. The world has fewer rows at any zoom. */
const cellOf = (column: number, row: number): number => column * 2 ** 24 + row;

const NEAR = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));
