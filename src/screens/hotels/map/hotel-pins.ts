import { formatRoundMoney } from '#domain/core/money.ts';
import { type GeoPoint, lookAt, type MapLook } from '#domain/core/web-mercator.ts';
import { crowdOf } from '#domain/country/crowd.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Listed } from '#src/screens/hotels/results/list.ts';
import type { Ring, Spot } from '#src/ui/map/drawing.ts';

type HotelSight = components['schemas']['HotelSight'];

/** A hotel on a map. */
export type HotelPin = {
  readonly id: string;
  readonly point: GeoPoint;
  readonly text: string;
  readonly amount: number;
  readonly label: string;
  readonly isVague: boolean;
  /** null: the map is on this hotel's own page. */
  readonly href: string | null;
};

/** Hotels at the prices of the list, in its order. */
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

/** The straight line behind so many minutes on foot: a third longer, at 4.8 km an hour, as the server measures. */
const METRES_A_MINUTE = 80 / 1.3;
/** The wide one below the narrow one. */
const RINGS = [20, 10];

export const ringsAround = (point: GeoPoint): Ring[] =>
  RINGS.map((minutes) => ({ point, metres: minutes * METRES_A_MINUTE, name: m.hotels_where_min({ minutes }) }));

/** Of a city's map: room for a pin at each side, no nearer than a quarter. */
const CITY = { margin: 48, minZoom: 8, maxZoom: 15 };

/** What shows the hotels of a list, whatever one of them far outside says; null without hotels. */
export const lookOf = (
  points: readonly GeoPoint[],
  frame: { readonly width: number; readonly height: number },
): MapLook | null => lookAt(crowdOf(points), { ...frame, ...CITY });

export const scaleWords = (metres: number): string =>
  metres < 1000 ? m.hotels_map_scale_m({ length: metres }) : m.hotels_map_scale_km({ length: metres / 1000 });

/** In which quarter each hotel is, as a name that stands below its pin; of a street with other names the first. */
export const quartersOf = (hotels: readonly components['schemas']['HotelSummary'][]): Spot[] =>
  hotels.map(({ hotelId, area, point }) => ({ id: hotelId, name: area.en.replace(/[,(].*$/, '').trim(), point }));
