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

/** Something with a price at a place. */
export type Pin = {
  readonly id: string;
  readonly point: GeoPoint;
  /** On the pin, as `€171`. */
  readonly text: string;
  /** What the smallest text of a cluster is found by. */
  readonly amount: number;
  /** For screen readers: its name and its price. */
  readonly label: string;
  /** Only its quarter is known. */
  readonly isVague: boolean;
  /** Of its own page: then the pin is a link, to be opened in another tab or copied. */
  readonly href?: string | null;
};

export type PinWords = {
  /** Of several pins in one place: how many, and the smallest price. */
  readonly many: (count: number, text: string) => string;
};

type Options = {
  readonly marks: Marks;
  readonly words: PinWords;
  /** A plain press. False: a link goes its own way. */
  readonly onPin: (id: string) => boolean;
  readonly onCluster: (pins: readonly Pin[]) => void;
  /** It may lie at the edge. */
  readonly onFocus: (point: GeoPoint) => void;
  /** Buttons on the map, below which no pin may lie. */
  readonly over: { readonly current: HTMLElement | null } | null;
};

/** Beyond the edge, in pixels, so that pins come into view whole. */
const BEYOND = 80;
/** Between two of these, pins stay as they are put together. */
const CLUSTER_STEP = 0.25;
/** Of a pin. */
const HALF_HEIGHT = 16;
/** How much wider a pin is that says of how many it is. */
const COUNT = 28;
/** A press that went so far, in pixels, was a pull. */
const PULL = 4;

/** Pins as links and buttons, and only those that can be seen: thousands weigh as much as a screenful. */
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
    // A second press on a pin is no wish to zoom the map below it.
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
    // Keys have no detail.
    const down = event.detail > 0 ? this.#down : null;
    const isPull = down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > PULL;
    if (!found) {
      // If the map moved below a press, the browser tells the map of it, but the pin was meant.
      if (!isPull && down?.node?.isConnected) down.node.click();
      return;
    }
    if (isPull) return event.preventDefault();
    const [first, ...others] = found.cluster.pins;
    if (!first || others.length > 0) return this.#options.onCluster(found.cluster.pins);
    // For another tab the browser opens the link.
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
    // Who presses a pin sees it: the map must not move away below the press.
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

  /** Brings the pins of what can be seen, and takes the others away. */
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

  /** Where pins make way for buttons, a pin whose place is in view is whole: it moves aside, also from the edge. */
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

  /** What a cluster shows and where it leads: the same of two lists keeps its node, and with it the focus. */
  #keyOf(cluster: PinCluster<Pin>): string {
    const known = this.#keys.get(cluster);
    if (known !== undefined) return known;
    const key = cluster.pins.map(({ id, text, href }) => `${id} ${text} ${href}`).join();
    this.#keys.set(cluster, key);
    return key;
  }

  /** While the map zooms, pins go to where they will lie. */
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

  /** The one that is looked at in the list, and the one whose card is open. */
  #mark() {
    for (const { node, cluster } of this.#nodes.values()) this.#markOne(node, cluster);
  }

  #markOne(node: HTMLElement, { pins }: PinCluster<Pin>) {
    const marked = this.#options.marks.read();
    const isHot = (marked ?? this.#chosen) !== null && pins.some(({ id }) => id === marked || id === this.#chosen);
    node.toggleAttribute('data-hot', isHot);
  }
}

/** The one whose text a cluster shows. */
const cheapestOf = (pins: readonly Pin[]): Pin | undefined =>
  pins.reduce<Pin | undefined>((low, pin) => (low && low.amount <= pin.amount ? low : pin), undefined);

function linkTo(href: string): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  // The layer hears it first: src/app/follow-links.ts.
  link.dataset.live = '';
  // A pull at a pin moves the map.
  link.draggable = false;
  return link;
}

function button(): HTMLElement {
  const node = document.createElement('button');
  node.type = 'button';
  return node;
}
