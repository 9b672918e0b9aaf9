import { carDrive, transferDrive } from '#domain/transport/drive.ts';
import { freeMinutesOf } from '#domain/transport/free-waiting.ts';
import { ARRIVAL_FA, VEHICLE_FA } from '#domain/transport/persian-words.ts';
import { placeHead } from '#domain/transport/place-head.ts';
import { quoteOf, roadOf, serviceOf, type TransportQuote, zoneOf } from '#domain/transport/price.ts';
import { isNight, minutesOf, momentOfRide, nextAt } from '#domain/transport/ride-times.ts';
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
import type { components } from '#openapi/generated/types.ts';
import type { RideDetail, TransportDetail } from '#server/products/transport/detail.ts';

type Place = components['schemas']['TransportPlace'];

/** How long a driver waits for nothing where no flight lands. */
const WAITS_MINUTES = 15;
/** A rule of ours: a service at an airport takes about so long. */
const SERVICE_MINUTES: readonly [number, number] = [30, 60];
const MAX_TITLE = 160;

/** What of a ride does not depend on its time. */
type Way = Pick<RideDetail, 'from' | 'to' | 'km' | 'minutes' | 'freeMinutes'>;
type Sold = Pick<TransportDetail, 'title' | 'titleFa' | 'parts' | 'prices'> & { readonly ways: readonly Way[] };

/**
 * What is bought with a wish, by a price list of its kind; null where the list does not sell it, or a day or time is not right.
 * `wishProblems` says why.
 */
export function detailOf(prices: TransportPrices, wish: TransportWish): TransportDetail | null {
  const quote = quoteOf(prices, wish);
  const sold = quote && soldOf(prices, wish);
  if (!sold) return null;
  const { ways, ...named } = sold;
  const rides = ways.map((way, index) => rideOf(way, { wish, index, quote }));
  return rides.every((ride) => ride !== null) ? { wish, ...named, rides, stayIn: null, stayBackIn: null } : null;
}

function soldOf(prices: TransportPrices, wish: TransportWish): Sold | null {
  if (prices.kind === 'transfer' && wish.kind === 'transfer') return transferOf(prices, wish);
  if (prices.kind === 'car' && wish.kind === 'car') return carOf(prices, wish);
  return prices.kind === 'cip' && wish.kind === 'cip' ? serviceFor(prices, wish) : null;
}

type Asked = { readonly wish: TransportWish; readonly index: number; readonly quote: TransportQuote };

function rideOf(way: Way, { wish, index, quote }: Asked): RideDetail | null {
  const time = wish.kind === 'cip' || index === 0 ? wish.ride : wish.back;
  const bookedAt = time && momentOfRide(time);
  if (!time || bookedAt === null) return null;
  const lines = quote.lines.filter(({ ride }) => ride === index);
  return {
    ...way,
    ...{ bookedAt, pickUpAt: bookedAt, flight: time.flight },
    flightLeavesAt: leavesAt(wish, time, bookedAt),
    ...{ isFollowed: false, asks: null, follows: null },
    isNight: isNight(minutesOf(time.time) ?? 0),
    ...{ stage: 'confirmed', driver: null, earlierDriver: null, refunded: false, isCancelled: false },
    times: { lateToldAt: null, onTheWayAt: null, arrivedAt: null, metAt: null, leftAt: null, missingAt: null },
    ...{ lines, cents: lines.reduce((all, { cents }) => all + cents, 0) },
  };
}

function leavesAt(wish: TransportWish, { flightTime }: RideTime, bookedAt: number): number | null {
  if (wish.kind === 'cip') return wish.direction === 'departure' ? bookedAt : null;
  return flightTime === '' ? null : nextAt(flightTime, bookedAt);
}

/** From one place to the other, and back where that is wanted. */
const waysOf = (ways: readonly [Way, Way], { back }: Pick<TransferWish, 'back'>): readonly Way[] =>
  back === null ? [ways[0]] : ways;

