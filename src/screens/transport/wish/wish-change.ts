import { addDays, clockOf, dayOf } from '#domain/core/time.ts';
import { fittingCar, tooSmall } from '#domain/transport/fits.ts';
import { serviceOf, zoneOf } from '#domain/transport/price.ts';
import type {
  CarClass,
  CarFacts,
  CipPrices,
  CipWish,
  RideLoad,
  RideTime,
  TransferPrices,
  TransferWish,
  TransportPrices,
  TransportWish,
} from '#domain/transport/wish.ts';

/** Changes the form as it is by then: several fields may tell at once what was typed before their code was there. */
export type ChangeWish<W extends TransportWish = TransportWish> = (wish: W) => W;

const NO_TIME: RideTime = { day: '', time: '', flight: '', flightTime: '' };

/** What a form begins with: the first airport, its only zone, the service that it has, and a car that fits where none is named. */
export function begun(prices: TransportPrices, wish: TransportWish, isCarNamed: boolean): TransportWish {
  if (prices.kind === 'transfer' && wish.kind === 'transfer') {
    const airport = wish.airport === '' ? (prices.airports[0]?.airport ?? '') : wish.airport;
    return withCar(prices.cars, withAirport(prices, wish, airport), isCarNamed);
  }
  if (prices.kind === 'car' && wish.kind === 'car') {
    const from = wish.from === '' ? (prices.roads[0]?.from ?? '') : wish.from;
    return withCar(prices.cars, { ...wish, from }, isCarNamed);
  }
  if (prices.kind === 'cip' && wish.kind === 'cip')
    return wish.airport === '' ? withCipAirport(prices, wish, prices.airports[0]?.airport ?? '') : wish;
  return wish;
}

function withCar<W extends { readonly load: RideLoad; readonly car: CarClass }>(
  cars: readonly CarFacts[],
  wish: W,
  isCarNamed: boolean,
): W {
  const chosen = cars.find(({ car }) => car === wish.car);
  if (isCarNamed || (chosen && tooSmall(chosen, wish.load) === null)) return wish;
  return { ...wish, car: fittingCar(cars, wish.load) ?? wish.car };
}

/** Another airport has other zones; its only one needs no choice. */
export function withAirport(prices: TransferPrices, wish: TransferWish, airport: string): TransferWish {
  const moved = { ...wish, airport };
  if (zoneOf(prices, moved)) return moved;
  const zones = prices.airports.find((one) => one.airport === airport)?.zones ?? [];
  return { ...moved, zone: zones.length === 1 ? (zones[0]?.id ?? '') : '' };
}

/** A zone of another airport brings its airport: one list has them all, also for a browser without scripts. */
export function withZone(prices: TransferPrices, wish: TransferWish, zone: string): TransferWish {
  const moved = { ...wish, zone };
  if (zoneOf(prices, moved)) return moved;
  const airport = prices.airports.find(({ zones }) => zones.some(({ id }) => id === zone))?.airport;
  return { ...moved, airport: airport ?? wish.airport };
}

/** What another airport does not have is not asked for there. */
export function withCipAirport(prices: CipPrices, wish: CipWish, airport: string): CipWish {
  const moved = { ...wish, airport };
  const first = prices.airports.find((one) => one.airport === airport)?.services[0];
  const sold =
    serviceOf(prices, moved) || !first ? moved : { ...moved, direction: first.direction, flights: first.flights };
  return { ...sold, addOns: sold.addOns.filter(({ id }) => whyNot(prices, sold, id) === null) };
}

/** Why an add-on is not sold with a service; null where it is. */
export function whyNot(
  { addOns }: CipPrices,
  { airport, direction, flights }: Pick<CipWish, 'airport' | 'direction' | 'flights'>,
  id: string,
): 'airport' | 'service' | null {
  const addOn = addOns.find((one) => one.id === id);
  if (!addOn || (addOn.airports && !addOn.airports.includes(airport))) return 'airport';
  const { onlyFor } = addOn;
  return onlyFor === null || (onlyFor.direction === direction && onlyFor.flights === flights) ? null : 'service';
}

/** So many children under 12, each of the age that is usual until it is said. */
const USUAL_AGE = 5;
export const withChildren = (load: RideLoad, count: number): RideLoad => ({
  ...load,
  childAges: Array.from({ length: count }, (_, at) => load.childAges[at] ?? USUAL_AGE),
});

/** The way back as it was `last`, at first on the same day at no hour yet; null takes it away. */
export const backAfter = (ride: RideTime, isBack: boolean, last: RideTime | null): RideTime | null =>
  isBack ? (last ?? { ...NO_TIME, day: ride.day }) : null;

/** The day and clock of a moment, as a ride has them. */
export const rideAt = (moment: number, flight: string): RideTime => ({
  ...NO_TIME,
  day: dayOf(moment),
  time: clockOf(moment),
  flight,
});

export const nextDay = (day: string): string => addDays(day, 1);
