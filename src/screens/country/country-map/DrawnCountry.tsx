import { formatRoundMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { type GeoPoint, worldPixel } from '#domain/core/web-mercator.ts';
import { HERITAGE } from '#domain/country/heritage.ts';
import { type Place, placeOf } from '#domain/country/places.ts';
import type { CountryMapView } from '#machines/country/country-map/view.ts';
import css from '#src/screens/country/country-map/CountryMap.module.css';
import {
  type CountryPage,
  faresByAirport,
  hotelsOfPlace,
  type PlaceFare,
} from '#src/screens/country/country-map/country-page.ts';
import { drawnRoutes } from '#src/screens/country/country-map/drawn-routes.ts';
import { placeLabels } from '#src/screens/country/country-map/labels.ts';
import { SIZES } from '#src/screens/country/country-map/still-map.ts';
import { flag } from '#src/ui/layout.tsx';
import { LAND_AT, LAND_URL, LAND_ZOOM } from '#src/ui/map/land.ts';
import { starPath } from '#src/ui/map/star.ts';

type Props = {
  readonly view: CountryMapView;
  readonly page: CountryPage;
  readonly places: readonly Place[];
  readonly size: 'wide' | 'narrow';
};

/**
 * The map as server HTML: coast, borders, arcs of the cheapest flights, and links to places. The list holds the same, so keyboard and
 * screen readers skip the map.
 */
export function DrawnCountry({ view, page, places, size }: Props) {
  const { width, height, look } = SIZES[size];
  const middle = worldPixel(look.center, look.zoom);
  const [left, top] = [middle.x - width / 2, middle.y - height / 2];
  const on = (point: GeoPoint) => {
    const { x, y } = worldPixel(point, look.zoom);
    return { x: Math.round(x - left), y: Math.round(y - top) };
  };
  const scale = 2 ** (look.zoom - LAND_ZOOM);
  const fares = faresByAirport(page.fares);
  const fareOf = (slug: string) => fares.find((fare) => fare.slug === slug);
  const has = (layer: CountryMapView['layers'][number]) => view.layers.includes(layer);
  const shown = has('places') ? byWeight(places, fareOf, view.chosen) : [];
  const named = shown.map((place) => {
    const fare = fareOf(place.slug);
    return {
      id: place.slug,
      ...on(place.point),
      text: fare ? `${place.name} ${formatRoundMoney(fare.adult)}` : place.name,
    };
  });
  const labels = placeLabels(named, { width, height });
  return (
    <svg
      className={size === 'wide' ? css.wide : css.narrow}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={css.water} width={width} height={height} />
      <g
        transform={`translate(${(LAND_AT.x * scale - left).toFixed(1)} ${(LAND_AT.y * scale - top).toFixed(1)}) scale(${scale.toFixed(5)})`}
      >
        {/* Keeps the stroke width when scaled. */}
        <use className={css.land} strokeWidth={1.5 / scale} href={`${LAND_URL}#land`} />
        <use
          className={css.borders}
          strokeWidth={1 / scale}
          strokeDasharray={`${5 / scale} ${4 / scale}`}
          href={`${LAND_URL}#borders`}
        />
      </g>
      {has('routes')
        ? drawnRoutes(page, on).map(({ slug, path }) => (
            <path key={slug} className={css.arc} data-hot={flag(slug === view.chosen)} d={path} />
          ))
        : null}
      {has('unesco')
        ? HERITAGE.map(({ id, point }) =>
            point ? <path key={id} className={css.star} d={starPath(on(point))} /> : null,
          )
        : null}
      {named.map(({ id, x, y }) => (
        <a key={id} href={pathTo.place(id)} tabIndex={-1} className={css.dot} data-hot={flag(id === view.chosen)}>
          {hotelsText(id, page)}
          <circle cx={x} cy={y} r="12" className={css.reach} />
          <circle cx={x} cy={y} r="4.5" />
        </a>
      ))}
      {labels.map(({ id, text, textX, textY, anchor }) => (
        <a key={id} href={pathTo.place(id)} tabIndex={-1} className={css.name} data-hot={flag(id === view.chosen)}>
          <text x={textX} y={textY} textAnchor={anchor}>
            {text}
          </text>
        </a>
      ))}
    </svg>
  );
}

/** Tooltip of a place. */
function hotelsText(slug: string, { rooms }: CountryPage) {
  const place = placeOf(slug);
  const hotels = place && hotelsOfPlace(place, rooms);
  return hotels ? <title>{hotels.text}</title> : null;
}

/** Label priority: the chosen place, places with a fare, others. */
const byWeight = (places: readonly Place[], fareOf: (slug: string) => PlaceFare | undefined, chosen: string | null) =>
  places.toSorted((a, b) => weightOf(b, fareOf, chosen) - weightOf(a, fareOf, chosen));

const weightOf = ({ slug }: Place, fareOf: (slug: string) => PlaceFare | undefined, chosen: string | null): number =>
  slug === chosen ? 2 : fareOf(slug) ? 1 : 0;
