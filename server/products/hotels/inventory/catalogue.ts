import { readFileSync } from 'node:fs';
import { hotelTypeOf } from '#domain/hotels/hotel-type.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { importFirst, keepInventory, readInventory, readVersion } from '#server/products/hotels/inventory/import.ts';
import type { CityRow, HotelRow, RateRow, RoomRow, SightRow } from '#server/products/hotels/inventory/rows.ts';
import { roomKey } from '#server/products/hotels/inventory/rows.ts';

type Schemas = components['schemas'];
export type Summary = Schemas['HotelSummary'];
export type Destination = Schemas['HotelDestination'];

export type CatalogueRoom = RoomRow & { readonly key: string };
export type CatalogueHotel = {
  readonly id: string;
  readonly row: HotelRow;
  readonly city: CityRow;
  readonly rooms: readonly CatalogueRoom[];
  readonly rates: readonly RateRow[];
  readonly summary: Summary;
};

export type Catalogue = {
  readonly version: number;
  readonly cities: ReadonlyMap<string, CityRow>;
  readonly hotels: ReadonlyMap<string, CatalogueHotel>;
  readonly hotelsIn: ReadonlyMap<string, readonly CatalogueHotel[]>;
  readonly sightsIn: ReadonlyMap<string, readonly Schemas['HotelSight'][]>;
  /** All search destinations, by `type id`. */
  readonly destinations: ReadonlyMap<string, Destination>;
  /** By area id. */
  readonly areas: ReadonlyMap<string, readonly CatalogueHotel[]>;
};

const SAMPLE = new URL('./sample.jsonl', import.meta.url);

/** After an import in another process, this one may show the old inventory this long; holds never use it. */
const COMPARED_MS = 250;

type Known = { readonly catalogue: Promise<Catalogue>; readonly version: number; readonly comparedAt: number };

/** The last inventory read, by database, and when its version was last compared. */
const known = new WeakMap<Database, Known>();

/** Call after an import in this process: the next search reads the new inventory. */
export const forgetCatalogue = (db: Database): void => void known.delete(db);

/**
 * The current inventory; imports the sample first when there is none. Called for each search, so it compares versions
 * only a few times per second.
 */
export async function catalogueOf(db: Database, now: number): Promise<Catalogue> {
  const before = known.get(db);
  if (before && performance.now() - before.comparedAt < COMPARED_MS) return before.catalogue;
  const version = await readVersion(db);
  if (version === 0) {
    await importFirst(db, () => readInventory(readFileSync(SAMPLE, 'utf8')), now);
    return catalogueOf(db, now);
  }
  // No await below: of concurrent searches only the first one loads.
  const latest = known.get(db);
  const catalogue = latest?.version === version ? latest.catalogue : load(db, version);
  known.set(db, { catalogue, version, comparedAt: performance.now() });
  return catalogue.catch((error: unknown) => {
    known.delete(db);
    throw error;
  });
}

async function load(db: Database, version: number): Promise<Catalogue> {
  const rows = await db.selectFrom('hotel_row').select(['kind', 'content']).orderBy('position').execute();
  const ofKind = <T>(kind: string) => rows.filter((one) => one.kind === kind).map(({ content }) => content as T);
  const cities = new Map(ofKind<CityRow>('city').map((city) => [city.id, city]));
  const sightsIn = Map.groupBy(ofKind<SightRow>('sight'), ({ city }) => city);
  const hotels = ofKind<HotelRow>('hotel').flatMap((hotel) => {
    const city = cities.get(hotel.city);
    return city ? [toHotel(hotel, city, sightsIn.get(hotel.city) ?? [])] : [];
  });
  const hotelsIn = Map.groupBy(hotels, ({ row }) => row.city);
  const areas = new Map<string, CatalogueHotel[]>();
  for (const hotel of hotels) {
    for (const part of areaParts(hotel.row)) {
      const id = areaId(hotel.row.city, part);
      areas.set(id, [...(areas.get(id) ?? []), hotel]);
    }
  }
  return {
    version,
    cities,
    hotels: new Map(hotels.map((hotel) => [hotel.id, hotel])),
    hotelsIn,
    sightsIn: new Map([...sightsIn].map(([city, sights]) => [city, sights.map(toSight)])),
    destinations: destinationsOf(hotels, hotelsIn, sightsIn, areas),
    areas,
  };
}

const toSight = ({ id, name, lat, lon }: SightRow): Schemas['HotelSight'] => ({ id, name, point: { lat, lon } });

