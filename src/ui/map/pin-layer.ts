import {
  DomEvent,
  DomUtil,
  Layer,
  type LeafletEventHandlerFn,
  type Map as LeafletMap,
  type Point,
  point,
  type ZoomAnimEvent,
} from 'leaflet/dist/leaflet-src.esm.js';
import { type PinCluster, pinClusters, pinWidth } from '#domain/core/pin-clusters.ts';
import { type GeoPoint, placeAt, type WorldPixel } from '#domain/core/web-mercator.ts';
import css from '#src/ui/map/LiveMap.module.css';
import type { Marks } from '#src/ui/map/marks.ts';

/** A priced item at a place. */
export type Pin = {
  readonly id: string;
  readonly point: GeoPoint;
  /** Text on the pin, as `€171`. */
  readonly text: string;
  /** A cluster shows the text of its smallest amount. */
  readonly amount: number;
  /** For screen readers: name and price. */
  readonly label: string;
  /** Only its quarter is known. */
  readonly isVague: boolean;
  /** Its own page: the pin becomes a link that can be opened in a tab or copied. */
  readonly href?: string | null;
};

export type PinWords = {
  /** Label of a cluster: number of pins and smallest price. */
  readonly many: (count: number, text: string) => string;
};

type Options = {
  readonly marks: Marks;
  readonly words: PinWords;
  /** A plain click. False: follow the link. */
  readonly onPin: (id: string) => boolean;
  readonly onCluster: (pins: readonly Pin[]) => void;
  /** The focused pin may be at the edge. */
  readonly onFocus: (point: GeoPoint) => void;
  /** Buttons over the map that pins must avoid. */
  readonly over: { readonly current: HTMLElement | null } | null;
};

/** Margin beyond the edge in pixels, so that pins appear whole. */
const BEYOND = 80;
/** Zoom step between two clusterings. */
const CLUSTER_STEP = 0.25;
/** Half the height of a pin, in pixels. */
const HALF_HEIGHT = 16;
/** Extra width of a pin with a count, in pixels. */
const COUNT = 28;
/** A longer pointer move is a drag, in pixels. */
const PULL = 4;

/** Pins as links and buttons. Only visible ones are in the DOM, so thousands cost as much as a screenful. */
export class PinLayer extends Layer {
  readonly #options: Options;
  #pins: readonly Pin[] = [];
  #clusters: { readonly zoom: number; readonly of: readonly Pin[]; readonly list: readonly PinCluster<Pin>[] } | null =
    null;
  readonly #nodes = new Map<string, { readonly node: HTMLElement; readonly cluster: PinCluster<Pin> }>();
  readonly #keys = new WeakMap<PinCluster<Pin>, string>();
  #frame = 0;
  #forget: () => void = () => undefined;
  #chosen: string | null = null;
  #down: { readonly node: HTMLElement | undefined; readonly x: number; readonly y: number } | null = null;

  constructor(options: Options) {
    super();
    this.#options = options;
  }

  setPins(pins: readonly Pin[]): void {
    this.#pins = pins;
    if (this._map) this.#draw();
  }

  choose(id: string | null): void {
    this.#chosen = id;
    this.#mark();
  }

