import { pinClusters } from '#domain/core/pin-clusters.ts';
import { type MapLook, metresPerPixel, worldPixel } from '#domain/core/web-mercator.ts';
import css from '#src/screens/hotels/map/HotelMap.module.css';
import { type HotelPin, scaleWords } from '#src/screens/hotels/map/hotel-pins.ts';
import { flag } from '#src/ui/layout.tsx';
import {
  CITIES_TO_ZOOM,
  namesBelow,
  QUARTERS_FROM_ZOOM,
  type Ring,
  SIGHTS_FROM_ZOOM,
  type Spot,
  scaleOf,
} from '#src/ui/map/drawing.ts';
import { LAND_AT, LAND_URL, LAND_ZOOM } from '#src/ui/map/land.ts';
import type { Marks } from '#src/ui/map/marks.ts';
import { useMarked } from '#src/ui/map/useMarked.ts';

export type Frame = { readonly width: number; readonly height: number };

type Props = {
  readonly look: MapLook;
  readonly frame: Frame;
  readonly pins: readonly HotelPin[];
  readonly sights: readonly Spot[];
  readonly rings: readonly Ring[];
  readonly quarters: readonly Spot[];
  readonly marks: Marks;
};

/** Approximate width of a letter and of a digit, in pixels. */
const LETTER = 6.2;
const DIGIT = 7.6;

/**
 * The map as server HTML: coast and borders from the shared file, sights, and prices that link to hotels. The list holds the same, so
 * keyboard and screen readers skip the map.
 */
export function DrawnMap({ look, frame: { width, height }, pins, sights, rings, quarters, marks }: Props) {
  const { center, zoom } = look;
  const middle = worldPixel(center, zoom);
  const left = middle.x - width / 2;
  const top = middle.y - height / 2;
  const on = (point: { readonly lat: number; readonly lon: number }) => {
    const { x, y } = worldPixel(point, zoom);
    return { x: Math.round(x - left), y: Math.round(y - top) };
  };
  const scale = 2 ** (zoom - LAND_ZOOM);
  const land = `translate(${(LAND_AT.x * scale - left).toFixed(1)} ${(LAND_AT.y * scale - top).toFixed(1)}) scale(${scale})`;
  const isSeen = ({ x, y }: { readonly x: number; readonly y: number }) => x > 0 && x < width && y > 0 && y < height;
  return (
    <svg
      className={css.drawn}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={css.water} width={width} height={height} />
      <g transform={land}>
        <use className={css.land} href={`${LAND_URL}#land`} />
        <use className={css.borders} href={`${LAND_URL}#borders`} />
        {zoom <= CITIES_TO_ZOOM ? <use className={css.routes} href={`${LAND_URL}#routes`} /> : null}
      </g>
      {zoom >= SIGHTS_FROM_ZOOM
        ? rings.map(({ point, metres, name }) => {
            const { x, y } = on(point);
            const radius = Math.round(metres / metresPerPixel(point.lat, zoom));
            return (
              <g key={name} className={css.ring}>
                <circle cx={x} cy={y} r={radius} />
                <text x={Math.round(x - (name.length * LETTER) / 2)} y={y + radius + 14}>
                  {name}
                </text>
              </g>
            );
          })
        : null}
      {zoom >= SIGHTS_FROM_ZOOM
        ? sights.map(({ id, point, name }) => {
            const { x, y } = on(point);
            return isSeen({ x, y }) ? (
              <g key={id} className={css.sight} transform={`translate(${x} ${y})`}>
                <path d="M0-6 6 0 0 6-6 0z" />
                <text x={x > width - name.length * LETTER ? -10 - name.length * LETTER : 10} y="4">
                  {name}
                </text>
              </g>
            ) : null;
          })
        : null}
      {zoom >= QUARTERS_FROM_ZOOM
        ? namesBelow(quarters, zoom).map(({ id, name, point }) => {
            const at = on(point);
            return isSeen(at) ? (
              <text key={id} className={css.quarter} x={at.x} y={at.y + 28}>
                {name}
              </text>
            ) : null;
          })
        : null}
      {pinClusters(pins, zoom)
        .map(({ pins: held }) => ({ held, at: on(held[0]?.point ?? center) }))
        .filter(({ at }) => isSeen(at))
        // Reversed: earlier entries of the list are drawn on top.
        .reverse()
        .map(({ held, at }) => (
          <DrawnPin key={held[0]?.id} pins={held} x={at.x} y={at.y} marks={marks} />
        ))}
      <Scale look={look} height={height} />
    </svg>
  );
}

type DrawnPinProps = {
  readonly pins: readonly HotelPin[];
  readonly x: number;
  readonly y: number;
  readonly marks: Marks;
};

function DrawnPin({ pins, x, y, marks }: DrawnPinProps) {
  const isMarked = useMarked(marks, ({ id }: HotelPin) => id, pins);
  const [first] = pins;
  if (!first) return null;
  const cheapest = pins.reduce((low, pin) => (pin.amount < low.amount ? pin : low), first);
  const text = pins.length > 1 ? `${cheapest.text} +${pins.length - 1}` : first.text;
  const half = Math.round((text.length * DIGIT + 22) / 2);
  const look = (
    <>
      <rect x={-half} y="-14" width={2 * half} height="28" rx="14" />
      <text y="5">{text}</text>
    </>
  );
  const place = {
    className: css.pin,
    transform: `translate(${x} ${y})`,
    'data-hot': flag(isMarked),
    'data-vague': flag(first.isVague && pins.length === 1),
  };
  // A cluster is no link: the click loads the live map, which expands it.
  if (pins.length > 1 || !first.href) return <g {...place}>{look}</g>;
  return (
    <a
      href={first.href}
      tabIndex={-1}
      onPointerEnter={() => marks.set(first.id)}
      onPointerLeave={() => marks.set(null)}
      {...place}
    >
      {look}
    </a>
  );
}

const Scale = ({ look, height }: { readonly look: MapLook; readonly height: number }) => {
  const { metres, width } = scaleOf(look);
  return (
    <g className={css.scale} transform={`translate(16 ${height - 18})`}>
      <path d={`M0-5V0H${width}V-5`} />
      <text x="6" y="-5">
        {scaleWords(metres)}
      </text>
    </g>
  );
};
