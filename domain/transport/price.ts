import { daysBetween, isDay, MINUTE_MS } from '#domain/core/time.ts';
import { isNight, minutesOf } from '#domain/transport/ride-times.ts';
import type {
  CarPrices,
  CarWish,
  CipPrices,
  CipWish,
  TransferPrices,
  TransferWish,
  TransportPrices,
  TransportWish,
} from '#domain/transport/wish.ts';

export type PriceLine =
  | {
      readonly what: 'ride' | 'night' | 'stops' | 'waiting' | 'driverNights';
      readonly ride: number;
      readonly cents: number;
    }
  | {
      readonly what: 'adults' | 'children' | 'infants';
      readonly ride: number;
      readonly count: number;
      readonly cents: number;
    }
  | {
      readonly what: 'addOn';
      readonly id: string;
      readonly ride: number;
      readonly count: number;
      readonly cents: number;
    };

/** What it costs, in EUR cents. `night` is what the night adds. What costs nothing has no line, but for rides and add-ons. */
export type TransportQuote = { readonly lines: readonly PriceLine[]; readonly total: number };

/**
 * The price of a wish by a price list; null while something that decides it is missing or is not sold. It is the price of the booked
 * times: a flight that is late never makes it dearer.
 */
export function quoteOf(prices: TransportPrices, wish: TransportWish): TransportQuote | null {
  const lines = linesFor(prices, wish);
  return lines && { lines, total: lines.reduce((sum, { cents }) => sum + cents, 0) };
}

/** What one ride of it costs. */
export const rideTotal = ({ lines }: TransportQuote, ride: number): number =>
  lines.reduce((sum, line) => sum + (line.ride === ride ? line.cents : 0), 0);

function linesFor(prices: TransportPrices, wish: TransportWish): readonly PriceLine[] | null {
  if (prices.kind === 'transfer' && wish.kind === 'transfer') return transferLines(prices, wish);
  if (prices.kind === 'car' && wish.kind === 'car') return carLines(prices, wish);
  return prices.kind === 'cip' && wish.kind === 'cip' ? cipLines(prices, wish) : null;
}

export const zoneOf = ({ airports }: TransferPrices, { airport, zone }: Pick<TransferWish, 'airport' | 'zone'>) =>
  airports.find((one) => one.airport === airport)?.zones.find(({ id }) => id === zone);

function transferLines(prices: TransferPrices, wish: TransferWish): readonly PriceLine[] | null {
  const zone = zoneOf(prices, wish);
  if (!zone) return null;
  const rides = wish.back === null ? [wish.ride] : [wish.ride, wish.back];
  const lines: PriceLine[] = [];
  for (const [ride, { time }] of rides.entries()) {
    const minutes = minutesOf(time);
    if (minutes === null) return null;
    const byDay = zone.day[wish.car];
    lines.push({ what: 'ride', ride, cents: byDay });
    if (isNight(minutes)) lines.push({ what: 'night', ride, cents: zone.night[wish.car] - byDay });
    lines.push({ what: 'stops', ride, cents: wish.stops * prices.stopEach });
  }
  return lines.filter(costs);
}

const costs = ({ what, cents }: PriceLine): boolean => cents > 0 || what === 'ride' || what === 'addOn';

/** The road between two towns, in any direction. */
export const roadOf = ({ roads }: CarPrices, { from, to }: Pick<CarWish, 'from' | 'to'>) =>
  roads.find((road) => (road.from === from && road.to === to) || (road.from === to && road.to === from));

function carLines(prices: CarPrices, wish: CarWish): readonly PriceLine[] | null {
  const road = roadOf(prices, wish);
  if (!road) return null;
  const { car, ride, back } = wish;
  const lines: PriceLine[] = [];
  const each = back === null ? road.oneWay[car] : road.sameDayBack[car] / 2;
  for (const [place, at] of (back === null ? [ride] : [ride, back]).entries()) {
    const minutes = minutesOf(at.time);
    if (minutes === null) return null;
    lines.push({ what: 'ride', ride: place, cents: each });
    if (isNight(minutes))
      lines.push({ what: 'night', ride: place, cents: Math.round((each * prices.nightPercent) / 100) });
  }
  const nights = back === null ? 0 : nightsBetween(ride.day, back.day);
  if (nights === null) return null;
  const paidStops = Math.max(0, wish.stops - prices.stops.free);
  lines.push(
    { what: 'stops', ride: 0, cents: paidStops * prices.stops.each[car] },
    { what: 'waiting', ride: 0, cents: wish.waitingHours * prices.waitingHour[car] },
    { what: 'driverNights', ride: 1, cents: nights * prices.driverNight },
  );
  return lines.filter(costs);
}

/** The nights that the driver stays; null while a day is missing. */
const nightsBetween = (there: string, back: string): number | null =>
  isDay(there) && isDay(back) ? Math.max(0, daysBetween(there, back)) : null;

export const serviceOf = (
  { airports }: CipPrices,
  { airport, direction, flights }: Pick<CipWish, 'airport' | 'direction' | 'flights'>,
) =>
  airports
    .find((one) => one.airport === airport)
    ?.services.find((service) => service.direction === direction && service.flights === flights);

function cipLines(prices: CipPrices, wish: CipWish): readonly PriceLine[] | null {
  const service = serviceOf(prices, wish);
  if (!service) return null;
  const { adults, children, infants } = wish.people;
  const of = (percent: number, count: number) => Math.round((service.each * percent) / 100) * count;
  const lines: PriceLine[] = [
    { what: 'adults', ride: 0, count: adults, cents: service.each * adults },
    { what: 'children', ride: 0, count: children, cents: of(prices.childPercent, children) },
    { what: 'infants', ride: 0, count: infants, cents: of(prices.infantPercent, infants) },
  ];
  for (const { id, count } of wish.addOns) {
    const addOn = prices.addOns.find((one) => one.id === id);
    if (!addOn) return null;
    lines.push({ what: 'addOn', id, ride: 0, count, cents: addOn.each * count });
  }
  return lines.filter(costs);
}

/** About when a ride is over: its longest usual time after `from`. */
export const arrivesAbout = (from: number, [, longest]: readonly [number, number]): number =>
  from + longest * MINUTE_MS;
