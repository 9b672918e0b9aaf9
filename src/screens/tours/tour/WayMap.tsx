import { type WorldPixel, worldPixel } from '#domain/core/web-mercator.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/tours/tour/Tour.module.css';
import type { Tour } from '#src/screens/tours/tour/tour-props.ts';
import { POINTS, stopsOf, wayOf } from '#src/screens/tours/tour/way.ts';
import { labelsOf } from '#src/screens/tours/tour/way-labels.ts';
import { LAND_AT, LAND_URL, LAND_ZOOM } from '#src/ui/map/land.ts';

const WIDTH = 380;
const TALLEST = 560;
const LOWEST = 260;
/** Room for the names beside the outermost stops. */
const EDGE = 64;
/** Nearer than this the coast becomes rough. */
const NEAREST = 0.35;
/** Circles of stops with a night, and of others. */
const BIG = 11;
const SMALL = 4.5;

/** The way on a drawn map, each stop with the number of its day; the list of days says the same. */
export function WayMap({ tour }: { readonly tour: Tour }) {
  const stops = stopsOf(tour);
  if (stops.length < 2) return null;
  const frame = frameOf(stops.map(({ point }) => worldPixel(point, LAND_ZOOM)));
  const { scale, left, top, height } = frame;
  const on = (name: string): WorldPixel => {
    const { x, y } = worldPixel(POINTS[name] ?? { lat: 0, lon: 0 }, LAND_ZOOM);
    return { x: Math.round(x * scale - left), y: Math.round(y * scale - top) };
  };
  const path = wayOf(tour)
    .map((name, at) => `${at === 0 ? 'M' : 'L'}${on(name).x} ${on(name).y}`)
    .join('');
  const labels = labelsOf(
    stops
      .toSorted((a, b) => Number(b.isNight) - Number(a.isNight))
      .map(({ name, isNight }) => ({ ...on(name), name, reach: isNight ? BIG : SMALL })),
    WIDTH,
    height,
  );
  return (
    <figure className={css.mapcard}>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={m.tourpage_map({ places: stops.map(({ name }) => name).join(', ') })}
      >
        <rect className={css.water} width={WIDTH} height={height} />
        <g
          transform={`translate(${(LAND_AT.x * scale - left).toFixed(1)} ${(LAND_AT.y * scale - top).toFixed(1)}) scale(${scale.toFixed(5)})`}
        >
          <use className={css.land} strokeWidth={1.5 / scale} href={`${LAND_URL}#land`} />
          <use
            className={css.borders}
            strokeWidth={1 / scale}
            strokeDasharray={`${5 / scale} ${4 / scale}`}
            href={`${LAND_URL}#borders`}
          />
        </g>
        <path className={css.via} data-case="" d={path} />
        <path className={css.via} d={path} />
        {stops.map(({ name, day, isNight }) => {
          const { x, y } = on(name);
          return isNight ? (
            <g key={name}>
              <circle className={css.stop} cx={x} cy={y} r={BIG} />
              <text className={css.number} x={x} y={y + 4.5}>
                {day}
              </text>
            </g>
          ) : (
            <circle key={name} className={css.stop} cx={x} cy={y} r={SMALL} />
          );
        })}
        {labels.map(({ name, x, y, anchor }) => (
          <text key={name} className={css.city} x={x} y={y} textAnchor={anchor}>
            {name}
          </text>
        ))}
      </svg>
      <figcaption>{m.tourpage_map_note()}</figcaption>
    </figure>
  );
}

/** The part of the world that holds all points, `scale` times as large as the land's own pixels. */
function frameOf(points: readonly WorldPixel[]) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [wide, tall] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const scale = Math.min(NEAREST, (WIDTH - 2 * EDGE) / (wide || 1), (TALLEST - 2 * EDGE) / (tall || 1));
  const height = Math.round(Math.max(LOWEST, tall * scale + 2 * EDGE));
  const middle = { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 };
  return { scale, height, left: middle.x * scale - WIDTH / 2, top: middle.y * scale - height / 2 };
}