function transferOf(prices: TransferPrices, wish: TransferWish): Sold | null {
  const airport = prices.airports.find((one) => one.airport === wish.airport);
  const zone = zoneOf(prices, wish);
  if (!airport || !zone) return null;
  const start: Place = { en: airport.en, fa: airport.fa, airport: airport.airport };
  const end: Place = { en: zone.en, fa: zone.fa, airport: zone.toAirport };
  const minutes = transferDrive(zone.minutes, wish.stops);
  const [first = 0, second = 0] = freeMinutesOf(prices, wish);
  const [from, to] = wish.direction === 'fromAirport' ? [start, end] : [end, start];
  return {
    ...titlesOf({ en: 'Transfer', fa: 'ترانسفر' }, { from, to }, wish),
    parts: [],
    ways: waysOf(
      [
        { from, to, km: zone.km, minutes, freeMinutes: first },
        { from: to, to: from, km: zone.km, minutes, freeMinutes: second },
      ],
      wish,
    ),
    prices: { ...prices, airports: [{ ...airport, zones: [zone] }] },
  };
}

function carOf(prices: CarPrices, wish: CarWish): Sold | null {
  const road = roadOf(prices, wish);
  if (!road) return null;
  const [from, to] = [townOf(prices, wish.from), townOf(prices, wish.to)];
  const way = { km: road.km, freeMinutes: WAITS_MINUTES };
  return {
    ...titlesOf({ en: 'Car', fa: VEHICLE_FA }, { from, to }, wish),
    parts: [],
    ways: waysOf(
      [
        { ...way, from, to, minutes: carDrive(road.minutes, wish, prices.stops.minutes) },
        { ...way, from: to, to: from, minutes: [road.minutes, road.minutes] },
      ],
      wish,
    ),
    prices: { ...prices, towns: prices.towns.filter(({ en }) => en === wish.from || en === wish.to), roads: [road] },
  };
}

const townOf = ({ towns }: CarPrices, name: string): Place => ({
  en: name,
  fa: towns.find(({ en }) => en === name)?.fa ?? name,
  airport: null,
});

const DIRECTIONS = {
  arrival: { en: 'arrival', fa: ARRIVAL_FA },
  departure: { en: 'departure', fa: 'خروج' },
} as const;

function serviceFor(prices: CipPrices, wish: CipWish): Sold | null {
  const airport = prices.airports.find((one) => one.airport === wish.airport);
  const service = serviceOf(prices, wish);
  if (!airport || !service) return null;
  const place: Place = { en: airport.en, fa: airport.fa, airport: airport.airport };
  const direction = DIRECTIONS[wish.direction];
  const addOns = prices.addOns.filter(({ id }) => wish.addOns.some((one) => one.id === id));
  return {
    title: short(`CIP service, ${direction.en}: ${airport.en}`),
    titleFa: short(`خدمات سی‌آی‌پی، ${direction.fa}: ${airport.fa}`),
    parts: service.parts,
    ways: [{ from: place, to: place, km: null, minutes: [...SERVICE_MINUTES], freeMinutes: 0 }],
    prices: { ...prices, airports: [{ ...airport, services: [service] }], addOns },
  };
}

type Words = { readonly en: string; readonly fa: string };

/** "Transfer from Mehrabad Airport to Tehran, centre and north, and back"; the quarters of a zone stand on the voucher. */
const titlesOf = (
  what: Words,
  { from, to }: Pick<Way, 'from' | 'to'>,
  { back }: Pick<TransferWish, 'back'>,
): Pick<Sold, 'title' | 'titleFa'> => {
  const [here, there] = [headsOf(from), headsOf(to)];
  return {
    title: short(`${what.en} from ${here.en} to ${there.en}${back === null ? '' : ', and back'}`),
    titleFa: short(`${what.fa} از ${here.fa} به ${there.fa}${back === null ? '' : '، رفت و برگشت'}`),
  };
};

const headsOf = ({ en, fa, airport }: Place): Words => ({ en: placeHead(en, airport), fa: placeHead(fa, airport) });

const short = (title: string): string => (title.length <= MAX_TITLE ? title : `${title.slice(0, MAX_TITLE - 1)}…`);
