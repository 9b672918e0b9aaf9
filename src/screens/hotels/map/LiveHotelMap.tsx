import { useEffect, useRef, useState } from 'react';
import type { MapLook } from '#domain/core/web-mercator.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/hotels/map/HotelMap.module.css';
import { BackToList, type LiveHotelMapProps } from '#src/screens/hotels/map/HotelMap.tsx';
import { lookOf, scaleWords } from '#src/screens/hotels/map/hotel-pins.ts';
import { Button } from '#src/ui/Button.tsx';
import { scaleOf } from '#src/ui/map/drawing.ts';
import { LiveMap, type MapHandle } from '#src/ui/map/LiveMap.tsx';

/** The live map with its buttons; loaded on demand. */
export function LiveHotelMap(props: LiveHotelMapProps) {
  const { part, place, of, pins, sights, rings, quarters, marks, look, view, land, box, hasArea, onAllAreas, cardOf } =
    props;
  const { send, tiles, cities } = part;
  const card = view.pinId === null ? null : cardOf?.(view.pinId);
  const handle = useRef<MapHandle>(null);
  const [shown, setShown] = useState(look);
  // Drawn once: choosing another sight must not rebuild the map.
  const [drawing] = useState(() => ({ land, cities, sights, rings, quarters }));
  const [start] = useState(() => openingLook(props));
  useEffect(() => {
    const { current } = box;
    // Keeps keyboard use on the map after the click that loaded it.
    if (current?.contains(document.activeElement) || document.activeElement === document.body)
      current?.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
  }, [box]);
  return (
    <>
      <LiveMap
        label={of === 'list' ? m.hotels_map_keys({ place }) : m.hotels_map_keys_hotel({ place })}
        look={start}
        pins={pins}
        drawing={drawing}
        tiles={view.tiles === 'on' ? (tiles?.url ?? null) : null}
        marks={marks}
        chosen={view.pinId}
        words={WORDS}
        handle={handle}
        onPin={(hotelId) => {
          send({ type: 'pin.choose', hotelId });
          return true;
        }}
        onMove={(area) => send({ type: 'map.move', area })}
        onLook={setShown}
        onTilesFail={() => send({ type: 'tiles.fail' })}
      />
      <div className={css.over}>
        <div className={css.tools}>
          <BackToList {...props} />
          {of === 'list' && view.area !== 'still' ? (
            <Button size="s" isBusy={view.area === 'searching'} onClick={() => send({ type: 'area.search' })}>
              {m.hotels_map_search()}
            </Button>
          ) : null}
          {hasArea && onAllAreas ? (
            <Button
              size="s"
              onClick={() => {
                onAllAreas();
                handle.current?.goTo(start);
              }}
            >
              {m.hotels_map_area_all({ place })}
            </Button>
          ) : null}
        </div>
        <div className={css.zoom}>
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
        <div className={css.foot}>
          {card ? (
            <div className={css.card}>
              {card}
              <Button
                size="s"
                isIcon
                icon="x"
                aria-label={m.hotels_map_close()}
                onClick={() => send({ type: 'pin.close' })}
              />
            </div>
          ) : null}
          <LiveScale look={shown} />
          <Streets {...props} />
        </div>
      </div>
      <span className={css.credit}>
        {view.tiles === 'on' && tiles ? m.hotels_map_credit_tiles({ credit: tiles.credit }) : m.hotels_map_credit()}
      </span>
    </>
  );
}

const WORDS = { many: (count: number, price: string) => m.hotels_map_many({ count, price }) };

/** A view that fits all points into the box; the view of the drawing while the box has no size. */
function openingLook({ look, points, box: { current: box } }: LiveHotelMapProps): MapLook {
  if (!box || box.clientWidth === 0) return look;
  return lookOf(points, { width: box.clientWidth, height: box.clientHeight }) ?? look;
}

/** Street tiles: offered if the owner configured a service, after telling what it learns. */
function Streets({ part: { send, tiles }, view }: LiveHotelMapProps) {
  if (view.tiles === 'none' || !tiles) return null;
  if (view.tiles === 'on')
    return (
      <Button size="s" onClick={() => send({ type: 'tiles.hide' })}>
        {m.hotels_map_streets_off()}
      </Button>
    );
  const isBlocked = view.tiles === 'blocked';
  return (
    <>
      <p className={css.note} role={isBlocked ? 'status' : undefined}>
        {isBlocked ? m.hotels_map_blocked() : m.hotels_map_streets_sends({ host: new URL(tiles.url).host })}
      </p>
      <Button size="s" onClick={() => send({ type: 'tiles.show' })}>
        {isBlocked ? m.hotels_map_streets_again() : m.hotels_map_streets()}
      </Button>
    </>
  );
}

const LiveScale = ({ look }: { readonly look: MapLook }) => {
  const { metres, width } = scaleOf(look);
  return (
    <svg className={css.liveScale} viewBox="0 0 120 20" aria-hidden="true" focusable="false">
      <g className={css.scale} transform="translate(1 19)">
        <path d={`M0-5V0H${width}V-5`} />
        <text x="6" y="-5">
          {scaleWords(metres)}
        </text>
      </g>
    </svg>
  );
};
