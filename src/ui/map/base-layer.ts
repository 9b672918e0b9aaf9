import { type Coords, GridLayer, type GridLayerOptions } from 'leaflet/dist/leaflet-src.esm.js';
import { type GeoPoint, metresPerPixel, worldPixel } from '#domain/core/web-mercator.ts';
import {
  CITIES_TO_ZOOM,
  namesBelow,
  QUARTERS_FROM_ZOOM,
  type Ring,
  SIGHTS_FROM_ZOOM,
  type Spot,
} from '#src/ui/map/drawing.ts';
import { LAND_AT, LAND_ZOOM, type Land } from '#src/ui/map/land.ts';
import { starPath } from '#src/ui/map/star.ts';

export type Drawing = {
  readonly land: Land;
  readonly cities: readonly Spot[];
  readonly sights: readonly Spot[];
  readonly rings: readonly Ring[];
  readonly quarters: readonly Spot[];
  /** Diamonds without a name, at all zooms. */
  readonly stars?: readonly GeoPoint[];
  /** Flights are the subject of the map, not its background. */
  readonly hasStrongRoutes?: boolean;
};

const SIZE = 512;
/** Overlap with the next tile in pixels: without it a seam shows at fractional zooms. */
const LAP = 1;
const LABEL = '500 12px';

/** Our own base map: canvas tiles drawn from one file, in the page's colours. */
export class BaseLayer extends GridLayer {
  readonly #drawing: Drawing;
  readonly #paths: Readonly<Record<keyof Land, Path2D>>;

  constructor(drawing: Drawing, options: GridLayerOptions = {}) {
    super({ tileSize: SIZE, updateWhenIdle: false, keepBuffer: 1, ...options });
    this.#drawing = drawing;
    const { land, borders, routes } = drawing.land;
    this.#paths = { land: new Path2D(land), borders: new Path2D(borders), routes: new Path2D(routes) };
  }

  protected override createTile({ x, y, z }: Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    const density = Math.min(2, devicePixelRatio || 1);
    canvas.width = (SIZE + LAP) * density;
    canvas.height = (SIZE + LAP) * density;
    // Leaflet sets width and height of a tile, but not the minimum.
    canvas.style.minWidth = `${SIZE + LAP}px`;
    canvas.style.minHeight = `${SIZE + LAP}px`;
    const context = canvas.getContext('2d');
    if (context) {
      const look = getComputedStyle(this.getPane() ?? document.body);
      const tile = {
        x: x * SIZE,
        y: y * SIZE,
        zoom: z,
        density,
        colour: (name: string) => look.getPropertyValue(name),
      };
      this.#drawLand(context, tile);
      context.setTransform(density, 0, 0, density, 0, 0);
      context.font = `${LABEL} ${look.fontFamily}`;
      this.#drawNames(context, tile);
    }
    return canvas;
  }

