import fs from 'node:fs';
import { createRequire } from 'node:module';
import { citySlug } from '../domain/country/cities.ts';
import { ROUTES } from '../server/products/flights/routes.ts';

/**
 * Writes src/ui/map/land.svg: coasts, borders and flights around Iran and the foreign cities with hotels, in world
 * pixels at zoom 10, from the region's north-western corner. Run it by hand (`node scripts/map-geometry.ts`) when the
 * region or `world-atlas` changes; the file is committed, so no build needs that package. The geometry is Natural Earth
 * 1:10m, in the public domain.
 */
const REGION = { west: 20, east: 70, south: 16, north: 46 };
const ZOOM = 10;
/**
 * Coasts near these points are kept exactly, because hotels are beside them. Elsewhere deviations of a few pixels are
 * allowed.
 */
const CLOSE: readonly Point[] = [
  [29.0, 41.02],
  [55.25, 25.2],
  [58.45, 23.6],
  [53.98, 26.54],
  [56.2, 26.95],
  [56.27, 27.18],
  [50.84, 28.97],
  [60.64, 25.29],
  [51.4, 35.7],
];
const CLOSE_DEGREES = 0.5;
const TOLERANCE = { close: 0.6, far: 9 };
/** In square pixels. Smaller islands far from our places are left out. */
const SMALLEST = 60;

type Point = readonly [number, number];
type Topology = {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: Readonly<Record<string, { readonly geometries: readonly Geometry[] }>>;
};
type Geometry = { readonly type: string; readonly arcs: readonly unknown[] };

const read = (name: string): Topology =>
  JSON.parse(fs.readFileSync(createRequire(import.meta.url).resolve(`world-atlas/${name}.json`), 'utf8')) as Topology;

const worldPixel = ([lon, lat]: Point): Point => {
  const size = 256 * 2 ** ZOOM;
  const sine = Math.sin((lat * Math.PI) / 180);
  return [((lon + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size];
};
const [LEFT, TOP] = worldPixel([REGION.west, REGION.north]).map(Math.floor) as unknown as Point;
const [RIGHT, BOTTOM] = worldPixel([REGION.east, REGION.south]).map(Math.ceil) as unknown as Point;

function arcsOf({ transform: { scale, translate }, arcs }: Topology): Point[][] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
    });
  });
}

const lineOf = (arcs: readonly Point[][], indexes: readonly number[]): Point[] =>
  indexes.flatMap((index, at) => {
    const arc = index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? []);
    return at === 0 ? arc : arc.slice(1);
  });

function ringsOf(node: unknown): number[][] {
  if (!Array.isArray(node)) return [];
  if (node.every((item) => typeof item === 'number')) return [node as number[]];
  return node.flatMap(ringsOf);
}

/** Sutherland–Hodgman: clips a ring to the region plus a margin, so that the cut is invisible. */
function clipped(ring: Point[]): Point[] {
  const { west, east, south, north } = REGION;
  const edges: [(point: Point) => boolean, (a: Point, b: Point) => Point][] = [
    [([x]) => x >= west, (a, b) => crossing(a, b, 0, west)],
    [([x]) => x <= east, (a, b) => crossing(a, b, 0, east)],
    [([, y]) => y >= south, (a, b) => crossing(a, b, 1, south)],
    [([, y]) => y <= north, (a, b) => crossing(a, b, 1, north)],
  ];
  return edges.reduce(
    (points, [isIn, cross]) =>
      points.flatMap((point, at) => {
        const before = points.at(at - 1) ?? point;
        if (isIn(point)) return isIn(before) ? [point] : [cross(before, point), point];
        return isIn(before) ? [cross(before, point)] : [];
      }),
    ring,
  );
}

