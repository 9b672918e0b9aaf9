import { pathTo } from '#domain/core/addresses.ts';
import { formatMoney, type Money } from '#domain/core/money.ts';
import type { GeoPoint } from '#domain/core/web-mercator.ts';
import type { OtherNames } from '#domain/country/country-map.ts';
import type { Place } from '#domain/country/places.ts';
import { m } from '#src/copy/generated/messages.js';

/** The lowest fare to a place from where one flies. */
export type PlaceFare = {
  readonly slug: string;
  /** Airport codes. */
  readonly origin: string;
  readonly destination: string;
  readonly adult: Money;
  /** The day of it, YYYY-MM-DD. */
  readonly date: string;
  readonly minutes: number;
};

/** One fare for each airport: that of the place which is named first, as Shiraz before Persepolis. */
export const faresByAirport = (fares: readonly PlaceFare[] | null): readonly PlaceFare[] =>
  (fares ?? []).filter(
    ({ destination }, index, all) => all.findIndex((one) => one.destination === destination) === index,
  );

/** A hotel that has a room for two on the nights of the page, with the lowest total. */
type MapHotel = {
  /** Slug of its place. */
  readonly city: string;
  /** The address of its page after `/hotel/`. */
  readonly link: string;
  readonly name: string;
  readonly point: GeoPoint;
  /** `area`: only its quarter is known. */
  readonly precision: string;
  readonly total: Money;
};
export type MapRooms = { readonly checkIn: string; readonly checkOut: string; readonly hotels: readonly MapHotel[] };

/** What a place says of its hotels, as `9 hotels from €112`, and the list behind it; undefined where none has a room. */
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

/** What the map draws besides the machine's view. */
export type CountryPage = {
  /** What places are called elsewhere; null until somebody searches. */
  readonly otherNames: OtherNames | null;
  /** Server epoch ms of the fares. */
  readonly now: number;
  /** Airport code. */
  readonly origin: string;
  /** Where one can fly from. */
  readonly origins: readonly { readonly code: string; readonly city: string }[];
  /** null: they could not be read. */
  readonly fares: readonly PlaceFare[] | null;
  /** null: they could not be read. */
  readonly rooms: MapRooms | null;
};
