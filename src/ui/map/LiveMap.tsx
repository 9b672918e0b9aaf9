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
  /** What it is and how it is used, for screen readers. */
  readonly label: string;
  readonly look: MapLook;
  readonly pins: readonly Pin[];
  readonly drawing: Drawing;
  /** Address of the street tiles; null shows the drawn base alone. */
  readonly tiles: string | null;
  /** Nearer there is nothing to show. */
  readonly maxZoom?: number;
  /** It stops at any zoom, not at whole ones alone; street tiles would be blurred there. */
  readonly isStepless?: boolean;
  /** Buttons that lie on the map: no pin lies below them. */
  readonly over?: RefObject<HTMLElement | null>;
  readonly marks: Marks;
  readonly chosen: string | null;
  readonly words: PinWords;
  readonly handle: RefObject<MapHandle | null>;
  /** A plain press on a pin. False: a link goes its own way. */
  readonly onPin: (id: string) => boolean;
  /** A person has moved it. */
  readonly onMove: (area: MapArea) => void;
  /** It shows something else, whoever moved it. */
  readonly onLook: (look: MapLook) => void;
  readonly onTilesFail: () => void;
};

const MIN_ZOOM = 4;
const MAX_ZOOM = 17;
/** Nothing came for so long: the service is blocked, or the line is too thin for it. */
const TILES_MS = 10_000;
/** So many tiles failed and none came. */
const TILES_FAILED = 4;
const STILL = 2;

/** A map that is moved by hand and by keys, on Leaflet: our own base, our own pins, none of its controls. */
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
      // Its box is watched below. Leaflet tells of a new size 200 ms later, also when its map is gone by then.
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
      // The map follows the focus; that is no wish to look elsewhere.
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
        // Nearer they do not come: they stand in one place.
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

/** Whether the map still shows what it was last told to show, or last told. */
function isSame(map: LeafletMap, { center, zoom }: MapLook): boolean {
  if (map.getZoom() !== zoom) return false;
  return map.project([center.lat, center.lon]).distanceTo(map.project(map.getCenter())) < STILL;
}

/** Street tiles on the drawn base, until they are taken away. `onFail` once, if none comes. */
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
