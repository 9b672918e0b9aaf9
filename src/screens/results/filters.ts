import { refundPercentAt } from '#domain/fares.ts';
import type { Path } from '#domain/flight-search.ts';
import { MIN_CONNECTION_MINUTES } from '#domain/limits.ts';
import { clockOf, MINUTE_MS } from '#domain/time.ts';
import type { FlightOffer } from '#machines/flight-booking/types.ts';

export const TIMES = ['night', 'morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof TIMES)[number];
export type FareKind = FlightOffer['fare']['kind'];
export type FlightSort = 'best' | 'price' | 'leaves';

/** What the address says about the list; absent means "any", or best first. */
export type Filters = {
  readonly sort?: 'price' | 'leaves';
  readonly kind?: FareKind;
  readonly back?: 'half';
  readonly time?: readonly TimeOfDay[];
  readonly airline?: readonly string[];
  readonly all?: true;
};

export type FilterGroup = 'kind' | 'time' | 'back' | 'airline';
export const GROUPS: readonly FilterGroup[] = ['kind', 'time', 'back', 'airline'];

/** First cards in the list; the rest comes with "show all". */
export const FIRST_SHOWN = 20;

/** Quarter of the Tehran day in which a flight leaves. */
export const timeOf = (offer: FlightOffer): TimeOfDay =>
  TIMES[Math.floor(Number(clockOf(offer.flight.departsAt).slice(0, 2)) / 6)] ?? 'night';

/** Share of the fare that comes back when cancelled at `now`. */
export const backPercent = (offer: FlightOffer, now: number): number => refundPercentAt(offer.fare.refundSteps, now);

const TESTS: Record<FilterGroup, (offer: FlightOffer, filters: Filters, now: number) => boolean> = {
  kind: ({ fare }, { kind }) => !kind || fare.kind === kind,
  time: (offer, { time }) => !time || time.length === 0 || time.includes(timeOf(offer)),
  back: (offer, { back }, now) => back !== 'half' || backPercent(offer, now) >= 50,
  airline: ({ flight }, { airline }) => !airline || airline.length === 0 || airline.includes(flight.airline),
};

export const isShown = (offer: FlightOffer, filters: Filters, now: number): boolean =>
  GROUPS.every((group) => TESTS[group](offer, filters, now));

export type Facets = {
  readonly shown: number;
  /** Flights when this group asked for nothing: the number beside "Any", and what removing it brings back. */
  readonly any: Readonly<Record<FilterGroup, number>>;
  readonly kind: Readonly<Record<FareKind, number>>;
  readonly time: Readonly<Record<TimeOfDay, number>>;
  readonly half: number;
  /** By name; every airline of the day, also with 0. */
  readonly airlines: readonly { readonly code: string; readonly name: string; readonly count: number }[];
};

/** How many flights each choice would show, given the choices in the other groups. One pass. */
export function facetsOf(offers: readonly FlightOffer[], filters: Filters, now: number): Facets {
  const any = { kind: 0, time: 0, back: 0, airline: 0 };
  const kind = { systemic: 0, charter: 0 };
  const time = { night: 0, morning: 0, afternoon: 0, evening: 0 };
  const airlines = new Map<string, { code: string; name: string; count: number }>();
  let shown = 0;
  let half = 0;
  for (const offer of offers) {
    const failed = GROUPS.filter((group) => !TESTS[group](offer, filters, now));
    const passesBut = (group: FilterGroup) => failed.every((other) => other === group);
    const { airline: code, airlineName: name } = offer.flight;
    const airline = airlines.get(code) ?? { code, name, count: 0 };
    airlines.set(code, airline);
    if (failed.length === 0) shown += 1;
    for (const group of GROUPS) if (passesBut(group)) any[group] += 1;
    if (passesBut('kind')) kind[offer.fare.kind] += 1;
    if (passesBut('time')) time[timeOf(offer)] += 1;
    if (passesBut('back') && backPercent(offer, now) >= 50) half += 1;
    if (passesBut('airline')) airline.count += 1;
  }
  const byName = [...airlines.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { shown, any, kind, time, half, airlines: byName };
}

/** Groups that ask for something. */
export const activeGroups = (filters: Filters): FilterGroup[] =>
  GROUPS.filter((group) => {
    const value = filters[group];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });

/** The filters without one group; `all` goes too, because the list is another one. */
export function without(filters: Filters, ...groups: readonly (keyof Filters)[]): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(([key]) => key !== 'all' && !groups.includes(key as keyof Filters)),
  );
}

/** A value put into a list or taken out of it. */
export const toggle = <T>(list: readonly T[] | undefined, value: T, isOn: boolean): T[] => {
  const rest = (list ?? []).filter((item) => item !== value);
  return isOn ? [...rest, value] : rest;
};

/** The filters as the address writes them. */
export const queryOf = ({ sort, kind, back, time, airline, all }: Filters): Readonly<Record<string, string>> => ({
  ...(sort ? { sort } : {}),
  ...(kind ? { kind } : {}),
  ...(back ? { back } : {}),
  ...(time && time.length > 0 ? { time: time.join(',') } : {}),
  ...(airline && airline.length > 0 ? { airline: airline.join(',') } : {}),
  ...(all ? { all: '1' } : {}),
});

/** "Best": the total, a fifth of what cancelling now would lose, a tenth for leaving at night. Said so in the list. */
export const bestScore = (offer: FlightOffer, now: number): number =>
  offer.total.amount * (1 + 0.2 * (1 - backPercent(offer, now) / 100) + (timeOf(offer) === 'night' ? 0.1 : 0));

/** A sorted copy; equal ones by departure. */
export function arrange(offers: readonly FlightOffer[], sort: FlightSort, now: number): FlightOffer[] {
  const weight = (offer: FlightOffer) =>
    sort === 'best' ? bestScore(offer, now) : sort === 'price' ? offer.total.amount : offer.flight.departsAt;
  return offers
    .map((offer) => ({ offer, weight: weight(offer) }))
    .sort((a, b) => a.weight - b.weight || a.offer.flight.departsAt - b.offer.flight.departsAt)
    .map(({ offer }) => offer);
}

/** The same seats in two answers of the server; the signed ids differ. */
export const flightKey = ({ flight, fare }: FlightOffer): string =>
  `${flight.flightNumber}@${flight.departsAt}/${fare.kind}.${fare.fareClass}`;

/** Minutes on the ground between the two legs when they are too few to be sold, else null. */
export function tooFewMinutes(path: Path, offer: FlightOffer, other: FlightOffer | null): number | null {
  if (!other) return null;
  const [out, back] = path === 'returning' ? [other, offer] : [offer, other];
  const minutes = Math.floor((back.flight.departsAt - out.flight.arrivesAt) / MINUTE_MS);
  return minutes < MIN_CONNECTION_MINUTES ? minutes : null;
}
