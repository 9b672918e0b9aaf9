import { numbersIn, wholeNumber } from '#domain/core/whole-number.ts';
import {
  type CarClass,
  type CipWish,
  KINDS,
  type RideLoad,
  type RideTime,
  type TransportWish,
} from '#domain/transport/wish.ts';

/** The query of a page, unparsed. */
export type Query = Readonly<Record<string, unknown>>;
type Step = 'passengers' | 'confirm';

/** A step of an order in the query of `/iran-transportation`. */
export type StepUrl = { readonly step?: Step; readonly order?: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const CARS: readonly CarClass[] = ['sedan', 'vipSedan', 'van'];
const MOST_ADDED = 12;
const MOST_CHILDREN = 6;
/** Until it is said how old a child is. */
const USUAL_AGE = 5;
/** Of the fields that number the add-ons of an airport: `add-guide=2`. */
const ADD_ON = 'add-';

const text = (value: unknown, most: number): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, most) : '';
/** One value, or several of the same name, with commas. */
const listText = (value: unknown, most: number): string => text(Array.isArray(value) ? value.join(',') : value, most);
const isOn = (value: unknown): boolean => ['1', 'on', 'true'].includes(String(value));
/** Absurd numbers are capped: the wish stays one that the contract knows. */
const count = (value: unknown, least: number, most: number, usual: number): number =>
  Math.min(Math.max(wholeNumber(value) ?? usual, least), most);

/** Never throws: a step that names no order is none. */
export function stepOfUrl({ step, order }: Query): StepUrl {
  const id = text(order, 36).toLowerCase();
  if (!UUID.test(id)) return {};
  return step === 'confirm' || step === 'passengers' ? { step, order: id } : { order: id };
}

/** The kind of a query; the transfer where it names none that is sold. */
export const kindOfUrl = ({ kind }: Query): TransportWish['kind'] => KINDS.find((one) => one === kind) ?? 'transfer';

/** Whether a browser without scripts has sent the form: it has this hidden field. A link to a form may say as much, and nothing is missing yet. */
export const wasSent = (query: Query): boolean => 'sent' in query;

/** What a query asks for. Never throws: what it does not say is empty, or as most have it. Nobody is named in it. */
export function wishOfUrl(query: Query): TransportWish {
  const kind = kindOfUrl(query);
  const ride = rideOf(query, '');
  if (kind === 'cip') {
    return {
      kind,
      airport: text(query.airport, 3).toUpperCase(),
      ...serviceOf(query),
      ride: { ...ride, flightTime: '' },
      people: {
        adults: count(query.adults, 1, 9, 1),
        children: count(query.children, 0, 8, 0),
        infants: count(query.infants, 0, 8, 0),
      },
      addOns: addOnsOf(query),
    };
  }
  const back = isOn(query.back) ? rideOf(query, 'back') : null;
  const car = CARS.find((one) => one === query.car) ?? 'sedan';
  if (kind === 'car') {
    return {
      ...{ kind, from: text(query.from, 60), to: text(query.to, 60), ride: { ...ride, flight: '', flightTime: '' } },
      back: back && { ...back, flight: '', flightTime: '' },
      ...{ load: loadOf(query), car },
      stops: count(query.stops, 0, 6, 0),
      waitingHours: count(query.waiting, 0, 12, 0),
    };
  }
  return {
    kind,
    direction: query.direction === 'toAirport' ? 'toAirport' : 'fromAirport',
    ...{ airport: text(query.airport, 3).toUpperCase(), zone: text(query.zone, 40) },
    ...{ ride, back, load: loadOf(query), car },
    stops: count(query.stops, 0, 3, 0),
    isVisaAtDesk: isOn(query.visa),
  };
}

/** `service` of the form says both at once. */
function serviceOf({ service, direction, flights }: Query): Pick<CipWish, 'direction' | 'flights'> {
  const [way, where] = typeof service === 'string' ? service.split('-') : [direction, flights];
  return {
    direction: way === 'departure' ? 'departure' : 'arrival',
    flights: where === 'domestic' ? 'domestic' : 'international',
  };
}

function rideOf(query: Query, prefix: '' | 'back'): RideTime {
  const of = (name: string, most: number) =>
    text(query[prefix === '' ? name : `back${name.charAt(0).toUpperCase()}${name.slice(1)}`], most);
  return { day: of('day', 40), time: of('time', 20), flight: of('flight', 40), flightTime: of('flightTime', 20) };
}

const loadOf = (query: Query): RideLoad => ({
  people: count(query.people, 1, 9, 2),
  childAges: agesOf(query),
  bags: count(query.bags, 0, 20, 2),
  large: count(query.large, 0, 9, 0),
  wheelchairs: count(query.wheelchairs, 0, 3, 0),
});

/** A form says first how many children there are, and then how old they are. */
function agesOf(query: Query): number[] {
  const ages = numbersIn(listText(query.ages, 60)).filter((age) => age <= 11);
  const many = count(query.children, 0, MOST_CHILDREN, Math.min(ages.length, MOST_CHILDREN));
  return Array.from({ length: many }, (_, at) => ages[at] ?? USUAL_AGE);
}

const addOnsOf = (query: Query) =>
  Object.entries(query)
    .flatMap(([name, value]) => {
      const id = name.startsWith(ADD_ON) ? name.slice(ADD_ON.length) : '';
      const many = count(value, 0, 9, 0);
      return /^[a-z-]{1,40}$/.test(id) && many > 0 ? [{ id, count: many }] : [];
    })
    .slice(0, MOST_ADDED);

/** The query that leads to a wish. It leaves out what is usual, and says nothing of who rides. */
export function queryOfWish(wish: TransportWish): Readonly<Record<string, string | number>> {
  const { kind } = wish;
  if (kind === 'cip') {
    const { airport, direction, flights, ride, people, addOns } = wish;
    return said({
      ...{ kind, airport, direction, flights, ...rideQuery(ride, ''), ...people },
      ...Object.fromEntries(addOns.map(({ id, count: many }) => [`${ADD_ON}${id}`, many])),
    });
  }
  const { ride, back, load, car, stops } = wish;
  const { people, childAges, bags, large, wheelchairs } = load;
  const shared = {
    ...rideQuery(ride, ''),
    ...(back ? { back: 1, ...rideQuery(back, 'back') } : {}),
    ...{ people, ages: childAges.join(','), large, wheelchairs, car, stops },
  };
  const query =
    kind === 'car'
      ? { kind, from: wish.from, to: wish.to, ...shared, waiting: wish.waitingHours }
      : {
          ...{ kind, direction: wish.direction, airport: wish.airport, zone: wish.zone },
          ...{ ...shared, visa: wish.isVisaAtDesk ? 1 : 0 },
        };
  // None of them is said: the usual number is not none.
  return { ...said(query), bags };
}

const rideQuery = ({ day, time, flight, flightTime }: RideTime, prefix: '' | 'back') =>
  prefix === ''
    ? { day, time, flight, flightTime }
    : { backDay: day, backTime: time, backFlight: flight, backFlightTime: flightTime };

const said = (query: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '' && value !== 0));
