import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';

/** What Leaflet 1.9 keeps of a move that has not ended. Its types do not name them. */
type Moving = { _animatingZoom: boolean; readonly scrollWheelZoom: { readonly _timer?: number } };

/**
 * Ends a map, also in the middle of a zoom. Leaflet's own `remove` forgets two timers, of the wheel and of the end of a
 * zoom: each would find a map without its panes and throw. The journey of the country map tells when the names change.
 */
export function endMap(map: LeafletMap): void {
  const moving = map as unknown as Moving;
  clearTimeout(moving.scrollWheelZoom._timer);
  moving._animatingZoom = false;
  map.remove();
}
