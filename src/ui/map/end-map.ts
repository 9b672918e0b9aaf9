import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';

/** Private state of Leaflet 1.9 during a move; missing in its types. */
type Moving = { _animatingZoom: boolean; readonly scrollWheelZoom: { readonly _timer?: number } };

/**
 * Removes a map, also during a zoom. Leaflet's `remove` leaves two timers running, of the wheel and of the zoom's end, which would throw on
 * the removed panes. The end-to-end test of the country map notices renamed fields.
 */
export function endMap(map: LeafletMap): void {
  const moving = map as unknown as Moving;
  clearTimeout(moving.scrollWheelZoom._timer);
  moving._animatingZoom = false;
  map.remove();
}
