import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { GeoPoint, MapLook } from '#domain/core/web-mercator.ts';
import type { HotelMapEvent } from '#machines/hotels/hotel-map/types.ts';
import type { HotelMapView } from '#machines/hotels/hotel-map/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { DrawnMap, type Frame } from '#src/screens/hotels/map/DrawnMap.tsx';
import css from '#src/screens/hotels/map/HotelMap.module.css';
import { type HotelPin, lookOf } from '#src/screens/hotels/map/hotel-pins.ts';
import { Button } from '#src/ui/Button.tsx';
import type { Ring, Spot } from '#src/ui/map/drawing.ts';
import type { Land } from '#src/ui/map/land.ts';
import type { Marks } from '#src/ui/map/marks.ts';

export type MapPart = {
  readonly view: HotelMapView;
  readonly send: (event: HotelMapEvent) => void;
  readonly tiles: { readonly url: string; readonly credit: string } | null;
  /** Code of the live map, once loaded. */
  readonly loaded: { readonly LiveHotelMap: ComponentType<LiveHotelMapProps>; readonly land: Land } | null;
  /** City names, for low zooms. */
  readonly cities: readonly Spot[];
};

export type HotelMapProps = {
  readonly part: MapPart;
  readonly place: string;
  readonly of: 'list' | 'hotel';
  readonly frame: Frame;
  /** Points for the initial view, regardless of filters. */
  readonly points: readonly GeoPoint[];
  readonly pins: readonly HotelPin[];
  readonly sights: readonly Spot[];
  readonly rings: readonly Ring[];
  /** Streets and quarters with hotels. */
  readonly quarters: readonly Spot[];
  readonly marks: Marks;
  /** The list is limited to a map area. */
  readonly hasArea?: boolean;
  readonly onAllAreas?: () => void;
  readonly cardOf?: (hotelId: string) => ReactNode;
};

export type LiveHotelMapProps = HotelMapProps & {
  readonly look: MapLook;
  readonly view: Extract<HotelMapView, { kind: 'there' }>;
  readonly land: Land;
  readonly box: { readonly current: HTMLElement | null };
};

/** A drawing that becomes a live map on demand. Give it a key per place. */
export function HotelMap(props: HotelMapProps) {
  const { part, place, of, frame, points, pins, sights, rings, quarters, marks } = props;
  const { view, send } = part;
  const box = useRef<HTMLElement>(null);
  const [look] = useState(() => lookOf(points, frame));
  if (!look) return null;
  const isLive = view.kind === 'there' && part.loaded !== null;
  // A click on a price follows its link; other clicks load the live map.
  const wake = ({ target }: MouseEvent) => {
    if (!isLive && target instanceof Element && !target.closest('a, button')) send({ type: 'map.show' });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: "Move the map" is a button below it.
    <section
      ref={box}
      id="map"
      className={css.box}
      data-of={of}
      aria-label={m.hotels_map_name({ place })}
      onClick={wake}
    >
      <p className="vh">{of === 'list' ? m.hotels_map_said() : m.hotels_map_said_hotel()}</p>
      {isLive && part.loaded ? (
        <part.loaded.LiveHotelMap {...props} look={look} view={view} land={part.loaded.land} box={box} />
      ) : (
        <>
          <DrawnMap
            look={look}
            frame={frame}
            pins={pins}
            sights={sights}
            rings={rings}
            quarters={quarters}
            marks={marks}
          />
          <div className={css.over}>
            <div className={css.tools}>
              <BackToList {...props} />
              <Button size="s" icon="map" isBusy={view.kind === 'loading'} onClick={() => send({ type: 'map.show' })}>
                {view.kind === 'failed' ? m.hotels_map_again() : m.hotels_map_use()}
              </Button>
              {view.kind === 'failed' ? (
                <p className={css.note} role="status">
                  {m.hotels_map_failed()}
                </p>
              ) : null}
            </div>
          </div>
          <span className={css.credit}>{m.hotels_map_credit()}</span>
        </>
      )}
    </section>
  );
}

/** On a phone the map covers the list. */
export const BackToList = ({ part: { send }, of }: HotelMapProps) =>
  of === 'list' ? (
    <span className={css.narrow}>
      <Button size="s" onClick={() => send({ type: 'list.show' })}>
        {m.hotels_map_list()}
      </Button>
    </span>
  ) : null;
