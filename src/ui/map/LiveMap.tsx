import { Map as LeafletMap, TileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { MapArea } from '#domain/core/map-area.ts';
import type { MapLook } from '#domain/core/web-mercator.ts';
import { BaseLayer, type Drawing } from '#src/ui/map/base-layer.ts';
import { endMap } from '#src/ui/map/end-map.ts';
import css from '#src/ui/map/LiveMap.module.css';
import { LAND_AREA } from '#src/ui/map/land.ts';
import type { Marks } from '#src/ui/map/marks.ts';
import { type Pin, PinLayer, type PinWords } from '#src/ui/map/pin-layer.ts';

export type MapHandle = {
  readonly zoomBy: (steps: number) => void;
  readonly goTo: (look: MapLook) => void;
};

export type LiveMapProps = {
  /** Description and use, for screen readers. */
  readonly label: string;
  readonly look: MapLook;
  readonly pins: readonly Pin[];
  readonly drawing: Drawing;
  /** URL template of the street tiles; null shows the drawn base only. */
  readonly tiles: string | null;
  /** Highest zoom with content. */
  readonly maxZoom?: number;
  /** Allows fractional zoom levels; street tiles would be blurred there. */
  readonly isStepless?: boolean;
  /** Buttons over the map: pins avoid them. */
  readonly over?: RefObject<HTMLElement | null>;
  readonly marks: Marks;
  readonly chosen: string | null;
  readonly words: PinWords;
  readonly handle: RefObject<MapHandle | null>;
  /** A plain click on a pin. False: follow its link. */
  readonly onPin: (id: string) => boolean;
  /** The user moved the map. */
  readonly onMove: (area: MapArea) => void;
  /** The view changed, for any reason. */
  readonly onLook: (look: MapLook) => void;
  readonly onTilesFail: () => void;
};

const MIN_ZOOM = 4;
const MAX_ZOOM = 17;
/** Timeout in ms without any tile: the service is blocked or the connection too slow. */
const TILES_MS = 10_000;
/** Give up after this many failed tiles and none loaded. */
const TILES_FAILED = 4;
const STILL = 2;

/** A Leaflet map controlled by mouse and keys: own base layer and pins, no Leaflet controls. */
export function LiveMap(props: LiveMapProps) {
  const { label, look, pins, drawing, tiles, marks, chosen, words, handle, onPin, onMove, onLook, onTilesFail } = props;
  const box = useRef<HTMLDivElement>(null);
  const live = useRef<{ map: LeafletMap; layer: PinLayer; shown: MapLook } | null>(null);
  const moved = useEffectEvent(onMove);
  const looked = useEffectEvent(onLook);
  const chose = useEffectEvent(onPin);
  const failed = useEffectEvent(onTilesFail);
  const { maxZoom = MAX_ZOOM, isStepless = false, over } = props;
  const first = useRef({ look, pins, drawing, words, maxZoom, isStepless });

  useEffect(() => {
    const container = box.current;
    if (!container) return;
    const start = first.current;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const map = new LeafletMap(container, {
      zoomControl: false,
      attributionControl: false,
      // The box is observed below. Leaflet reports a new size 200 ms late, even after the map is gone.
      trackResize: false,
      minZoom: MIN_ZOOM,
      maxZoom: start.maxZoom,
      zoomSnap: start.isStepless ? 0 : 1,
      maxBounds: [
        [LAND_AREA.south, LAND_AREA.west],
        [LAND_AREA.north, LAND_AREA.east],
      ],
      maxBoundsViscosity: 1,
      center: [start.look.center.lat, start.look.center.lon],
      zoom: start.look.zoom,
      zoomAnimation: !isCalm,
      fadeAnimation: false,
      inertia: !isCalm,
    });
    let isFollowing = false;
    const base = new BaseLayer(start.drawing).addTo(map);
    const layer = new PinLayer({
      marks,
      words: start.words,
      onPin: chose,
      over: over ?? null,
      // The map follows the focus, which is not a move by the user.
      onFocus: ({ lat, lon }) => {
        isFollowing = true;
        map.panInside([lat, lon], { padding: [60, 40], animate: false });
        isFollowing = false;
      },
      onCluster: (held) => {
        const zoom = map.getZoom();
        const bounds = held.map(({ point }) => [point.lat, point.lon] as [number, number]);
        const next = Math.max(zoom + 1, map.getBoundsZoom(bounds, false));
        const [one] = held;
        if (!one) return;
        // At maximum zoom they share one place and cannot be separated.
        if (zoom >= start.maxZoom) {
          if (!chose(one.id) && one.href) location.assign(one.href);
        } else map.setView([one.point.lat, one.point.lon], Math.min(start.maxZoom, next));
      },
    }).addTo(map);
    layer.setPins(start.pins);
    const now = { map, layer, shown: start.look };
    live.current = now;
    const tell = () => {
      const center = map.getCenter();
      const look = { center: { lat: center.lat, lon: center.lng }, zoom: map.getZoom() };
      looked(look);
      if (isSame(map, now.shown)) return;
      now.shown = look;
      if (isFollowing) return;
      const bounds = map.getBounds();
      moved({
        south: bounds.getSouth(),
        west: bounds.getWest(),
        north: bounds.getNorth(),
        east: bounds.getEast(),
      });
    };
    map.on('moveend', tell);
    const sizes = new ResizeObserver(() => {
      if (container.clientWidth > 0) map.invalidateSize();
    });
    sizes.observe(container);
    const colours = matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => base.redraw();
    colours.addEventListener('change', redraw);
    return () => {
      sizes.disconnect();
      colours.removeEventListener('change', redraw);
      live.current = null;
      endMap(map);
    };
  }, [marks, over]);

  useEffect(() => live.current?.layer.setPins(pins), [pins]);
  useEffect(() => live.current?.layer.choose(chosen), [chosen]);
  useEffect(() => {
    const map = live.current?.map;
    return map && tiles ? layTiles(map, tiles, failed) : undefined;
  }, [tiles]);

  useImperativeHandle(handle, () => ({
    zoomBy: (steps) => live.current?.map.zoomIn(steps),
    goTo: (next) => {
      const now = live.current;
      if (!now) return;
      now.shown = next;
      now.map.setView([next.center.lat, next.center.lon], next.zoom);
    },
  }));

  // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys, plus and minus move it.
  return <div ref={box} className={css.map} role="application" aria-label={label} tabIndex={0} />;
}

/** Whether the map still shows the view it was last given or reported. */
function isSame(map: LeafletMap, { center, zoom }: MapLook): boolean {
  if (map.getZoom() !== zoom) return false;
  return map.project([center.lat, center.lon]).distanceTo(map.project(map.getCenter())) < STILL;
}

/** Adds street tiles over the base; returns a function that removes them. Calls `onFail` once if none loads. */
function layTiles(map: LeafletMap, url: string, onFail: () => void): () => void {
  const layer = new TileLayer(url, { maxZoom: MAX_ZOOM, keepBuffer: 1, className: css.street ?? '' });
  let came = 0;
  let lost = 0;
  let isOver = false;
  const fail = () => {
    if (came > 0 || isOver) return;
    isOver = true;
    onFail();
  };
  const timer = setTimeout(fail, TILES_MS);
  layer.on('tileload', () => {
    came += 1;
  });
  layer.on('tileerror', () => {
    lost += 1;
    if (lost >= TILES_FAILED) fail();
  });
  layer.addTo(map);
  return () => {
    isOver = true;
    clearTimeout(timer);
    layer.remove();
  };
}
