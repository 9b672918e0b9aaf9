import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { dayOf, HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import { MOST_OF_AN_ADD_ON, mostOf } from '#domain/transport/add-ons.ts';
import { dayProblem } from '#domain/transport/days.ts';
import { transferDrive } from '#domain/transport/drive.ts';
import { tooSmall } from '#domain/transport/fits.ts';
import { roadOf, serviceOf, zoneOf } from '#domain/transport/price.ts';
import { LEAST_LEAD_MS, leadOf, minutesOf, momentOfRide, nextAt } from '#domain/transport/ride-times.ts';
import type {
  CarPrices,
  CarWish,
  CipPrices,
  CipWish,
  RideTime,
  TransferPrices,
  TransferWish,
  TransportPrices,
  TransportWish,
} from '#domain/transport/wish.ts';

/** Before a flight leaves, its check-in closes: at the earliest so many minutes before, for a flight abroad. */
export const COUNTER_CLOSES_MINUTES = 60;
/** A pick-up at an airport is the landing: passports, bags and customs take so long, and longer with a visa at the desk. */
const LEAVE_AIRPORT_MINUTES = 60;
const LEAVE_WITH_VISA_MINUTES = 90;
/** Nobody is driven to the airport earlier: a flight that seems to leave later has left before the pick-up. */
export const EARLIEST_TO_AIRPORT_HOURS = 18;

type Problems = Readonly<Partial<Record<string, FieldProblem>>>;
/** `sell`: as it is sold at once. `ask`: as it may be asked for. */
export type Purpose = 'sell' | 'ask';
type At = { readonly now: number; readonly purpose: Purpose };

/**
 * What cannot stay as it is, by field: `airport`, `ride.time`, `back.day`, `car` and so on. The page and the server ask the same.
 * `prices` are those of the wish's kind.
 */
export function wishProblems(prices: TransportPrices, wish: TransportWish, at: At): Problems {
  if (prices.kind === 'transfer' && wish.kind === 'transfer') return transferProblems(prices, wish, at);
  if (prices.kind === 'car' && wish.kind === 'car') return carProblems(prices, wish, at);
  if (prices.kind === 'cip' && wish.kind === 'cip') return cipProblems(prices, wish, at);
  return { kind: 'invalid' };
}

function transferProblems(prices: TransferPrices, wish: TransferWish, at: At): Problems {
  const zone = zoneOf(prices, wish);
  const [shortest, onTheRoad] = transferDrive(zone?.minutes ?? [0, 0], wish.stops);
  const isTo = (ride: number) => (wish.direction === 'toAirport') === (ride === 0);
  const isBetweenAirports = zone?.toAirport != null;
  const flies = (ride: number) => isTo(ride) || isBetweenAirports;
  const leaving = (ride: number) => {
    if (isTo(ride)) return isBetweenAirports ? LEAVE_AIRPORT_MINUTES : 0;
    return wish.isVisaAtDesk ? LEAVE_WITH_VISA_MINUTES : LEAVE_AIRPORT_MINUTES;
  };
  return {
    ...problemsIn({
      airport: prices.airports.some(({ airport }) => airport === wish.airport) ? undefined : 'required',
      zone: zone ? undefined : 'required',
    }),
    ...ridesProblems(wish, {
      ...{ at, lead: leadOf('transfer', 0), shortest },
      flight: (ride, time) => (flies(ride) ? flightProblems(time, { leaving: leaving(ride), onTheRoad }) : {}),
    }),
    ...loadProblems(prices.cars, wish),
  };
}

function carProblems(prices: CarPrices, wish: CarWish, at: At): Problems {
  const road = roadOf(prices, wish);
  return {
    ...problemsIn({
      from: wish.from === '' ? 'required' : undefined,
      to: wish.to === '' ? 'required' : road ? undefined : 'no_road',
    }),
    ...ridesProblems(wish, { at, lead: leadOf('car', 0), shortest: road?.minutes ?? 0, flight: () => ({}) }),
    ...loadProblems(prices.cars, wish),
  };
}

function cipProblems(prices: CipPrices, wish: CipWish, at: At): Problems {
  const airport = prices.airports.find((one) => one.airport === wish.airport);
  const { adults, children, infants } = wish.people;
  const isHere = (id: string) => {
    const addOn = prices.addOns.find((one) => one.id === id);
    if (!addOn || (addOn.airports && !addOn.airports.includes(wish.airport))) return false;
    const { onlyFor } = addOn;
    return onlyFor === null || (onlyFor.direction === wish.direction && onlyFor.flights === wish.flights);
  };
  return {
    ...problemsIn({
      airport: airport ? undefined : 'required',
      direction: airport && !serviceOf(prices, wish) ? 'not_sold_here' : undefined,
      people: adults + children + infants > 9 ? 'too_many_passengers' : undefined,
      // As on a flight: on the lap of an adult.
      'people.infants': infants > adults ? 'too_many_infants' : undefined,
      addOns: wish.addOns.every(({ id }) => isHere(id)) ? countProblem(wish) : 'add_on_not_here',
    }),
    ...timeProblems('ride', wish.ride, { ...at, lead: leadOf('cip', prices.leadHours) }),
    ...(wish.ride.flight.trim() === '' ? { 'ride.flight': 'required' as const } : {}),
  };
}

/** What is named twice counts together. */
function countProblem({ addOns, people }: CipWish): FieldProblem | undefined {
  const counts = new Map<string, number>();
  for (const { id, count } of addOns) counts.set(id, (counts.get(id) ?? 0) + count);
  if (Math.max(0, ...counts.values()) > MOST_OF_AN_ADD_ON) return 'invalid';
  return [...counts].some(([id, count]) => count > mostOf(id, people)) ? 'add_on_too_many' : undefined;
}

type Rides = {
  readonly at: At;
  readonly lead: number;
  /** Minutes until one is there, on an empty road. */
  readonly shortest: number;
  readonly flight: (ride: number, time: RideTime) => FlightProblems;
};
/** Of the flight that a ride reaches; `time`: of its pick-up. */
type FlightProblems = { readonly time?: FieldProblem; readonly flightTime?: FieldProblem };

function ridesProblems(
  { ride, back }: Pick<TransferWish, 'ride' | 'back'>,
  { at, lead, shortest, flight }: Rides,
): Problems {
  const first = timeProblems('ride', ride, { ...at, lead }, flight(0, ride));
  if (back === null) return first;
  const there = momentOfRide(ride);
  const home = momentOfRide(back);
  const isBefore = there !== null && home !== null && home < there + shortest * MINUTE_MS;
  return {
    ...first,
    ...timeProblems('back', back, { ...at, purpose: 'sell', lead: 0 }, flight(1, back)),
    ...(isBefore ? { 'back.day': 'back_before_there' as const } : {}),
  };
}

/** Letters and digits of an airline, and a number: "TK 874", "W5 1085". */
const FLIGHT = /^\s*(?:[A-Z]{2,3}|[A-Z]\d|\d[A-Z])\s?\d{1,4}[A-Z]?\s*$/i;

function timeProblems(
  field: 'ride' | 'back',
  { day, time, flight }: RideTime,
  at: At & { readonly lead: number },
  reached: FlightProblems = {},
): Problems {
  const problems: Record<string, FieldProblem | undefined> = {
    [`${field}.day`]: dayProblem(day, dayOf(at.now)),
    [`${field}.time`]: clockProblem(time) ?? leadProblem(momentOfRide({ day, time }), at) ?? reached.time,
    [`${field}.flight`]: flight.trim() === '' || FLIGHT.test(flight) ? undefined : 'flight_invalid',
    [`${field}.flightTime`]: reached.flightTime,
  };
  return problemsIn(problems);
}

function clockProblem(time: string): FieldProblem | undefined {
  if (time.trim() === '') return 'required';
  return minutesOf(time) === null ? 'time_invalid' : undefined;
}

function leadProblem(
  moment: number | null,
  { now, purpose, lead }: At & { readonly lead: number },
): FieldProblem | undefined {
  if (moment === null) return undefined;
  if (moment < now + LEAST_LEAD_MS) return 'too_soon';
  return purpose === 'sell' && moment < now + lead ? 'only_by_request' : undefined;
}

type Minutes = { readonly leaving: number; readonly onTheRoad: number };

/**
 * A flight that leaves is reached before its check-in closes, also on a slow road. Who is fetched at a door can be fetched sooner, so it
 * is told there; who lands cannot, and has to take another flight.
 */
function flightProblems(ride: RideTime, { leaving, onTheRoad }: Minutes): FlightProblems {
  if (ride.flightTime.trim() === '') return {};
  if (minutesOf(ride.flightTime) === null) return { flightTime: 'time_invalid' };
  const pickUp = momentOfRide(ride);
  const leaves = pickUp === null ? null : nextAt(ride.flightTime, pickUp);
  if (pickUp === null || leaves === null) return {};
  const closes = leaves - COUNTER_CLOSES_MINUTES * MINUTE_MS;
  const isMissed = leaves > pickUp + EARLIEST_TO_AIRPORT_HOURS * HOUR_MS;
  if (!isMissed && pickUp + (leaving + onTheRoad) * MINUTE_MS <= closes) return {};
  return leaving === 0 ? { time: 'after_counter_closes' } : { flightTime: 'after_counter_closes' };
}

function loadProblems(cars: TransferPrices['cars'], { load, car }: Pick<TransferWish, 'load' | 'car'>): Problems {
  const facts = cars.find((one) => one.car === car);
  return problemsIn({
    car: !facts || tooSmall(facts, load) !== null ? 'does_not_fit' : undefined,
    // Somebody older sits beside them.
    'load.childAges': load.childAges.length >= load.people ? 'child_age_invalid' : undefined,
  });
}
