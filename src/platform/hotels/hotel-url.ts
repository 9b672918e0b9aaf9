import { MAX_COMPARED } from '#domain/core/limits.ts';
import { readArea } from '#domain/core/map-area.ts';
import { isDay } from '#domain/core/time.ts';
import { wholeNumber } from '#domain/core/whole-number.ts';
import {
  HOTEL_FILTER_GROUPS,
  HOTEL_FILTER_VALUES,
  HOTEL_SORTS,
  type HotelFilterGroup,
  type HotelFilters,
  isHotelThreshold,
} from '#domain/hotels/hotel-filters.ts';
import { MAX_ROOMS_TEXT } from '#domain/hotels/hotel-limits.ts';
import { type RoomParty, readRooms } from '#domain/hotels/hotel-rooms.ts';
import type { Restored } from '#machines/hotels/hotel-booking/types.ts';
import { readPassengers } from '#src/platform/hotels/restored-guests.ts';

// All pages ship this file, because the router parses URLs with it; the interpretation is in hotel-url-parts.ts.

/** Query parameters of the hotel pages, all optional; invalid values are dropped. */
export type HotelUrl = {
  /** `type/id/English name`; a name alone from a form sent without JavaScript. */
  readonly destination?: string;
  readonly departing?: string;
  readonly returning?: string;
  /** '' marks a value that is not a list of rooms. */
  readonly rooms?: readonly RoomParty[] | '';
  /** From the form without JavaScript: adults, ages of children, number of rooms. */
  readonly adults?: number;
  readonly ages?: string;
  readonly count?: number;
  readonly sort?: Exclude<HotelFilters['sort'], undefined>;
  readonly near?: string;
  /** Ids of compared hotels, joined by dots. */
  readonly compare?: string;
  /** A map area, as `writeArea` writes it. */
  readonly area?: string;
  readonly all?: true;
  /** The held order, and an inquiry that was sent. */
  readonly order?: string;
  readonly inquiry?: string;
} & {
  readonly [Group in HotelFilterGroup]?: string;
} & RestoredUrl;

/** Extra parameters of old and partner links; removed from the URL after reading. */
export type RestoredUrl = {
  readonly passengers?: NonNullable<Restored['passengers']>;
  readonly roomId?: string;
  readonly hotelId?: string;
  readonly sessionId?: string;
  readonly hotelOrderId?: string;
  readonly customerOrderId?: string;
  readonly customerOrderPrice?: number;
  readonly customerOrderMarkup?: number;
  readonly mainMarkup?: number;
  readonly countryCode?: string;
};

export const RESTORED = [
  'passengers',
  'roomId',
  'hotelId',
  'sessionId',
  'hotelOrderId',
  'customerOrderId',
  'customerOrderPrice',
  'customerOrderMarkup',
  'mainMarkup',
  'countryCode',
] as const satisfies readonly (keyof RestoredUrl)[];

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** No name of a place and no id is longer, in characters. */
const LONGEST = 120;

const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
/** Control and bidi characters; joiners stay, because Persian names use them. */
const UNSEEN = /[^\P{C}\u200C\u200D]/gu;
const short = (value: unknown) =>
  [...text(value).replace(UNSEEN, '').trim()].slice(0, LONGEST).join('').trim() || undefined;
const day = (value: unknown) => (isDay(text(value)) ? text(value) : undefined);
const oneOf = <T extends string>(value: unknown, allowed: readonly T[]) => allowed.find((item) => item === value);
const slug = (value: unknown) => (SLUG.test(text(value)) && text(value).length <= LONGEST ? text(value) : undefined);
const uuid = (value: unknown) => (UUID.test(text(value).toLowerCase()) ? text(value).toLowerCase() : undefined);
const count = (value: unknown, most: number) => {
  const number = wholeNumber(value);
  return number === null ? undefined : Math.min(number, most);
};
/** Cents, for display only. */
const amount = (value: unknown) => (/^-?\d{1,9}$/.test(text(value)) ? Number(text(value)) : undefined);
const list = (value: unknown): string[] =>
  (Array.isArray(value) ? value : text(value).split(/[.,]/)).map(text).filter(Boolean).slice(0, 20);
export const wanted = (group: HotelFilterGroup, value: unknown): string[] => {
  const known = [...new Set(list(value))].filter((item) => HOTEL_FILTER_VALUES[group].test(item));
  return isHotelThreshold(group) ? known.slice(0, 1) : known;
};

/** The router has parsed the JSON; text means invalid JSON. Only what `readRooms` rebuilds is kept. */
function rooms(value: unknown): HotelUrl['rooms'] {
  if (value === undefined) return undefined;
  return readRooms(typeof value === 'string' ? value.slice(0, MAX_ROOMS_TEXT + 1) : written(value)) ?? '';
}

/** '' for values that cannot be serialised: nested too deep, or with an own toJSON. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

/** The order id of an old link, which uses one of two names. */
export const orderOfLink = ({ customerOrderId, hotelOrderId }: HotelUrl): string | undefined =>
  customerOrderId ?? hotelOrderId;

/** The order id of a URL, under any of its names. */
export const orderOfUrl = (url: HotelUrl): string | undefined => url.order ?? orderOfLink(url);

/** Never throws: an invalid URL still shows a page. Omits defaults. */
export function parseHotelUrl(search: Record<string, unknown>): HotelUrl {
  const parsed = {
    destination: short(search.destination),
    departing: day(search.departing),
    returning: day(search.returning),
    rooms: rooms(search.rooms),
    adults: count(search.adults, 99),
    ages: short(search.ages),
    count: count(search.count, 99),
    ...Object.fromEntries(
      HOTEL_FILTER_GROUPS.map((group) => [group, wanted(group, search[group]).join('.') || undefined]),
    ),
    sort: oneOf(search.sort, HOTEL_SORTS),
    near: slug(search.near),
    compare:
      list(search.compare)
        .filter((id) => SLUG.test(id))
        .slice(0, MAX_COMPARED)
        .join('.') || undefined,
    area: readArea(text(search.area)) ? text(search.area) : undefined,
    all: text(search.all) === '1' || search.all === true ? true : undefined,
    order: uuid(search.order),
    inquiry: uuid(search.inquiry),
    passengers: readPassengers(search.passengers) ?? undefined,
    roomId: slug(search.roomId),
    hotelId: slug(search.hotelId),
    sessionId: short(search.sessionId),
    hotelOrderId: uuid(search.hotelOrderId),
    customerOrderId: uuid(search.customerOrderId),
    customerOrderPrice: wholeNumber(search.customerOrderPrice, 9) ?? undefined,
    customerOrderMarkup: amount(search.customerOrderMarkup),
    mainMarkup: amount(search.mainMarkup),
    countryCode: /^[a-z]{2}$/i.test(text(search.countryCode)) ? text(search.countryCode) : undefined,
  };
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined));
}