  override onAdd(map: LeafletMap): this {
    const pane = this.getPane('markerPane');
    if (!pane) return this;
    map.getContainer().addEventListener('pointerdown', this.#touch);
    map.getContainer().addEventListener('click', this.#press);
    pane.addEventListener('pointerover', this.#look);
    pane.addEventListener('pointerout', this.#lookAway);
    pane.addEventListener('focusin', this.#focus);
    pane.addEventListener('focusout', this.#lookAway);
    // A double click on a pin must not zoom the map.
    DomEvent.on(pane, 'dblclick', DomEvent.stopPropagation);
    this.#forget = this.#options.marks.subscribe(() => this.#mark());
    map.whenReady(() => this.#draw());
    return this;
  }

  override onRemove(map: LeafletMap): this {
    const pane = this.getPane('markerPane');
    map.getContainer().removeEventListener('pointerdown', this.#touch);
    map.getContainer().removeEventListener('click', this.#press);
    cancelAnimationFrame(this.#frame);
    this.#forget();
    if (pane) {
      pane.removeEventListener('pointerover', this.#look);
      pane.removeEventListener('pointerout', this.#lookAway);
      pane.removeEventListener('focusin', this.#focus);
      pane.removeEventListener('focusout', this.#lookAway);
      DomEvent.off(pane, 'dblclick', DomEvent.stopPropagation);
    }
    for (const { node } of this.#nodes.values()) node.remove();
    this.#nodes.clear();
    return this;
  }

  override getEvents(): { [name: string]: LeafletEventHandlerFn } {
    const draw = () => this.#draw();
    return {
      viewreset: draw,
      zoomend: draw,
      moveend: draw,
      move: () => {
        cancelAnimationFrame(this.#frame);
        this.#frame = requestAnimationFrame(draw);
      },
      zoomanim: (event) => this.#follow(event as ZoomAnimEvent),
    };
  }

  readonly #touch = ({ target, clientX, clientY }: PointerEvent) => {
    this.#down = { node: this.#found(target)?.node, x: clientX, y: clientY };
  };
  readonly #press = (event: MouseEvent) => {
    const found = this.#found(event.target);
    // Keyboard clicks have detail 0.
    const down = event.detail > 0 ? this.#down : null;
    const isPull = down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > PULL;
    if (!found) {
      // If the map moved during the click, the browser targets the map, but the user meant the pin.
      if (!isPull && down?.node?.isConnected) down.node.click();
      return;
    }
    if (isPull) return event.preventDefault();
    const [first, ...others] = found.cluster.pins;
    if (!first || others.length > 0) return this.#options.onCluster(found.cluster.pins);
    // With a modifier key the browser opens the link.
    if (first.href && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    if (this.#options.onPin(first.id)) event.preventDefault();
  };
  readonly #look = ({ target }: Event) => {
    const found = this.#found(target);
    if (found) this.#options.marks.set(found.cluster.pins[0]?.id ?? null);
  };
  readonly #lookAway = () => this.#options.marks.set(null);
  readonly #focus = (event: Event) => {
    this.#look(event);
    const found = this.#found(event.target);
    const place = found?.cluster.pins[0]?.point;
    // Only for keyboard focus: the map must not move during a pointer click.
    if (place && found.node.matches(':focus-visible')) this.#options.onFocus(place);
  };

  #found(target: EventTarget | null) {
    const node = target instanceof Element ? target.closest('a, button') : null;
    return [...this.#nodes.values()].find((one) => one.node === node);
  }

  #clustersAt(zoom: number): readonly PinCluster<Pin>[] {
    if (this.#clusters?.zoom !== zoom || this.#clusters.of !== this.#pins)
      this.#clusters = { zoom, of: this.#pins, list: pinClusters(this.#pins, zoom, ({ text }) => pinWidth(text)) };
    return this.#clusters.list;
  }

  /** Adds the visible pins and removes the others. */
  #draw() {
    const map = this._map;
    if (!map) return;
    const zoom = Math.floor(map.getZoom() / CLUSTER_STEP) * CLUSTER_STEP;
    const scale = 2 ** (map.getZoom() - zoom);
    const { min, max } = map.getPixelBounds();
    if (!min || !max) return;
    const origin = map.getPixelOrigin();
    const aside = this.#asideOf(min, max);
    const seen = new Set<string>();
    for (const cluster of this.#clustersAt(zoom)) {
      const x = cluster.at.x * scale;
      const y = cluster.at.y * scale;
      const key = this.#keyOf(cluster);
      const known = this.#nodes.get(key);
      const isBeyond = x < min.x - BEYOND || x > max.x + BEYOND || y < min.y - BEYOND || y > max.y + BEYOND;
      if (isBeyond && (!known || known.node !== document.activeElement)) continue;
      seen.add(key);
      const node = known?.node ?? this.#make(cluster);
      if (known?.cluster !== cluster) this.#nodes.set(key, { node, cluster });
      if (!known) this.#markOne(node, cluster);
      DomUtil.setPosition(node, point(Math.round(aside({ x, y }, cluster) - origin.x), Math.round(y - origin.y)));
    }
    for (const [key, { node }] of this.#nodes) {
      if (seen.has(key)) continue;
      node.remove();
      this.#nodes.delete(key);
    }
  }

  /** Where buttons lie over the map, each pin in view is moved aside until it is fully visible, also at the edge. */
  #asideOf(min: Point, max: Point): (at: WorldPixel, cluster: PinCluster<Pin>) => number {
    const over = this.#options.over?.current;
    if (!over) return ({ x }) => x;
    const { offsetLeft, offsetWidth, offsetTop, offsetHeight } = over;
    const isLeft = offsetLeft < (max.x - min.x) / 2;
    const below = min.y + offsetTop + offsetHeight + HALF_HEIGHT;
    return ({ x, y }, { pins }) => {
      if (x < min.x || x > max.x) return x;
      const half = (pinWidth(cheapestOf(pins)?.text ?? '') + (pins.length > 1 ? COUNT : 0)) / 2;
      const left = isLeft && y < below ? min.x + offsetLeft + offsetWidth : min.x;
      const right = !isLeft && y < below ? min.x + offsetLeft : max.x;
      return Math.max(left + half, Math.min(right - half, x));
    };
  }

  /** Key by what a cluster shows and links to: an equal one keeps its node, and so its focus. */
  #keyOf(cluster: PinCluster<Pin>): string {
    const known = this.#keys.get(cluster);
    if (known !== undefined) return known;
    const key = cluster.pins.map(({ id, text, href }) => `${id} ${text} ${href}`).join();
    this.#keys.set(cluster, key);
    return key;
  }

  /** During a zoom animation pins move to their final positions. */
  #follow({ center, zoom }: ZoomAnimEvent) {
    const map = this._map;
    for (const { node, cluster } of this.#nodes.values()) {
      const { lat, lon } = placeAt(cluster.at, this.#clusters?.zoom ?? zoom);
      const at = map.project([lat, lon], zoom).subtract(map.project(center, zoom)).add(map.getSize().divideBy(2));
      DomUtil.setPosition(node, map.containerPointToLayerPoint(at).round());
    }
  }

  #make({ pins }: PinCluster<Pin>): HTMLElement {
    const [first] = pins;
    const cheapest = cheapestOf(pins) as Pin;
    const href = pins.length === 1 ? first?.href : null;
    const node = href ? linkTo(href) : button();
    node.className = `${css.pin} leaflet-zoom-animated`;
    node.textContent = cheapest.text;
    if (pins.length > 1) {
      node.dataset.many = String(pins.length);
      node.setAttribute('aria-label', this.#options.words.many(pins.length, cheapest.text));
    } else {
      if (first?.isVague) node.dataset.vague = '';
      node.setAttribute('aria-label', first?.label ?? '');
    }
    this.getPane('markerPane')?.append(node);
    return node;
  }

  /** Marks the pin hovered in the list and the pin with an open card. */
  #mark() {
    for (const { node, cluster } of this.#nodes.values()) this.#markOne(node, cluster);
  }

  #markOne(node: HTMLElement, { pins }: PinCluster<Pin>) {
    const marked = this.#options.marks.read();
    const isHot = (marked ?? this.#chosen) !== null && pins.some(({ id }) => id === marked || id === this.#chosen);
    node.toggleAttribute('data-hot', isHot);
  }
}

/** The pin whose text a cluster shows. */
const cheapestOf = (pins: readonly Pin[]): Pin | undefined =>
  pins.reduce<Pin | undefined>((low, pin) => (low && low.amount <= pin.amount ? low : pin), undefined);

function linkTo(href: string): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  // This layer handles clicks before src/app/follow-links.ts.
  link.dataset.live = '';
  // Dragging a pin moves the map.
  link.draggable = false;
  return link;
}

function button(): HTMLElement {
  const node = document.createElement('button');
  node.type = 'button';
  return node;
}
