import { holidaysBetween } from '#domain/core/holidays.ts';
import { addDays, dayOf, daysBetween, MINUTE_MS } from '#domain/core/time.ts';
import { AIRPORT_CHANGE_MINUTES } from '#domain/country/airport-change.ts';
import { citySlug, HUB } from '#domain/country/cities.ts';
import {
  type Booked,
  isRound,
  type Journey,
  placedSteps,
  type Span,
  type TripFinding,
  type TripOrder,
} from '#domain/country/trip.ts';
import { passportFindings } from '#domain/country/trip-passports.ts';
import { bringsLate, leavesEarly, nightOf, roadOf, type Stop, sleepsIn } from '#domain/country/trip-road.ts';
import { type CheckTrip, isOneOf, type Traveller, travellersOf } from '#domain/country/trip-travellers.ts';

/** A traveller with an onward journey within these hours of a night landing waits and needs no bed. */
const WAITS_HOURS = 12;

type Of<Kind extends TripFinding['kind']> = Extract<TripFinding, { kind: Kind }>;

/** Result of the check of a journey: what is missing or does not fit, and what could not be checked. */
export type Looked = Pick<Journey, 'unseen'> & {
  /** Findings that prevent boarding first, then by day. */
  readonly findings: TripFinding[];
  readonly people: number;
};

/** Checks the journey of each person, with the checks of products. Equal findings are merged, with the names. */
export function lookAt(orders: readonly TripOrder[], productChecks: readonly CheckTrip[]): Looked {
  const travellers = travellersOf(orders);
  const papers = [...productChecks, passportFindings].map((check) => check(orders, travellers));
  const ofPapers = papers.flatMap(({ findings }) => findings);
  const span = spanOf(travellers);
  const ofEach = travellers.flatMap((one) => ofTraveller(one));
  const ofAll = span ? [...closures(span), ...missingSeats(orders, travellers)] : [];
  return {
    findings: [
      ...ofPapers.filter((one) => !isOfDays(one)),
      ...[...together([...ofEach, ...ofAll], travellers), ...ofPapers.filter(isOfDays)].toSorted(byDay),
    ],
    unseen: papers.flatMap(({ unseen }) => unseen),
    people: travellers.length,
  };
}

/** One may board all the same, so it stands among the others by its day. */
const isOfDays = ({ kind }: TripFinding): boolean =>
  ['insurance', 'insuredTwice', 'insuredLong', 'transfer', 'rideAirport', 'rideTime'].includes(kind);

const byDay = (a: TripFinding, b: TripFinding): number => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0);

function spanOf(travellers: readonly Traveller[]): Span | null {
  const steps = travellers.flatMap((one) => one.steps.map(({ step }) => step));
  if (steps.length === 0) return null;
  return {
    first: dayOf(Math.min(...steps.map(({ startsAt }) => startsAt))),
    last: dayOf(Math.max(...steps.map(({ endsAt }) => endsAt))),
  };
}

function together(findings: readonly TripFinding[], travellers: readonly Traveller[]): TripFinding[] {
  const byId = new Map<string, TripFinding>();
  for (const one of findings) {
    const people = [...(byId.get(one.id)?.people ?? []), ...one.people];
    byId.set(one.id, { ...one, people: [...new Set(people)] });
  }
  return [...byId.values()].map((one) => ({
    ...one,
    people: one.people.length === travellers.length ? [] : one.people,
  }));
}

function ofTraveller({ name, steps }: Traveller): readonly TripFinding[] {
  const road = roadOf(steps);
  const people = name === '' ? [] : [name];
  return [
    ...missingBeds(road),
    ...earlyLandings(road),
    ...openEnd(road),
    ...missingWays(road),
    ...clashes(steps),
    ...unusedNights(road),
    ...tehranAirports(road),
  ].map((finding) => ({ ...finding, people }));
}

type Stops = readonly Stop[];

const isWay = ({ step }: Booked): boolean => step.kind === 'way';
const hasBed = (road: Stops, night: string): boolean => road.some((stop) => sleepsIn(stop, night, road));
/** True when the night is spent in a train or plane. */
const isOnTheWay = (road: Stops, night: string): boolean =>
  road.some((one) => isWay(one) && dayOf(one.step.startsAt) <= night && night < dayOf(one.step.endsAt));

