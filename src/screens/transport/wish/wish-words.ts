import { euro, formatMoney } from '#domain/core/money.ts';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { formatFullDay, isDay } from '#domain/core/time.ts';
import { backUntil } from '#domain/transport/back.ts';
import { freeMinutesOf } from '#domain/transport/free-waiting.ts';
import { mostAlone } from '#domain/transport/one-ride.ts';
import { type PriceLine, zoneOf } from '#domain/transport/price.ts';
import { minutesOf, momentOfRide } from '#domain/transport/ride-times.ts';
import { type RideTime, type TransportPrices, type TransportWish, timesOf } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import { momentText } from '#src/screens/core/issue/moment.ts';

/** "IKA to Mehrabad Airport (THR), van"; null while it is not chosen. */
export function wishTitle(prices: TransportPrices, wish: TransportWish): string | null {
  if (prices.kind === 'cip' && wish.kind === 'cip') {
    const airport = prices.airports.find((one) => one.airport === wish.airport);
    return airport
      ? m.transportwish_sum_cip({
          airport: `${airport.en} (${airport.airport})`,
          direction: wish.direction === 'arrival' ? m.transportwish_arrival() : m.transportwish_departure(),
        })
      : null;
  }
  if (wish.kind === 'cip' || prices.kind === 'cip') return null;
  const car = prices.cars.find((one) => one.car === wish.car)?.en ?? '';
  if (wish.kind === 'car')
    return wish.to === '' ? null : m.transportwish_sum_way({ from: wish.from, to: wish.to, car });
  const zone = prices.kind === 'transfer' ? zoneOf(prices, wish) : undefined;
  if (!zone) return null;
  return wish.direction === 'fromAirport'
    ? m.transportwish_sum_way({ from: wish.airport, to: zone.en, car })
    : m.transportwish_sum_way({ from: zone.en, to: wish.airport, car });
}

/** "Sat 5 Dec 2026, 14 Azar 1405, 03:10"; null while its day is not told. */
export const rideWords = ({ day, time }: RideTime): string | null =>
  isDay(day)
    ? [formatFullDay(day), formatFullPersianDay(day), ...(minutesOf(time) === null ? [] : [time])].join(', ')
    : null;

/** A line of the price, in words. */
export function lineWords(prices: TransportPrices, wish: TransportWish, line: PriceLine): string {
  const words = ofLine(prices, wish, line);
  const isOfRide = line.what !== 'waiting' && line.what !== 'driverNights';
  const isPerRide = wish.kind === 'transfer' || line.what === 'ride' || line.what === 'night';
  return isOfRide && isPerRide ? ofWay(wish, line.ride, words) : words;
}

function ofLine(prices: TransportPrices, wish: TransportWish, line: PriceLine): string {
  switch (line.what) {
    case 'ride':
      return rideLine(prices, wish);
    case 'night':
      return m.transportwish_line_night();
    case 'stops':
      return m.transportwish_line_stops({ count: wish.kind === 'cip' ? 0 : wish.stops });
    case 'waiting':
      return m.transportwish_line_waiting({ hours: wish.kind === 'car' ? wish.waitingHours : 0 });
    case 'driverNights':
      return m.transportwish_line_nights();
    case 'adults':
      return m.transportwish_line_adults({ count: line.count });
    case 'children':
      return m.transportwish_line_children({ count: line.count });
    case 'infants':
      return m.transportwish_line_infants({ count: line.count });
    case 'addOn':
      return `${prices.kind === 'cip' ? (prices.addOns.find(({ id }) => id === line.id)?.en ?? '') : ''} × ${line.count}`;
  }
}

function rideLine(prices: TransportPrices, wish: TransportWish): string {
  if (prices.kind === 'cip' || wish.kind === 'cip') return '';
  const car = prices.cars.find((one) => one.car === wish.car)?.en ?? '';
  if (wish.kind === 'transfer') return m.transportwish_line_zone({ car });
  return wish.back ? m.transportwish_line_road_back({ car }) : m.transportwish_line_road({ car });
}

/** What costs nothing more. */
export function includedWords(prices: TransportPrices, wish: TransportWish): readonly string[] {
  if (wish.kind === 'cip' || prices.kind === 'cip') return [];
  const seats = wish.load.childAges.length;
  const seat =
    seats > 0 ? [seats === 1 ? m.transportwish_line_seat() : m.transportwish_line_seats({ count: seats })] : [];
  if (prices.kind === 'transfer' && wish.kind === 'transfer') {
    const waits = freeMinutesOf(prices, wish).map((minutes, ride) =>
      ofWay(wish, ride, m.transportwish_line_free({ minutes })),
    );
    return [...waits, ...seat];
  }
  return [m.transportwish_line_fuel(), ...seat];
}

/** "All of it comes back until …, half until …, then nothing.", of each ride that has a time; and what one of two gives back alone. */
export function backWords(prices: TransportPrices, wish: TransportWish, now: number): readonly string[] {
  const lines = timesOf(wish).flatMap((time, ride) => {
    const startsAt = momentOfRide(time);
    return startsAt === null ? [] : [ofWay(wish, ride, backRule(startsAt, now))];
  });
  const most = mostAlone(prices, wish);
  if (most === null) return lines;
  const [there, back] = most;
  return [...lines, m.transportwish_back_one({ there: formatMoney(euro(there)), back: formatMoney(euro(back)) })];
}

function backRule(startsAt: number, now: number): string {
  const { all, half } = backUntil(startsAt);
  if (now <= all) return m.transportwish_back_rule({ free: momentText(all), half: momentText(half) });
  return now <= half ? m.transportwish_back_rule_half({ half: momentText(half) }) : m.transportwish_back_rule_none();
}

/** Words about one ride; where there are two, they say which one. */
const ofWay = (wish: TransportWish, ride: number, words: string): string =>
  timesOf(wish).length > 1 ? `${ride === 0 ? m.transportwish_there() : m.transportwish_way_back()}: ${words}` : words;
