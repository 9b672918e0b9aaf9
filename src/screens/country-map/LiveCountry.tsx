import { useMemo, useRef, useState } from 'react';
import { pathTo } from '#domain/addresses.ts';
import { nearestPlace } from '#domain/country-map.ts';
import { HERITAGE } from '#domain/heritage.ts';
import { formatMoney, formatRoundMoney } from '#domain/money.ts';
import { PLACES } from '#domain/places.ts';
import { lookAt, type MapLook } from '#domain/web-mercator.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/country-map/CountryMap.module.css';
import type { LiveCountryProps } from '#src/screens/country-map/CountryMapScreen.tsx';
import { type CountryPage, faresByAirport, hotelsOfPlace } from '#src/screens/country-map/country-page.ts';
import { Button } from '#src/ui/Button.tsx';
import { LiveMap, type MapHandle } from '#src/ui/map/LiveMap.tsx';
import type { Land } from '#src/ui/map/land.ts';
import { createMarks } from '#src/ui/map/marks.ts';
import type { Pin } from '#src/ui/map/pin-layer.ts';

const WHOLE: MapLook = { center: { lat: 32.7, lon: 53.8 }, zoom: 5 };
/** Nearer, the World Heritage sites have room for their names. */
const SITES_FROM_ZOOM = 7;
/** Of a city: there is room for its hotels, and a place says how many it has. */
const HOTELS_FROM_ZOOM = 11;
const WORDS = { many: (count: number, text: string) => m.countrymap_many({ count: count - 1, text }) };

/** About what the map has: a wide window shows the list beside it. */
function opening(): MapLook {
  const frame =
    innerWidth >= 960
      ? { width: innerWidth - 420, height: innerHeight }
      : { width: innerWidth, height: Math.min(336, innerHeight) };
  return (
    lookAt(
      PLACES.map(({ point }) => point),
      { ...frame, margin: 24, minZoom: 4, maxZoom: 7 },
    ) ?? WHOLE
  );
}

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

/** Each leads to the page of its hotel, for the nights whose price it says. */
const hotelPins = ({ rooms }: CountryPage): readonly Pin[] =>
  (rooms?.hotels ?? []).map(({ link, name, point, precision, total }) => {
    const text = `${name} ${formatMoney(total)}`;
    return {
      ...{ id: HOTEL + link, point, text, label: text, amount: total.amount, isVague: precision === 'area' },
      href: pathTo.hotel(link, { departing: rooms?.checkIn, returning: rooms?.checkOut }),
    };
  });

/** A pin of a place is of that place; one of a site is of the place from which it is visited. */
function placeOfPin(id: string): string {
  const site = HERITAGE.find((one) => `site ${one.id}` === id);
  return site?.point ? nearestPlace(site.point).slug : id;
}

/** The map that moves: all of it comes when it is wanted. */
export const liveCountryOf = (land: Land) =>
  function LiveCountry({ view, page, places, send }: LiveCountryProps) {
    const [look, setLook] = useState(opening);
    const handle = useRef<MapHandle>(null);
    const [marks] = useState(createMarks);
    const hasRoutes = view.layers.includes('routes');
    const hasSites = view.layers.includes('unesco') && look.zoom >= SITES_FROM_ZOOM;
    const isNear = look.zoom >= HOTELS_FROM_ZOOM;
    const drawing = useMemo(
      () => ({ land: hasRoutes ? land : { ...land, routes: '' }, cities: [], sights: [], rings: [], quarters: [] }),
      [hasRoutes],
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
      return [...own, ...(hasSites ? sitePins : []), ...(isShown ? hotelPins(page) : [])];
    }, [places, page, hasSites, isNear, view.layers]);
    return (
      <div className={css.live}>
        <LiveMap
          // The base is drawn once: with other lines it is another map, which opens where this one was.
          key={String(hasRoutes)}
          label={m.countrymap_keys()}
          look={look}
          pins={pins}
          drawing={drawing}
          tiles={null}
          marks={marks}
          chosen={view.chosen}
          words={WORDS}
          handle={handle}
          onPin={(id) => {
            if (id.startsWith(HOTEL)) return false;
            send({ type: 'place.choose', place: placeOfPin(id) });
            return true;
          }}
          onMove={() => undefined}
          onLook={setLook}
          onTilesFail={() => undefined}
        />
        <div className={css.over}>
          <Button
            size="s"
            isIcon
            icon="plus"
            aria-label={m.hotels_map_zoom_in()}
            onClick={() => handle.current?.zoomBy(1)}
          />
          <Button
            size="s"
            isIcon
            icon="minus"
            aria-label={m.hotels_map_zoom_out()}
            onClick={() => handle.current?.zoomBy(-1)}
          />
        </div>
      </div>
    );
  };