/** Nights without a bed between the first and the last step; consecutive nights in one city are merged. */
function missingBeds(road: Stops): Of<'bed'>[] {
  const found: Of<'bed'>[] = [];
  const [first] = road;
  if (!first) return found;
  const last = dayOf(Math.max(...road.map((stop) => leavesEarly(stop, road)?.step.endsAt ?? stop.step.endsAt)));
  for (let night = dayOf(first.at); night < last; night = addDays(night, 1)) {
    if (hasBed(road, night) || isOnTheWay(road, night)) continue;
    const place = (road.filter(({ at }) => dayOf(at) <= night).at(-1) ?? first).step.to;
    const before = found.at(-1);
    const goesOn = before?.until === night && before.place.slug === place.slug;
    const day = goesOn ? before.day : night;
    const until = addDays(night, 1);
    found.splice(goesOn ? -1 : found.length, 1, {
      ...{ kind: 'bed', id: `bed ${day} ${until} ${place.slug}`, people: [] },
      ...{ day, place, until },
    });
  }
  return found;
}

/**
 * Rooms are ready in the afternoon: a landing at night needs the bed of the night before. Where no room is booked, or no bed before either,
 * the missing bed is said, and not a second time.
 */
const earlyLandings = (road: Stops): Of<'early'>[] =>
  road.flatMap((way, index): Of<'early'>[] => {
    const { to: place, endsAt: landsAt } = way.step;
    const [night, until] = [nightOf(landsAt), dayOf(landsAt)];
    const next = road[index + 1];
    // Who slept on board has had the bed of that night.
    if (!isWay(way) || way.step.nightsAboard || night === until || !next || hasBed(road, night)) return [];
    if (isWay(next) && next.step.startsAt - landsAt < WAITS_HOURS * 60 * MINUTE_MS) return [];
    const isMissing = (on: string) => on >= dayOf(road[0]?.at ?? landsAt) && !hasBed(road, on) && !isOnTheWay(road, on);
    if (isMissing(night) || isMissing(until)) return [];
    return [{ kind: 'early', id: `early ${until} ${place.slug}`, people: [], day: night, place, until, landsAt }];
  });

/** A way to a city without a later booking or a way back. */
function openEnd(road: Stops): Of<'open'>[] {
  const [first, last] = [road[0], road.at(-1)];
  if (!first || !last || !isWay(last) || isRound(last.step)) return [];
  const { to: place, endsAt } = last.step;
  if (place.slug === citySlug(HUB) || (first !== last && place.slug === first.step.from.slug)) return [];
  const day = last.step.nightsAboard ? dayOf(endsAt) : nightOf(endsAt);
  if (hasBed(road, day)) return [];
  return [{ kind: 'open', id: `open ${day} ${place.slug}`, people: [], day, place, until: addDays(day, 1) }];
}

/** One step ends in a city and the next begins in another. */
const missingWays = (road: Stops): Of<'way'>[] =>
  road.flatMap((next, index): Of<'way'>[] => {
    const from = road[index - 1]?.step.to;
    const to = next.step.from;
    if (!from || from.slug === to.slug) return [];
    const day = dayOf(next.at);
    return [{ kind: 'way', id: `way ${day} ${from.slug} ${to.slug}`, people: [], day, from, to }];
  });

const bookingOf = ({ step: { title, startsAt, endsAt, to }, order: { reference, page } }: Booked) => ({
  ...{ reference, page, title: title || to.name },
  ...{ startsAt, endsAt },
});

/** Two steps at the same time, or two ways with too little time between them. */
const clashes = (steps: readonly Booked[]): TripFinding[] =>
  steps.flatMap((one, index) =>
    steps.slice(index + 1).flatMap((other): TripFinding[] => {
      if (one.step.kind !== other.step.kind || belongTogether(one.step, other.step)) return [];
      const day = dayOf(other.step.startsAt);
      const pair = `${one.order.reference} ${one.step.startsAt} ${other.order.reference} ${other.step.startsAt}`;
      const both = { day, people: [], one: bookingOf(one), other: bookingOf(other) };
      const minutes = Math.round((other.step.startsAt - one.step.endsAt) / MINUTE_MS);
      if (minutes < 0) return [{ ...both, kind: 'clash', id: `clash ${pair}` }];
      const { counterClosesAt: closesAt, from, to } = other.step;
      if (isWay(one) && closesAt !== null && one.step.endsAt > closesAt)
        return [{ ...both, kind: 'counter', id: `counter ${pair}`, from, to, closesAt }];
      if (!isWay(one) || minutes >= AIRPORT_CHANGE_MINUTES.domestic) return [];
      return [{ ...both, kind: 'shortChange', id: `change ${pair}`, minutes }];
    }),
  );