  #drawLand(context: CanvasRenderingContext2D, tile: Tile) {
    const { zoom, density, colour } = tile;
    const scale = 2 ** (zoom - LAND_ZOOM);
    context.fillStyle = colour('--map-water');
    context.fillRect(0, 0, (SIZE + LAP) * density, (SIZE + LAP) * density);
    const [left, top] = [LAND_AT.x * scale - tile.x, LAND_AT.y * scale - tile.y];
    context.setTransform(density * scale, 0, 0, density * scale, density * left, density * top);
    context.fillStyle = colour('--map-land');
    context.fill(this.#paths.land);
    context.strokeStyle = colour('--map-line');
    context.lineWidth = 1.5 / scale;
    context.stroke(this.#paths.land);
    context.setLineDash([5 / scale, 4 / scale]);
    context.strokeStyle = colour('--ink-3');
    context.lineWidth = 1 / scale;
    context.stroke(this.#paths.borders);
    context.setLineDash([]);
    if (zoom > CITIES_TO_ZOOM) return;
    const { hasStrongRoutes = false } = this.#drawing;
    context.globalAlpha = hasStrongRoutes ? 0.55 : 0.35;
    context.lineWidth = (hasStrongRoutes ? 1.5 : 1) / scale;
    context.strokeStyle = colour('--accent');
    context.stroke(this.#paths.routes);
    context.globalAlpha = 1;
  }

  // Each tile writes all names: a name that crosses the edge continues in the next tile.
  #drawNames(context: CanvasRenderingContext2D, tile: Tile) {
    const { cities, sights, rings, quarters, stars = [] } = this.#drawing;
    for (const star of stars) drawStar(context, tile, star);
    if (tile.zoom <= CITIES_TO_ZOOM) {
      for (const city of cities) drawDot(context, tile, city);
      return;
    }
    if (tile.zoom < SIGHTS_FROM_ZOOM) return;
    for (const ring of rings) drawRing(context, tile, ring);
    for (const sight of sights) drawSight(context, tile, sight);
    if (tile.zoom < QUARTERS_FROM_ZOOM) return;
    context.font = `italic ${context.font}`;
    for (const quarter of namesBelow(quarters, tile.zoom)) drawQuarter(context, tile, quarter);
  }
}

type Tile = {
  /** In world pixels. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly density: number;
  readonly colour: (name: string) => string;
};

const placeOn = ({ x, y, zoom }: Tile, point: GeoPoint) => {
  const at = worldPixel(point, zoom);
  return { x: at.x - x, y: at.y - y };
};

/** Names have a rim in the land's colour, so that lines do not cross them. */
function write(context: CanvasRenderingContext2D, { colour }: Tile, text: string, x: number, y: number) {
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = colour('--map-land');
  context.strokeText(text, x, y);
  context.fillStyle = colour('--ink-2');
  context.fillText(text, x, y);
}

function drawDot(context: CanvasRenderingContext2D, tile: Tile, { point, name }: Spot) {
  const { x, y } = placeOn(tile, point);
  context.beginPath();
  context.arc(x, y, 3, 0, 2 * Math.PI);
  context.fillStyle = tile.colour('--ink-2');
  context.fill();
  write(context, tile, name, x + 6, y + 4);
}

function drawStar(context: CanvasRenderingContext2D, tile: Tile, point: GeoPoint) {
  const shape = new Path2D(starPath(placeOn(tile, point)));
  context.fillStyle = tile.colour('--warn-edge');
  context.fill(shape);
  context.strokeStyle = tile.colour('--map-land');
  context.lineWidth = 1;
  context.stroke(shape);
}

function drawSight(context: CanvasRenderingContext2D, tile: Tile, { point, name }: Spot) {
  const { x, y } = placeOn(tile, point);
  context.save();
  context.translate(x, y);
  context.rotate(Math.PI / 4);
  context.fillStyle = tile.colour('--accent-soft');
  context.strokeStyle = tile.colour('--accent');
  context.lineWidth = 1.5;
  context.fillRect(-4, -4, 8, 8);
  context.strokeRect(-4, -4, 8, 8);
  context.restore();
  write(context, tile, name, x + 10, y + 4);
}

/** Below its pins. */
function drawQuarter(context: CanvasRenderingContext2D, tile: Tile, { point, name }: Spot) {
  const { x, y } = placeOn(tile, point);
  write(context, tile, name, x - context.measureText(name).width / 2, y + 28);
}

function drawRing(context: CanvasRenderingContext2D, tile: Tile, { point, metres, name }: Ring) {
  const { x, y } = placeOn(tile, point);
  const radius = metres / metresPerPixel(point.lat, tile.zoom);
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = tile.colour('--accent-soft');
  context.globalAlpha = 0.45;
  context.fill();
  context.globalAlpha = 1;
  context.setLineDash([2, 5]);
  context.lineWidth = 1.5;
  context.strokeStyle = tile.colour('--ink-3');
  context.stroke();
  context.setLineDash([]);
  const width = context.measureText(name).width;
  write(context, tile, name, x - width / 2, y + radius + 14);
}
