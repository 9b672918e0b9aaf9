import { useMemo, useRef, useState } from 'react';
import { nearestPlace } from '#domain/country-map.ts';
import { HERITAGE } from '#domain/heritage.ts';
import { formatRoundMoney } from '#domain/money.ts';
import { PLACES } from '#domain/places.ts';
import { lookAt, type MapLook } from '#domain/web-mercator.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/country-map/CountryMap.module.css';
import type { LiveCountryProps } from '#src/screens/country-map/CountryMapScreen.tsx';
import { faresByAirport } from '#src/screens/country-map/country-page.ts';
import { Button } from '#src/ui/Button.tsx';
import { LiveMap, type MapHandle } from '#src/ui/map/LiveMap.tsx';
import type { Land } from '#src/ui/map/land.ts';
import { createMarks } from '#src/ui/map/marks.ts';
import type { Pin } from '#src/ui/map/pin-layer.ts';

const WHOLE: MapLook = { center: { lat: 32.7, lon: 53.8 }, zoom: 5 };
/** Nearer, the World Heritage sites have room for their names. */
const SITES_FROM_ZOOM = 7;
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

const sitePins: readonly Pin[] = HERITAGE.map(({ id, name, point }) => ({
  ...{ id: `site ${id}`, point, text: name, label: name },
  amount: Number.MAX_SAFE_INTEGER,
  isVague: true,
}));

/** A pin of a place is of that place; one of a site is of the place from which it is visited. */
function placeOfPin(id: string): string {
  const site = HERITAGE.find((one) => `site ${one.id}` === id);
  return site ? nearestPlace(site.point).slug : id;
}

/** The map that moves: all of it comes when it is wanted. */
export const liveCountryOf = (land: Land) =>
  function LiveCountry({ view, page, places, send }: LiveCountryProps) {
    const [look, setLook] = useState(opening);
    const handle = useRef<MapHandle>(null);
    const [marks] = useState(createMarks);
    const hasRoutes = view.layers.includes('routes');
    const hasSites = view.layers.includes('unesco') && look.zoom >= SITES_FROM_ZOOM;
    const drawing = useMemo(
      () => ({ land: hasRoutes ? land : { ...land, routes: '' }, cities: [], sights: [], rings: [], quarters: [] }),
      [hasRoutes],
    );
    const pins = useMemo((): Pin[] => {
      const fares = faresByAirport(page.fares);
      const own = places.map(({ slug, name, point }) => {
        const fare = fares.find((one) => one.slug === slug);
        const text = fare ? `${name} ${formatRoundMoney(fare.adult)}` : name;
        return {
          ...{ id: slug, point, text, label: text },
          amount: fare?.adult.amount ?? Number.MAX_SAFE_INTEGER,
          isVague: false,
        };
      });
      return hasSites ? [...own, ...sitePins] : own;
    }, [places, page.fares, hasSites]);
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
          onPin={(id) => send({ type: 'place.choose', place: placeOfPin(id) })}
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
