import { isInArea } from '#domain/core/map-area.ts';
import {
  amenityValue,
  HOTEL_FILTER_GROUPS,
  type HotelFilterGroup,
  type HotelFilters,
  type HotelSort,
  isHotelThreshold,
} from '#domain/hotels/hotel-filters.ts';
import type { components } from '#openapi/generated/types.ts';
import { type Facets, facetsOf, priceSteps } from '#src/screens/core/list/facets.ts';
import { type ChangeFilters, type FilterRules, numberIn, omit } from '#src/screens/core/list/filters.ts';

export type HotelOffer = components['schemas']['HotelOffer'];
export type HotelPrice = components['schemas']['HotelPrice'];
export type HotelSummary = components['schemas']['HotelSummary'];
export type HotelWalk = HotelSummary['walks'][number];
export const HOTEL_FILTERS: FilterRules<HotelFilterGroup> = {
  groups: HOTEL_FILTER_GROUPS,
  isThreshold: isHotelThreshold,
};

export type ChangeHotelFilters = ChangeFilters<HotelFilters>;

/** A hotel with its cheapest matching price. */
export type Listed = {
  readonly offer: HotelOffer;
  readonly price: HotelPrice;
  readonly walk: HotelWalk | null;
  /** Cheapest matching price with free cancellation: the card must agree with the filter's count. */
  readonly free: HotelPrice | null;
};

/** Number of cards before "show all". */
export const FIRST_HOTELS = 20;

/** How the URL writes a kind of house: `traditional-house`. */
const kindValue = ({ kind }: HotelSummary): string => kind.replaceAll(' ', '-');

/** Walk to a sight, or to the nearest one; null if unknown. */
const walkOf = ({ walks }: HotelSummary, near: string | undefined): HotelWalk | null =>
  (near ? walks.find(({ sightId }) => sightId === near) : walks[0]) ?? null;

const asks = (filters: HotelFilters, group: HotelFilterGroup, value: string) =>
  filters[group]?.includes(value) === true;

function isWantedPrice(price: HotelPrice, filters: HotelFilters): boolean {
  const [most] = filters.price ?? [];
  return (
    (!asks(filters, 'board', 'breakfast') || price.hasBreakfast) &&
    (!asks(filters, 'back', 'free') || price.freeUntil !== null) &&
    (most === undefined || price.total.amount <= numberIn(most) * 100)
  );
}

function isWantedHouse(hotel: HotelSummary, filters: HotelFilters): boolean {
  const { stars = [], kind = [], walk = [], has = [], near, area } = filters;
  const minutes = walkOf(hotel, near)?.minutes ?? Number.POSITIVE_INFINITY;
  return (
    (stars.length === 0 || stars.includes(`s${hotel.stars}`)) &&
    (kind.length === 0 || kind.includes(kindValue(hotel))) &&
    has.every((value) => hotel.amenities.some((one) => amenityValue(one) === value)) &&
    walk.every((most) => minutes <= numberIn(most)) &&
    (!area || isInArea(hotel.point, area))
  );
}

function listed(offer: HotelOffer, filters: HotelFilters): Listed | null {
  if (!isWantedHouse(offer.hotel, filters)) return null;
  const prices = offer.choices.filter((price) => isWantedPrice(price, filters));
  const price = cheapest(prices);
  const free = cheapest(prices.filter(({ freeUntil }) => freeUntil !== null));
  return price ? { offer, price, walk: walkOf(offer.hotel, filters.near), free } : null;
}

const cheapest = (prices: readonly HotelPrice[]): HotelPrice | null =>
  prices.reduce<HotelPrice | null>((low, one) => (low && low.total.amount <= one.total.amount ? low : one), null);

/** Bonus in percent for the order "best". The page names these numbers. */
export const WORTH = { breakfast: 5, free: 5, closeWalk: 5, star: 3 } as const;
export const CLOSE_WALK_MINUTES = 15;

/** The total minus the bonuses; lower is better. */
export function worthOf({ offer: { hotel }, price, walk }: Listed): number {
  const off =
    (price.hasBreakfast ? WORTH.breakfast : 0) +
    (price.freeUntil === null ? 0 : WORTH.free) +
    (walk && walk.minutes <= CLOSE_WALK_MINUTES ? WORTH.closeWalk : 0) +
    hotel.stars * WORTH.star;
  return price.total.amount * (100 - off);
}

const minutesOf = ({ walk }: Listed): number => walk?.minutes ?? 1000;
const ORDER: Readonly<Record<HotelSort, (a: Listed, b: Listed) => number>> = {
  best: (a, b) => worthOf(a) - worthOf(b),
  price: (a, b) => a.price.total.amount - b.price.total.amount,
  stars: (a, b) => b.offer.hotel.stars - a.offer.hotel.stars,
  walk: (a, b) => minutesOf(a) - minutesOf(b),
};

export function listOf(offers: readonly HotelOffer[], filters: HotelFilters): Listed[] {
  const order = ORDER[filters.sort ?? 'best'];
  return offers
    .flatMap((offer) => listed(offer, filters) ?? [])
    .sort(
      (a, b) =>
        order(a, b) ||
        a.price.total.amount - b.price.total.amount ||
        (a.offer.hotel.hotelId < b.offer.hotel.hotelId ? -1 : 1),
    );
}

/** Hotels to compare, in the order of choice, so that sorting moves no column. With the list's price, even if a filter hides them. */
export const comparedOf = (offers: readonly HotelOffer[], filters: HotelFilters): Listed[] =>
  (filters.compare ?? [])
    .flatMap((id) => offers.find(({ hotel }) => hotel.hotelId === id) ?? [])
    .flatMap((offer) => listOf([offer], filters)[0] ?? listOf([offer], {})[0] ?? []);

/** The facets of a list. They count hotels. */
export function hotelFacets(offers: readonly HotelOffer[], filters: HotelFilters): Facets<HotelFilterGroup> {
  const countOf = (asked: HotelFilters) => offers.filter((offer) => listed(offer, asked) !== null).length;
  const { has = [] } = filters;
  return facetsOf(HOTEL_FILTERS, filters, valuesOf(offers), (group, value) =>
    // A house is asked to have all that is ticked; in the other groups one of several is enough.
    countOf({
      ...omit(filters, group),
      ...(value === undefined ? {} : { [group]: group === 'has' ? [...has, value] : [value] }),
    }),
  );
}

const valuesOf = (offers: readonly HotelOffer[]): Readonly<Record<HotelFilterGroup, readonly string[]>> => ({
  price: priceSteps(offers.map(({ best }) => best.total.amount)),
  stars: [...new Set(offers.map(({ hotel }) => `s${hotel.stars}`))].sort().reverse(),
  kind: [...new Set(offers.map(({ hotel }) => kindValue(hotel)))].sort(),
  board: ['breakfast'],
  back: ['free'],
  has: [...new Set(offers.flatMap(({ hotel }) => hotel.amenities.map(amenityValue)))].sort(),
  walk: offers.some(({ hotel }) => hotel.walks.length > 0) ? ['to10', 'to15', 'to30'] : [],
});

/** Sights with known walks, by the number of hotels close to them. */
export function nearSights(
  offers: readonly HotelOffer[],
  sights: readonly components['schemas']['HotelSight'][],
): components['schemas']['HotelSight'][] {
  const count = (id: string) => offers.filter(({ hotel }) => walkOf(hotel, id)).length;
  return sights
    .map((sight) => ({ sight, hotels: count(sight.id) }))
    .filter(({ hotels }) => hotels > 0)
    .sort((a, b) => b.hotels - a.hotels)
    .map(({ sight }) => sight);
}
