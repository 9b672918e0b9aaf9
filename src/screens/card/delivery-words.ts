import type { Delivery } from '#domain/card/delivery.ts';
import type { DeskAirport } from '#domain/card/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';

const NAMES: Readonly<Record<Delivery, () => string>> = {
  desk: m.card_way_desk,
  hotel: m.card_way_hotel,
  europe: m.card_way_europe,
  turkey_gulf_caucasus: m.card_way_turkey,
  asia_pacific: m.card_way_asia,
  africa_latin_america: m.card_way_africa,
};

/** "Your hotel in Iran", "Home in Europe". */
export const deliveryName = (delivery: Delivery): string => NAMES[delivery]();

const AIRPORTS: Readonly<Record<DeskAirport, () => string>> = {
  IKA: m.card_airport_ika,
  MHD: m.card_airport_mhd,
  SYZ: m.card_airport_syz,
  TBZ: m.card_airport_tbz,
  IFN: m.card_airport_ifn,
  KIH: m.card_airport_kih,
};

export const airportName = (airport: DeskAirport): string => AIRPORTS[airport]();

/** "Zandiyeh Hotel, Shiraz"; of a home its region. */
export function placeWords(delivery: components['schemas']['CardDelivery']): string {
  if (delivery.to === 'hotel') return `${delivery.hotel}, ${delivery.city}`;
  return delivery.to === 'desk'
    ? m.card_desk_at({ airport: airportName(delivery.airport) })
    : deliveryName(delivery.to);
}
