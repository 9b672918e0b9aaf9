import { formatMoney, type Money } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { Place } from '#domain/country/places.ts';
import { m } from '#src/copy/generated/messages.js';
import { noPlaceOffer, type PlaceOffer } from '#src/screens/country/places/place-offer.ts';

/** The least that a car from an airport costs, by day. null: could not be read. */
export type TransferAtPlace = {
  readonly least: {
    readonly airport: string;
    /** null: one chooses among several zones of the place. */
    readonly zone: string | null;
    readonly car: string;
    readonly people: number;
    readonly price: Money;
  } | null;
} | null;

/** The transfer to a place, on its page. */
export function placeOffer(_: Place, found: TransferAtPlace): PlaceOffer {
  const none = noPlaceOffer(found !== null);
  if (!found?.least) return none;
  const { airport, zone, car, people, price } = found.least;
  return {
    ...none,
    cost: {
      id: 'transfer',
      href: pathTo.transport({ kind: 'transfer', airport, ...(zone ? { zone } : {}) }),
      text: m.transportwish_place({ airport }),
      detail: m.transportwish_place_detail({ car, people }),
      price: m.places_from({ price: formatMoney(price) }),
    },
  };
}