function toHotel(row: HotelRow, city: CityRow, sights: readonly SightRow[]): CatalogueHotel {
  const id = `${row.city}-${row.slug}`;
  const { name, stars, kind, area, precision, amenities, answers, isInvented } = row;
  return {
    id,
    row,
    city,
    rooms: row.rooms.map((room) => ({ ...room, key: roomKey(id, room.id) })),
    rates: row.rates,
    summary: {
      hotelId: id,
      link: `${row.city}/${row.slug}`,
      name,
      stars,
      kind,
      area,
      city: { slug: city.id, name: city.name },
      country: city.country,
      hotelType: hotelTypeOf(city.country),
      point: { lat: row.lat, lon: row.lon },
      precision,
      walks: precision === 'area' ? [] : walksTo(row, sights),
      amenities,
      answers,
      isInvented,
    },
  };
}

type Point = { readonly lat: number; readonly lon: number };

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great circle distance in km. */
export function kmBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

/** Walking routes are about a third longer than the straight line. */
const DETOUR = 1.3;
const KM_PER_MINUTE = 4.8 / 60;
const LONGEST_WALK = 60;

const walksTo = (hotel: Point, sights: readonly SightRow[]): Summary['walks'] =>
  sights
    .map((sight) => ({
      sightId: sight.id,
      minutes: Math.max(1, Math.round((kmBetween(hotel, sight) * DETOUR) / KM_PER_MINUTE)),
    }))
    .filter(({ minutes }) => minutes <= LONGEST_WALK)
    .sort((a, b) => a.minutes - b.minutes);

/** "Amadegah Street, Chahar Bagh" is in both areas. */
const areaParts = ({ area }: HotelRow): string[] => area.en.split(/,\s*/).filter((part) => part.length > 2);

const areaId = (city: string, area: string): string =>
  `${city}-${area
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')}`.replace(/^-+|-+$/g, '');

function destinationsOf(
  hotels: readonly CatalogueHotel[],
  hotelsIn: ReadonlyMap<string, readonly CatalogueHotel[]>,
  sightsIn: ReadonlyMap<string, readonly SightRow[]>,
  areas: ReadonlyMap<string, readonly CatalogueHotel[]>,
): ReadonlyMap<string, Destination> {
  const found: Destination[] = [];
  for (const ofCity of [...hotelsIn.values()].sort((a, b) => b.length - a.length)) {
    const city = ofCity[0]?.city;
    if (!city) continue;
    const base = {
      city: city.name,
      country: city.country,
      hotelType: hotelTypeOf(city.country),
      hotels: ofCity.length,
    };
    const point = { lat: city.lat, lon: city.lon };
    found.push({ ...base, type: 'city', id: city.id, name: city.name, point });
    for (const { id, name, lat, lon } of sightsIn.get(city.id) ?? []) {
      found.push({ ...base, type: 'sight', id, name, point: { lat, lon } });
    }
  }
  for (const [id, ofArea] of areas) {
    const [first] = ofArea;
    const part = first && areaParts(first.row).find((one) => areaId(first.row.city, one) === id);
    if (!first || !part) continue;
    const { city, row } = first;
    // The Persian name of the whole is not the name of a part.
    const name = { en: part, fa: part === row.area.en ? row.area.fa : null };
    const base = { city: city.name, country: city.country, hotelType: hotelTypeOf(city.country) };
    found.push({ ...base, type: 'area', id, name, hotels: ofArea.length, point: null });
  }
  for (const { id, summary, city } of hotels) {
    const { name, country, hotelType, point } = summary;
    found.push({ type: 'hotel', id, name, city: city.name, country, hotelType, hotels: 1, point });
  }
  return new Map(found.map((one) => [`${one.type} ${one.id}`, one]));
}

export function hotelsAt(
  catalogue: Catalogue,
  { type, id }: Pick<Destination, 'type' | 'id'>,
): readonly CatalogueHotel[] {
  if (type === 'city') return catalogue.hotelsIn.get(id) ?? [];
  if (type === 'area') return catalogue.areas.get(id) ?? [];
  if (type === 'hotel') return [catalogue.hotels.get(id) ?? []].flat();
  const city = [...catalogue.sightsIn].find(([, sights]) => sights.some((sight) => sight.id === id))?.[0];
  return catalogue.hotelsIn.get(city ?? '') ?? [];
}

/** Like hotelOf, but blocks imports until the transaction ends. Call before locking nights. */
export async function keptHotelOf(tx: Queryable, hotelId: string): Promise<CatalogueHotel | undefined> {
  await keepInventory(tx);
  return hotelOf(tx, hotelId);
}

/** One hotel as sold now; undefined when it is not on sale. */
export async function hotelOf(db: Queryable, hotelId: string): Promise<CatalogueHotel | undefined> {
  const rowOf = async <T>(kind: 'city' | 'hotel', id: string) => {
    const found = await db
      .selectFrom('hotel_row')
      .select('content')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst();
    return found?.content as T | undefined;
  };
  const hotel = await rowOf<HotelRow>('hotel', hotelId);
  const city = hotel && (await rowOf<CityRow>('city', hotel.city));
  return hotel && city && toHotel(hotel, city, []);
}
