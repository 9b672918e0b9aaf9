import { formatRoundMoney } from '#domain/core/money.ts';
import { type GeoPoint, lookAt, type MapLook } from '#domain/core/web-mercator.ts';
import { crowdOf } from '#domain/country/crowd.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Listed } from '#src/screens/hotels/results/filters.ts';
import type { Ring, Spot } from '#src/ui/map/drawing.ts';

type HotelSight = components['schemas']['HotelSight'];

export type HotelPin = {
  readonly id: string;
  readonly point: GeoPoint;
  readonly text: string;
  readonly amount: number;
  readonly label: string;
  readonly isVague: boolean;
  /** null on the hotel's own page. */
  readonly href: string | null;
};

/** Pins of listed hotels with their prices, in list order. */
export const pinsOf = (list: readonly Listed[], hrefOf: (link: string) => string): HotelPin[] =>
  list.map(({ offer: { hotel }, price: { total } }) => {
    const text = formatRoundMoney(total);
    return {
      id: hotel.hotelId,
      point: hotel.point,
      text,
      amount: total.amount,
      label: m.hotels_map_pin({ hotel: hotel.name.en, price: text }),
      isVague: hotel.precision === 'area',
      href: hrefOf(hotel.link),
    };
  });

export const spotsOf = (sights: readonly HotelSight[]): Spot[] =>
  sights.map(({ id, name, point }) => ({ id, name: name.en, point }));

/** Metres of straight line per minute of walking: 4.8 km/h, with a third added for detours, as on the server. */
const METRES_A_MINUTE = 80 / 1.3;
/** Minutes; the wide ring below the narrow one. */
const RINGS = [20, 10];

export const ringsAround = (point: GeoPoint): Ring[] =>
  RINGS.map((minutes) => ({ point, metres: minutes * METRES_A_MINUTE, name: m.hotels_where_min({ minutes }) }));

/** City map: a margin for pins, not closer than a quarter. */
const CITY = { margin: 48, minZoom: 8, maxZoom: 15 };

/** A view that shows the hotels of a list, ignoring a distant outlier; null without hotels. */
export const lookOf = (
  points: readonly GeoPoint[],
  frame: { readonly width: number; readonly height: number },
): MapLook | null => lookAt(crowdOf(points), { ...frame, ...CITY });

export const scaleWords = (metres: number): string =>
  metres < 1000 ? m.hotels_map_scale_m({ length: metres }) : m.hotels_map_scale_km({ length: metres / 1000 });

/** Area name below each hotel's pin; only the first of several street names. */
export const quartersOf = (hotels: readonly components['schemas']['HotelSummary'][]): Spot[] =>
  hotels.map(({ hotelId, area, point }) => ({ id: hotelId, name: area.en.replace(/[,(].*$/, '').trim(), point }));
