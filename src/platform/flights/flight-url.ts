import { MAX_COMPARED } from '#domain/core/limits.ts';
import { isDay } from '#domain/core/time.ts';
import { wholeNumber } from '#domain/core/whole-number.ts';
import {
  FILTER_GROUPS,
  FILTER_VALUES,
  type FilterGroup,
  FLIGHT_SORTS,
  type FlightFilters,
  isThreshold,
} from '#domain/flights/flight-filters.ts';
import type { FlightSearch, Path } from '#domain/flights/flight-search.ts';

export type FlightStep = 'passengers' | 'confirm';

/** Query parameters of `/flights/{route}`, all optional; invalid values are dropped. */
export type FlightUrl = {
  /** A code, or a name from a form sent without JavaScript. */
  readonly origin?: string;
  readonly destination?: string;
  readonly type?: 'oneWay' | 'twoWay';
  readonly departing?: string;
  readonly returning?: string;
  readonly adult?: number;
  readonly child?: number;
  readonly infant?: number;
  readonly path?: 'returning';
  /** The outbound fare while the return flight is chosen: `QB1213.A`. */
  readonly out?: string;
  readonly step?: FlightStep;
  readonly order?: string;
  readonly sort?: Exclude<FlightFilters['sort'], undefined>;
  /** Numbers of compared flights, joined by dots: `IR425.W51083`. */
  readonly compare?: string;
  readonly all?: true;
} & {
  /** Filters of the list, joined by dots: `time=morning.evening`, `airline=QB.EP`. */
  readonly [Group in FilterGroup]?: string;
};

const CODE = /^[A-Z]{3}$/;
const FARE_KEY = /^[A-Z0-9]{2}\d{3,4}\.[A-Z]$/;
const NUMBER = /^[A-Z0-9]{2}\d{3,4}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
/** No place name is longer, in characters. */
const LONGEST_PLACE = 60;
/** A code, or typed text from a form without JavaScript, which the loader resolves (`placesOf`). */
const place = (value: unknown) => {
  const written = [...text(value).trim()].slice(0, LONGEST_PLACE).join('').trim();
  const code = written.toUpperCase();
  if (CODE.test(code)) return code;
  return /\p{L}/u.test(written) ? written : undefined;
};
const day = (value: unknown) => (isDay(text(value)) ? text(value) : undefined);
const oneOf = <T extends string>(value: unknown, allowed: readonly T[]) => allowed.find((item) => item === value);
// Absurd numbers are capped far above the allowed maximum, so that the rule can report them.
const count = (value: unknown, usual: number) => {
  const number = wholeNumber(value);
  return number !== null && number !== usual ? Math.min(number, 99) : undefined;
};
const list = (value: unknown): string[] =>
  (Array.isArray(value) ? value : text(value).split(/[.,]/)).map(text).filter(Boolean).slice(0, 20);
const wanted = (group: FilterGroup, value: unknown): string[] => {
  const known = [...new Set(list(value))].filter((item) => FILTER_VALUES[group].test(item));
  return isThreshold(group) ? known.slice(0, 1) : known;
};

/** Never throws: an invalid URL still shows a page. Omits defaults. */
export function parseFlightUrl(search: Record<string, unknown>): FlightUrl {
  const order = text(search.order).toLowerCase();
  const parsed = {
    origin: place(search.origin),
    destination: place(search.destination),
    type: oneOf(search.type, ['oneWay', 'twoWay']),
    departing: day(search.departing),
    returning: day(search.returning),
    adult: count(search.adult, 1),
    child: count(search.child, 0),
    infant: count(search.infant, 0),
    path: oneOf(search.path, ['returning']),
    out: FARE_KEY.test(text(search.out)) ? text(search.out) : undefined,
    step: oneOf(search.step, ['passengers', 'confirm']),
    order: UUID.test(order) ? order : undefined,
    sort: oneOf(search.sort, FLIGHT_SORTS),
    ...Object.fromEntries(FILTER_GROUPS.map((group) => [group, wanted(group, search[group]).join('.') || undefined])),
    compare:
      list(search.compare)
        .filter((number) => NUMBER.test(number))
        .slice(0, MAX_COMPARED)
        .join('.') || undefined,
    all: text(search.all) === '1' || search.all === true ? true : undefined,
  };
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined));
}

type Priced = { readonly flight: { readonly flightNumber: string }; readonly fare: { readonly fareClass: string } };

/** Identifies a fare within a day and route: flight number and class. */
export const fareKey = ({ flight, fare }: Priced): string =>
  `${flight.flightNumber.replace(' ', '')}.${fare.fareClass}`;

/** Parses `THR-SYZ`, in upper or lower case. */
export function parseRoute(route: string | undefined): { origin: string; destination: string } | null {
  const [origin = '', destination = '', ...rest] = (route ?? '').toUpperCase().split('-');
  return CODE.test(origin) && CODE.test(destination) && rest.length === 0 ? { origin, destination } : null;
}

export const routeParam = (search: Pick<FlightSearch, 'origin' | 'destination'>): string =>
  `${search.origin}-${search.destination}`;

/** The search of a URL; missing parts are '' and are reported by `searchProblems`. */
export function searchOfUrl(route: string | undefined, url: FlightUrl): FlightSearch {
  const places = parseRoute(route);
  const type = url.type ?? (url.returning ? 'twoWay' : 'oneWay');
  return {
    type,
    origin: places?.origin ?? url.origin ?? '',
    destination: places?.destination ?? url.destination ?? '',
    departing: url.departing ?? '',
    returning: type === 'twoWay' ? (url.returning ?? '') : '',
    adult: url.adult ?? 1,
    child: url.child ?? 0,
    infant: url.infant ?? 0,
  };
}

/** The shortest query for a search. */
export const urlOfSearch = (search: FlightSearch): FlightUrl =>
  parseFlightUrl({
    departing: search.departing,
    adult: search.adult,
    child: search.child,
    infant: search.infant,
    ...(search.type === 'twoWay' ? (search.returning ? { returning: search.returning } : { type: 'twoWay' }) : {}),
  });

/** Filters and sorting live in the URL, so that a shared link shows the same list. */
export const filtersOfUrl = (url: FlightUrl): FlightFilters => ({
  ...(url.sort ? { sort: url.sort } : {}),
  ...Object.fromEntries(FILTER_GROUPS.flatMap((group) => (url[group] ? [[group, wanted(group, url[group])]] : []))),
  ...(url.compare ? { compare: url.compare.split('.') } : {}),
  ...(url.all ? { all: url.all } : {}),
});

/** The URL with exactly these filters. */
export const withFilters = (url: FlightUrl, filters: FlightFilters): FlightUrl =>
  parseFlightUrl({
    ...url,
    ...Object.fromEntries(FILTER_GROUPS.map((group) => [group, filters[group]])),
    sort: filters.sort,
    compare: filters.compare,
    all: filters.all,
  });

export const pathOfUrl = (url: FlightUrl): Path => url.path ?? 'departing';