function crossing(a: Point, b: Point, axis: 0 | 1, at: number): Point {
  const share = (at - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

const isIn = ([lon, lat]: Point) =>
  lon >= REGION.west && lon <= REGION.east && lat >= REGION.south && lat <= REGION.north;
const isClose = ([lon, lat]: Point) =>
  CLOSE.some(([x, y]) => Math.abs(x - lon) < CLOSE_DEGREES && Math.abs(y - lat) < CLOSE_DEGREES);

/** Douglas–Peucker: removes points close to a straight line. */
function simplified(line: readonly Point[]): Point[] {
  const pixels = line.map(worldPixel);
  const keep = new Set([0, line.length - 1]);
  const split = (from: number, to: number) => {
    let [worst, at] = [0, -1];
    for (let index = from + 1; index < to; index += 1) {
      const point = pixels[index] as Point;
      const limit = isClose(line[index] as Point) ? TOLERANCE.close : TOLERANCE.far;
      const off = distance(point, pixels[from] as Point, pixels[to] as Point) / limit;
      if (off > worst) [worst, at] = [off, index];
    }
    if (worst <= 1) return;
    keep.add(at);
    split(from, at);
    split(at, to);
  };
  split(0, line.length - 1);
  return line.filter((_, index) => keep.has(index));
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

const isHidden = (ring: readonly Point[]): boolean => {
  const pixels = ring.map(worldPixel);
  const area = pixels.reduce((sum, [x, y], at) => {
    const [bx, by] = pixels[(at + 1) % pixels.length] as Point;
    return sum + x * by - bx * y;
  }, 0);
  return Math.abs(area) / 2 < SMALLEST && !ring.some(isClose);
};

/** Whole pixels, each relative to the one before. */
function pathOf(line: readonly Point[], isClosed: boolean): string {
  let before: Point | undefined;
  const parts = line.flatMap((point) => {
    const [wx, wy] = worldPixel(point);
    const next: Point = [Math.round(wx - LEFT), Math.round(wy - TOP)];
    const [x, y] = before ? [next[0] - before[0], next[1] - before[1]] : next;
    if (before && x === 0 && y === 0) return [];
    const text = `${before ? '' : 'M'}${x}${y < 0 ? '' : ' '}${y}${before ? '' : 'l'}`;
    before = next;
    return [text];
  });
  const text = parts.join(' ').replace('l ', 'l').replaceAll(' -', '-');
  return isClosed ? `${text}z` : text;
}

const land = read('land-10m');
const landArcs = arcsOf(land);
const coast = Object.values(land.objects)
  .flatMap(({ geometries }) => geometries.flatMap(({ arcs }) => ringsOf(arcs)))
  .map((indexes) => clipped(lineOf(landArcs, indexes)))
  .filter((ring) => ring.length > 3 && !isHidden(ring))
  .map((ring) => pathOf(simplifiedRing(ring), true));

/** A ring has no ends: split it at the point farthest from its first point. */
function simplifiedRing(ring: readonly Point[]): Point[] {
  const [first] = ring;
  if (!first) return [];
  const far = ring.reduce((best, point, at) => {
    const now = ring[best] as Point;
    return Math.hypot(point[0] - first[0], point[1] - first[1]) > Math.hypot(now[0] - first[0], now[1] - first[1])
      ? at
      : best;
  }, 0);
  return [...simplified(ring.slice(0, far + 1)), ...simplified([...ring.slice(far), first]).slice(1, -1)];
}

const countries = read('countries-10m');
const users = new Map<number, number>();
for (const { geometries } of [countries.objects.countries].filter((object) => object !== undefined))
  for (const { arcs } of geometries)
    for (const index of new Set(
      ringsOf(arcs)
        .flat()
        .map((arc) => (arc < 0 ? ~arc : arc)),
    ))
      users.set(index, (users.get(index) ?? 0) + 1);
const countryArcs = arcsOf(countries);
const borders = [...users]
  .filter(([, count]) => count > 1)
  .map(([index]) => (countryArcs[index] ?? []).filter(isIn))
  .filter((line) => line.length > 1)
  .map((line) => pathOf(simplified(line), false));

/** Flights on sale between cities with hotels, as arcs, like the maps in airline magazines. */
type Row = {
  readonly type: string;
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
};
const places = new Map(
  fs
    .readFileSync('server/products/hotels/inventory/sample.jsonl', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row)
    .filter(({ type }) => type === 'city')
    .map(({ id, lat, lon }) => [id, worldPixel([lon, lat])]),
);
const placeOf = (code: string) => places.get(citySlug(code));
const routes = ROUTES.filter(({ origin, destination }) => origin < destination).flatMap(({ origin, destination }) => {
  const [from, to] = [placeOf(origin), placeOf(destination)];
  if (!from || !to) return [];
  const [ax, ay, bx, by] = [from[0] - LEFT, from[1] - TOP, to[0] - LEFT, to[1] - TOP].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  const [dx, dy] = [bx - ax, by - ay];
  const bend = (dx < 0 ? -1 : 1) * 0.14;
  const [cx, cy] = [Math.round(dx / 2 + dy * bend), Math.round(dy / 2 - dx * bend)];
  return [`M${ax} ${ay}q${cx} ${cy} ${dx} ${dy}`.replaceAll(' -', '-')];
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${RIGHT - LEFT} ${BOTTOM - TOP}"><title>Land</title><!-- Natural Earth 1:10m, public domain, from world-atlas 2.0.2 (ISC). Written by scripts/map-geometry.ts. --><path id="land" d="${coast.join('')}"/><path id="borders" fill="none" d="${borders.join('')}"/><path id="routes" fill="none" d="${routes.join('')}"/></svg>\n`;
fs.mkdirSync('src/ui/map', { recursive: true });
fs.writeFileSync('src/ui/map/land.svg', svg);
console.log(`src/ui/map/land.svg: ${svg.length} bytes; left ${LEFT}, top ${TOP}`);
