import { formatMoney, type Money } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { GeoPoint } from '#domain/core/web-mercator.ts';
import type { OtherNames } from '#domain/country/country-map.ts';
import type { Place } from '#domain/country/places.ts';
import { m } from '#src/copy/generated/messages.js';

/** Lowest fare to a place from the chosen origin. */
export type PlaceFare = {
  readonly slug: string;
  /** Airport codes. */
  readonly origin: string;
  readonly destination: string;
  readonly adult: Money;
  /** Departure day, YYYY-MM-DD. */
  readonly date: string;
  readonly minutes: number;
};

/** One fare per airport: for the place named first, as Shiraz before Persepolis. */
export const faresByAirport = (fares: readonly PlaceFare[] | null): readonly PlaceFare[] =>
  (fares ?? []).filter(
    ({ destination }, index, all) => all.findIndex((one) => one.destination === destination) === index,
  );

/** A hotel with a room for two on the page's nights, at the lowest total. */
type MapHotel = {
  /** Slug of its place. */
  readonly city: string;
  /** Path of its page after `/hotel/`. */
  readonly link: string;
  readonly name: string;
  readonly point: GeoPoint;
  /** `area`: only its quarter is known. */
  readonly precision: string;
  readonly total: Money;
};
export type MapRooms = { readonly checkIn: string; readonly checkOut: string; readonly hotels: readonly MapHotel[] };

/** Hotel text of a place, as `9 hotels from €112`, and its list; undefined if none has a room. */
export function hotelsOfPlace(
  { slug, name }: Pick<Place, 'slug' | 'name'>,
  rooms: MapRooms | null,
): { readonly text: string; readonly href: string } | undefined {
  const own = rooms?.hotels.filter(({ city }) => city === slug) ?? [];
  const [lowest] = own.toSorted((a, b) => a.total.amount - b.total.amount);
  if (!rooms || !lowest) return;
  const price = formatMoney(lowest.total);
  return {
    text: own.length === 1 ? m.countrymap_hotels_one({ price }) : m.countrymap_hotels({ count: own.length, price }),
    href: pathTo.hotels({
      destination: `city/${slug}/${name}`,
      departing: rooms.checkIn,
      returning: rooms.checkOut,
    }),
  };
}

export type CountryPage = {
  /** Names in other languages; null until somebody searches. */
  readonly otherNames: OtherNames | null;
  /** Server epoch ms of the fares. */
  readonly now: number;
  /** Airport code. */
  readonly origin: string;
  readonly origins: readonly { readonly code: string; readonly city: string }[];
  /** null: could not be read. */
  readonly fares: readonly PlaceFare[] | null;
  /** null: could not be read. */
  readonly rooms: MapRooms | null;
};
