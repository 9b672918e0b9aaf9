import { AIRLINES, type Airline } from '#server/products/flights/airlines.ts';
import { hashOf, mix } from '#server/products/flights/hash.ts';
import { ROUTES, type Route, routeKey } from '#server/products/flights/routes.ts';

/** A flight of the weekly plan: the same number, airline and time on all its days. */
export type Slot = {
  readonly route: Route;
  readonly airline: Airline;
  readonly number: number;
  readonly aircraft: string;
  /** Minutes after midnight in Tehran, a multiple of five. */
  readonly minutes: number;
  /** By weekday, Sunday first. */
  readonly days: readonly boolean[];
  readonly fares: 'systemic' | 'charter' | 'both';
  /** Price level of the flight on its route, about 1. */
  readonly priceFactor: number;
  readonly seed: number;
};

const FIRST_MINUTE = 5 * 60 + 30;
const LAST_MINUTE = 23 * 60;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

let plan: ReadonlyMap<string, readonly Slot[]> | undefined;

/** The weekly plan of a direction (`THR-SYZ`); empty without flights. Computed once per process, in a few ms. */
export function slotsOf(key: string): readonly Slot[] {
  plan ??= makePlan();
  return plan.get(key) ?? [];
}

/** Plans the whole network at once, because each flight number is unique in it. */
function makePlan(): ReadonlyMap<string, readonly Slot[]> {
  const next = new Map(AIRLINES.map(({ code, firstNumber }) => [code, firstNumber]));
  const takeNumber = (code: string) => {
    const number = next.get(code) ?? 1;
    next.set(code, number + 1);
    return number;
  };
  return new Map(ROUTES.map((route) => [routeKey(route.origin, route.destination), slotsOfRoute(route, takeNumber)]));
}

function slotsOfRoute(route: Route, takeNumber: (code: string) => number): Slot[] {
  const seed = hashOf(routeKey(route.origin, route.destination));
  const count = slotCount(route, seed);
  const airlines = candidates(route, seed);
  return Array.from({ length: count }, (_, index) => {
    const own = mix(seed, index);
    const airline = at(airlines, index);
    return {
      route,
      airline,
      number: takeNumber(airline.code),
      aircraft: at(airline.aircraft, mix(own, 2)),
      minutes: departure(index, count, mix(own, 3)),
      days: operatingDays(route, index, seed),
      fares: at(['systemic', 'systemic', 'both', 'charter'] as const, mix(own, 4)),
      priceFactor: 0.96 + (mix(own, 5) % 13) / 100,
      seed: own,
    };
  });
}

function slotCount({ traffic }: Route, seed: number): number {
  if (traffic === 'busy') return 15 + (seed % 7);
  return traffic === 'regular' ? 2 + (seed % 3) : 1;
}

/** Airlines with a base at either end or in Tehran, in turn; local ones more often. */
function candidates({ origin, destination, traffic }: Route, seed: number): Airline[] {
  const turns = AIRLINES.flatMap((airline) => {
    const isAt = (airport: string) => airline.bases.includes(airport);
    const isHome = isAt(origin) || isAt(destination);
    const isSmall = airline.code === 'EP' || airline.code === 'NV'; // turboprops and Fokkers for thin routes
    const count = (isHome ? 2 : isAt('THR') ? 1 : 0) + (isSmall && traffic === 'thin' ? 2 : 0);
    return Array.from({ length: count }, (_, turn) => ({ airline, order: mix(mix(seed, turn), hashOf(airline.code)) }));
  });
  return turns.sort((a, b) => a.order - b.order).map(({ airline }) => airline);
}

/** Spreads departures over the day, each shifted a little within its share. */
function departure(index: number, count: number, random: number): number {
  const share = (LAST_MINUTE - FIRST_MINUTE) / count;
  const minutes = FIRST_MINUTE + index * share + (random % 100) * (share / 100);
  return Math.floor(minutes / 5) * 5;
}

/** Busy: at least ten flights a day. Regular: at least one. Thin: two to four days a week. */
function operatingDays({ traffic }: Route, index: number, seed: number): boolean[] {
  if (traffic === 'thin') {
    const order = WEEK.toSorted((a, b) => mix(seed, 100 + a) - mix(seed, 100 + b));
    const flown = order.slice(0, 2 + (mix(seed, 99) % 3));
    return WEEK.map((day) => flown.includes(day));
  }
  // Two of three busy flights are daily; of the regular ones the first.
  const isDaily = traffic === 'busy' ? index % 3 !== 1 : index === 0;
  return WEEK.map((day) => isDaily || mix(mix(seed, 200 + index), day) % 100 < 65);
}

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
};
