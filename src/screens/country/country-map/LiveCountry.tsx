import { type RefObject, useMemo, useRef, useState } from 'react';
import { formatMoney, formatRoundMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { type GeoPoint, type MapLook, worldPixel } from '#domain/core/web-mercator.ts';
import { isInView, lookCloser } from '#domain/country/closer-look.ts';
import { nearestPlace } from '#domain/country/country-map.ts';
import { HERITAGE } from '#domain/country/heritage.ts';
import { PLACES } from '#domain/country/places.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/country/country-map/CountryMap.module.css';
import type { LiveCountryProps } from '#src/screens/country/country-map/CountryMapScreen.tsx';
import { type CountryPage, faresByAirport, hotelsOfPlace } from '#src/screens/country/country-map/country-page.ts';
import { drawnRoutes } from '#src/screens/country/country-map/drawn-routes.ts';
import { stillLook } from '#src/screens/country/country-map/still-map.ts';
import { Button } from '#src/ui/Button.tsx';
import { LiveMap, type MapHandle } from '#src/ui/map/LiveMap.tsx';
import { LAND_AT, LAND_ZOOM, type Land } from '#src/ui/map/land.ts';
import { createMarks } from '#src/ui/map/marks.ts';
import type { Pin } from '#src/ui/map/pin-layer.ts';

/** From this zoom on, names of World Heritage sites fit. */
const SITES_FROM_ZOOM = 7;
/** City zoom: its hotels fit, and a place shows its hotel count. */
const HOTELS_FROM_ZOOM = 11;
/** Without streets a higher zoom adds nothing. */
const MAX_ZOOM = 15;
const WORDS = { many: (count: number, text: string) => m.countrymap_many({ count: count - 1, text }) };

type Size = { readonly width: number; readonly height: number };

const sizeOf = ({ current }: RefObject<HTMLElement | null>): Size => ({
  width: current?.clientWidth ?? innerWidth,
  height: current?.clientHeight ?? innerHeight,
});

/** The view of the still picture that it replaces. */
const opening = (size: Size): MapLook => stillLook(innerWidth >= 960 ? 'wide' : 'narrow', size);

function routesOf(page: CountryPage): string {
  const on = (point: GeoPoint) => {
    const { x, y } = worldPixel(point, LAND_ZOOM);
    return { x: Math.round(x - LAND_AT.x), y: Math.round(y - LAND_AT.y) };
  };
  return drawnRoutes(page, on)
    .map(({ path }) => path)
    .join('');
}

const siteStars = HERITAGE.flatMap(({ point }) => point ?? []);
const sitePins: readonly Pin[] = HERITAGE.flatMap(({ id, name, point }) =>
  point
    ? {
        ...{ id: `site ${id}`, point, text: name, label: name },
        amount: Number.MAX_SAFE_INTEGER,
        isVague: true,
      }
    : [],
);

const HOTEL = 'hotel ';

/** Links to hotels, for the priced nights. */
const hotelPins = ({ rooms }: CountryPage): readonly Pin[] =>
  (rooms?.hotels ?? []).map(({ link, name, point, precision, total }) => {
    const text = formatMoney(total);
    return {
      ...{
        id: HOTEL + link,
        point,
        text,
        label: `${name} ${text}`,
        amount: total.amount,
        isVague: precision === 'area',
      },
      href: pathTo.hotel(link, { departing: rooms?.checkIn, returning: rooms?.checkOut }),
    };
  });

/** The place of a pin; a site belongs to the place from which it is visited. */
function placeOfPin(id: string): string {
  const site = HERITAGE.find((one) => `site ${one.id}` === id);
  return site?.point ? nearestPlace(site.point).slug : id;
}

/** The interactive map, loaded on demand. */
export const liveCountryOf = (land: Land) =>
  function LiveCountry({ view, page, places, box, send }: LiveCountryProps) {
    const [start] = useState(() => opening(sizeOf(box)));
    const [look, setLook] = useState(start);
    const handle = useRef<MapHandle>(null);
    const tools = useRef<HTMLDivElement>(null);
    const [marks] = useState(createMarks);
    const hasSites = view.layers.includes('unesco');
    const hasSiteNames = hasSites && look.zoom >= SITES_FROM_ZOOM;
    const isNear = look.zoom >= HOTELS_FROM_ZOOM;
    const routes = view.layers.includes('routes') ? routesOf(page) : '';
    // The base is drawn once: other layers need a new map, which opens with the same view and no pending clicks.
    const base = routes + hasSites;
    const drawing = useMemo(
      () => ({
        ...{ land: { ...land, routes }, cities: [], sights: [], rings: [], quarters: [] },
        stars: hasSites ? siteStars : [],
        hasStrongRoutes: true,
      }),
      [routes, hasSites],
    );
    const pins = useMemo((): Pin[] => {
      const fares = faresByAirport(page.fares);
      const own = places.map((place) => {
        const { slug, name, point } = place;
        const fare = fares.find((one) => one.slug === slug);
        const text = fare ? `${name} ${formatRoundMoney(fare.adult)}` : name;
        const hotels = hotelsOfPlace(place, page.rooms)?.text;
        const label = hotels ? `${text}, ${hotels}` : text;
        return {
          ...{ id: slug, point, label, text: isNear ? label : text },
          amount: fare?.adult.amount ?? Number.MAX_SAFE_INTEGER,
          isVague: false,
        };
      });
      const isShown = isNear && view.layers.includes('places');
      return [...own, ...(hasSiteNames ? sitePins : []), ...(isShown ? hotelPins(page) : [])];
    }, [places, page, hasSiteNames, isNear, view.layers]);
    const points = (pins.length > 0 ? pins : PLACES).map(({ point }) => point);
    // Leaflet drops a zoom click during a running move: queue it.
    const presses = useRef({ base, left: 0 });
    const nearer = (from: MapLook) => {
      const next = lookCloser(points, from, sizeOf(box), MAX_ZOOM);
      if (next === from) presses.current.left = 0;
      else handle.current?.goTo(next);
    };
    const isLost = !points.some((point) => isInView(point, look, sizeOf(box)));
    return (
      <div className={css.live}>
        <LiveMap
          key={base}
          label={m.countrymap_keys()}
          look={look}
          pins={pins}
          drawing={drawing}
          tiles={null}
          marks={marks}
          chosen={view.chosen}
          words={WORDS}
          handle={handle}
          maxZoom={MAX_ZOOM}
          isStepless
          over={tools}
          onPin={(id) => {
            if (id.startsWith(HOTEL)) return false;
            send({ type: 'place.choose', place: placeOfPin(id) });
            return true;
          }}
          onMove={() => undefined}
          onLook={(next) => {
            setLook(next);
            presses.current.left = Math.max(0, presses.current.left - 1);
            if (presses.current.left > 0) nearer(next);
          }}
          onTilesFail={() => undefined}
        />
        <div className={css.over} ref={tools}>
          <Button
            size="s"
            isIcon
            icon="plus"
            aria-label={m.hotels_map_zoom_in()}
            onClick={() => {
              if (presses.current.base !== base) presses.current = { base, left: 0 };
              presses.current.left += 1;
              if (presses.current.left === 1) nearer(look);
            }}
          />
          <Button
            size="s"
            isIcon
            icon="minus"
            aria-label={m.hotels_map_zoom_out()}
            onClick={() => handle.current?.zoomBy(-1)}
          />
        </div>
        {isLost ? (
          <div className={css.lost}>
            <Button
              size="s"
              onClick={() => {
                handle.current?.goTo(start);
                // The button disappears; keyboard use continues on the map.
                box.current?.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
              }}
            >
              {m.countrymap_all()}
            </Button>
          </div>
        ) : null}
      </div>
    );
  };