/**
 * A ride from or to an airport, and a service there, are of a flight: they touch it, and each other. Only who is brought to the airport after
 * its counter has closed is told.
 */
function belongTogether(one: Booked['step'], other: Booked['step']): boolean {
  if (!one.ride && !other.ride) return false;
  const isBrought = one.ride !== undefined && one.ride.to !== null && one.ride.from !== one.ride.to;
  return !(isBrought && other.counterClosesAt !== null && one.endsAt > other.counterClosesAt);
}

/** Paid nights of a stay before the arrival or after the departure. */
const unusedNights = (road: Stops): Of<'unused'>[] =>
  road
    .filter((stop) => !isWay(stop))
    .flatMap((stay): Of<'unused'>[] => {
      const late = bringsLate(stay, road);
      const early = leavesEarly(stay, road);
      const found = (way: Booked, isBefore: boolean, nights: number): Of<'unused'>[] =>
        nights > 0
          ? [
              {
                ...{
                  kind: 'unused',
                  id: `unused ${stay.order.reference} ${stay.step.startsAt} ${isBefore}`,
                  people: [],
                },
                ...{ day: dayOf(isBefore ? stay.step.startsAt : way.step.startsAt), nights, isBefore },
                ...{ stay: bookingOf(stay), way: bookingOf(way) },
              },
            ]
          : [];
      return [
        ...(late ? found(late, true, daysBetween(dayOf(stay.step.startsAt), nightOf(late.step.endsAt))) : []),
        ...(early ? found(early, false, daysBetween(dayOf(early.step.startsAt), dayOf(stay.step.endsAt))) : []),
      ];
    });

/**
 * Flights from abroad use the other airport of Tehran. A journey that begins or ends with a domestic flight and no
 * night in Tehran may need both airports on one day.
 */
function tehranAirports(road: Stops): Of<'airports'>[] {
  const found = (booked: Booked | undefined, isArrival: boolean): Of<'airports'>[] => {
    if (!booked || booked.step.counterClosesAt === null) return [];
    const { startsAt, endsAt, from, to } = booked.step;
    if ((isArrival ? from : to).slug !== citySlug(HUB)) return [];
    const day = dayOf(isArrival ? startsAt : endsAt);
    const id = `airports ${isArrival ? 'in' : 'out'} ${day}`;
    return [{ kind: 'airports', id, people: [], day, isArrival, booking: bookingOf(booked) }];
  };
  return [...found(road[0], true), ...found(road.at(-1), false)];
}

/** People who share a room with passengers of a flight to or from it, but have no way of their own. */
const missingSeats = (orders: readonly TripOrder[], travellers: readonly Traveller[]): Of<'seat'>[] =>
  placedSteps(orders)
    .filter((one) => isWay(one) && !isRound(one.step) && one.order.people.length > 0)
    .flatMap(({ step: { from, to, startsAt, endsAt }, order }): Of<'seat'>[] => {
      const beside = (stay: Stop | undefined): boolean =>
        stay?.step.kind === 'stay' && order.people.some(({ name }) => isOneOf(stay.order, name));
      return travellers
        .filter(({ name }) => !isOneOf(order, name))
        .filter(({ steps }) => {
          const road = roadOf(steps);
          const [first, last] = [road[0], road.at(-1)];
          const comes =
            first?.step.to.slug === to.slug &&
            dayOf(endsAt) >= addDays(dayOf(first.step.startsAt), -1) &&
            endsAt < first.step.endsAt;
          const goes =
            last?.step.to.slug === from.slug &&
            startsAt > last.step.startsAt &&
            dayOf(startsAt) <= addDays(dayOf(last.step.endsAt), 1);
          return (beside(first) && comes) || (beside(last) && goes);
        })
        .map(({ name }) => {
          const day = dayOf(startsAt);
          const id = `seat ${day} ${from.slug} ${to.slug}`;
          return { kind: 'seat', id, people: [name], day, from, to };
        });
    });

/** Days on which museums are closed. */
const closures = ({ first, last }: Span): Of<'closed'>[] =>
  holidaysBetween(first, last)
    .filter(({ areMuseumsClosed }) => areMuseumsClosed)
    .map(({ day, name, isExact }) => ({
      ...{ kind: 'closed', id: `closed ${day}`, people: [] },
      ...{ day, holiday: name, isExact },
    }));
