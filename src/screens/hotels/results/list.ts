import { isInArea } from '#domain/core/map-area.ts';
import {
  amenityValue,
  HOTEL_FILTER_GROUPS,
  type HotelFilterGroup,
  type HotelFilters,
  type HotelSort,
  isHotelThreshold,
  MAX_COMPARED,
} from '#domain/hotels/hotel-filters.ts';
import type { components } from '#openapi/generated/types.ts';

export type HotelOffer = components['schemas']['HotelOffer'];
export type HotelPrice = components['schemas']['HotelPrice'];
export type HotelSummary = components['schemas']['HotelSummary'];
export type HotelWalk = HotelSummary['walks'][number];
export type ChangeHotelFilters = (change: (asked: HotelFilters) => HotelFilters) => void;

/** A hotel at the cheapest price that is what was asked for. */
export type Listed = {
  readonly offer: HotelOffer;
  readonly price: HotelPrice;
  readonly walk: HotelWalk | null;
  /** The cheapest that fits and can be cancelled free of charge: what the filter counts is what the card says. */
  readonly free: HotelPrice | null;
};

/** First cards in the list; the rest comes with "show all". */
export const FIRST_HOTELS = 20;

/** The number in `to300` and `s4`. */
export const numberIn = (value: string): number => Number(value.replace(/\D/g, ''));

/** How the address writes a kind of house: `traditional-house`. */
export const kindValue = ({ kind }: HotelSummary): string => kind.replaceAll(' ', '-');

/** Minutes on foot to a sight, or to the nearest one; null where the hotel is not measured to it. */
export const walkOf = ({ walks }: HotelSummary, near: string | undefined): HotelWalk | null =>
  (near ? walks.find(({ sightId }) => sightId === near) : walks[0]) ?? null;

const asks = (filters: HotelFilters, group: HotelFilterGroup, value: string) =>
  filters[group]?.includes(value) === true;

/** Whether a price is what was asked for: what is in it, and how much it is. */
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

/** In percent: what each good thing is worth when hotels are put in the order "best". The page says these numbers. */
const WORTH = { breakfast: 5, free: 5, closeWalk: 5, star: 3 } as const;
const CLOSE_WALK_MINUTES = 15;

/** The total less what the rate and the house give; lower is better. */
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

/** Hotels that are what was asked for, in the order that was asked for. */
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

/**
 * Those that were chosen to be compared, in the order in which they were: another sorting moves no column. At the price
 * that the list shows; also where a filter hides them.
 */
export const comparedOf = (offers: readonly HotelOffer[], filters: HotelFilters): Listed[] =>
  (filters.compare ?? [])
    .flatMap((id) => offers.find(({ hotel }) => hotel.hotelId === id) ?? [])
    .flatMap((offer) => listOf([offer], filters)[0] ?? listOf([offer], {})[0] ?? []);

export const without = (filters: HotelFilters, ...gone: readonly (keyof HotelFilters)[]): HotelFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !gone.some((group) => group === name)));

/** Groups that ask for something. */
export const activeGroups = (filters: HotelFilters): HotelFilterGroup[] =>
  HOTEL_FILTER_GROUPS.filter((group) => (filters[group] ?? []).length > 0);

/** The filters after a tick: a threshold replaces the one before, other values come and go beside each other. */
export function choose(filters: HotelFilters, group: HotelFilterGroup, value: string, isOn: boolean): HotelFilters {
  const rest = isHotelThreshold(group) ? [] : (filters[group] ?? []).filter((item) => item !== value);
  const next = isOn && value ? [...rest, value] : rest;
  return { ...without(filters, group), ...(next.length > 0 ? { [group]: next } : {}) };
}

/** A hotel comes to the comparison or goes; the first one leaves when there are too many. */
export function compareWith(filters: HotelFilters, hotelId: string): HotelFilters {
  const now = filters.compare ?? [];
  const next = now.includes(hotelId) ? now.filter((id) => id !== hotelId) : [...now, hotelId].slice(-MAX_COMPARED);
  return { ...without(filters, 'compare'), ...(next.length > 0 ? { compare: next } : {}) };
}

/** What a group offers to choose from; `any`: hotels when this group asks for nothing. */
export type Facet = {
  readonly any: number;
  readonly choices: readonly { readonly value: string; readonly count: number; readonly isOn: boolean }[];
};
export type Facets = Readonly<Record<HotelFilterGroup, Facet>>;

/** What each choice would leave, given the choices in the other groups. What is asked for is there, also with 0. */
export function facetsOf(offers: readonly HotelOffer[], filters: HotelFilters): Facets {
  const count = (asked: HotelFilters) => offers.filter((offer) => listed(offer, asked) !== null).length;
  const facetOf = (group: HotelFilterGroup): Facet => {
    const others = without(filters, group);
    const asked = filters[group] ?? [];
    const values = [...new Set([...VALUES[group](offers), ...asked])];
    if (isHotelThreshold(group)) values.sort((a, b) => numberIn(a) - numberIn(b));
    return {
      any: count(others),
      choices: values.map((value) => ({
        value,
        // A house is asked to have all that is ticked; in the other groups one of several is enough.
        count: count({ ...others, [group]: group === 'has' ? [...asked, value] : [value] }),
        isOn: asked.includes(value),
      })),
    };
  };
  return Object.fromEntries(HOTEL_FILTER_GROUPS.map((group) => [group, facetOf(group)])) as Facets;
}

const VALUES: Readonly<Record<HotelFilterGroup, (offers: readonly HotelOffer[]) => readonly string[]>> = {
  price: priceSteps,
  stars: (offers) => [...new Set(offers.map(({ hotel }) => `s${hotel.stars}`))].sort().reverse(),
  kind: (offers) => [...new Set(offers.map(({ hotel }) => kindValue(hotel)))].sort(),
  board: () => ['breakfast'],
  back: () => ['free'],
  has: (offers) => [...new Set(offers.flatMap(({ hotel }) => hotel.amenities.map(amenityValue)))].sort(),
  walk: (offers) => (offers.some(({ hotel }) => hotel.walks.length > 0) ? ['to10', 'to15', 'to30'] : []),
};

/** Whole euros, so that at most four lie between the lowest and the highest total. */
const STEPS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

function priceSteps(offers: readonly HotelOffer[]): string[] {
  const totals = offers.map(({ best }) => best.total.amount / 100);
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const step = STEPS.find((size) => (high - low) / size <= 4) ?? 10_000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: 4 }, (_, at) => first + at * step)
    .filter((amount) => amount < high)
    .map((amount) => `to${amount}`);
}

/** Sights that some hotel of the list is measured to, those that most hotels are near to first. */
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
