import { euro } from '#domain/core/money.ts';
import { addDays, HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { AIRPORTS } from '#domain/country/airports.ts';
import { legTotal } from '#domain/flights/fares.ts';
import type { FlightSearch } from '#domain/flights/flight-search.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import type { components } from '#openapi/generated/types.ts';
import { NOW } from './clock.ts';

export type ResultsView = Extract<FlightBookingView, { kind: 'results' }>;
type Availability = components['schemas']['FlightAvailability'];

export const DAY = '2026-12-05';

export const search: FlightSearch = {
  type: 'oneWay',
  origin: 'THR',
  destination: 'SYZ',
  departing: DAY,
  returning: '',
  adult: 2,
  child: 1,
  infant: 0,
};
export const returnSearch: FlightSearch = { ...search, type: 'twoWay', returning: '2026-12-12' };

const AIRLINES = [
  ['QB', 'Qeshm Air', '10:20', 38, 'systemic', [70, 60, 40, 30], 7, '2'],
  ['EP', 'Iran Aseman Airlines', '13:15', 36, 'systemic', [70, 50], 9, '4'],
  ['ZV', 'Zagros Airlines', '07:45', 29, 'charter', [], 3, '1'],
  ['IS', 'Sepehran Airlines', '18:05', 31, 'charter', [], 12, '4'],
  ['W5', 'Mahan Air', '06:30', 42, 'systemic', [50, 40, 30, 0], 20, '4'],
  ['IR', 'Iran Air', '15:40', 44, 'systemic', [60, 50, 40, 30], 1, '2'],
  ['B9', 'Iran Airtour', '02:10', 33, 'systemic', [80, 70, 40, 20], 9, '2'],
] as const;

/** Offers of a day; after the seventh they repeat at other times. */
export function offersOf(asked: FlightSearch, day: string, count: number = AIRLINES.length): FlightOffer[] {
  return Array.from({ length: count }, (_, at) => {
    const [airline, airlineName, time, adult, kind, percents, seatsLeft, terminal] =
      AIRLINES[at % AIRLINES.length] ?? AIRLINES[0];
    const round = Math.floor(at / AIRLINES.length);
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const departsAt = momentOf(day, ((hours + round * 3) % 24) * 60 + minutes);
    const isCharter = kind === 'charter';
    const price = (adult + round * 3) * 100;
    const prices = {
      adult: euro(price),
      child: euro(isCharter ? price : price / 2),
      infant: euro(isCharter ? 500 : price / 10),
    };
    const cuts = [momentOf(addDays(day, -3), 720), momentOf(addDays(day, -1), 720), departsAt - 2 * HOUR_MS];
    return {
      offerId: `${airline}-${day}-${at}`,
      flight: {
        airline,
        airlineName,
        flightNumber: `${airline} ${1213 + at}`,
        aircraft: 'Airbus A320',
        origin: asked.origin,
        destination: asked.destination,
        departsAt,
        arrivesAt: departsAt + 90 * MINUTE_MS,
        terminal: asked.origin === 'THR' ? terminal : null,
      },
      fare: {
        kind,
        fareClass: isCharter ? 'X' : 'Y',
        checkedKg: airline === 'IR' ? 23 : 20,
        handKg: airline === 'W5' ? 7 : 5,
        refundSteps: percents.map((percent, step) => ({
          percent,
          until: step === percents.length - 1 ? departsAt : (cuts[percents.length === 2 ? 1 : step] ?? departsAt),
        })),
      },
      prices,
      total: legTotal(prices, asked),
      seatsLeft,
      expiresAt: NOW + 1500_000,
    };
  });
}

const strip = (day: string) =>
  [84, 114, 108, 87, 81, 75, null].map((price, at) => ({
    date: addDays(day, at - 3),
    lowest: price === null ? null : euro(price * 100),
  }));

export const availabilityOf = (asked: FlightSearch, count?: number): Availability => ({
  searchedAt: NOW,
  expiresAt: NOW + 600_000,
  departing: { date: asked.departing, offers: offersOf(asked, asked.departing, count), days: strip(asked.departing) },
  returning:
    asked.type === 'twoWay'
      ? {
          date: asked.returning,
          offers: offersOf({ ...asked, origin: asked.destination, destination: asked.origin }, asked.returning, count),
          days: strip(asked.returning),
        }
      : null,
});

/** A route without airlines. */
export const unserved = (availability: Availability): Availability => ({
  ...availability,
  departing: {
    ...availability.departing,
    isUnserved: true,
    offers: [],
    days: availability.departing.days.map(({ date }) => ({ date, lowest: null })),
  },
});

/** The first flight also has a cheaper charter fare. */
export function twoFares(availability: Availability): Availability {
  const { departing } = availability;
  const [first, second, third, ...rest] = departing.offers;
  if (!first || !second || !third) return availability;
  const { fare, prices } = third;
  const charter = { ...first, offerId: 'second-fare', fare, prices, total: third.total };
  return { ...availability, departing: { ...departing, offers: [first, second, third, charter, ...rest] } };
}

export const viewOf = (asked: FlightSearch, changes: Partial<ResultsView> = {}): ResultsView => ({
  kind: 'results',
  search: asked,
  path: 'departing',
  selectedAvailables: { departing: null, returning: null },
  hasCharterLabel: true,
  results: {
    kind: 'shown',
    results: { searchedAt: NOW, expiresAt: NOW + 600_000, departing: 7, returning: 0 },
    isStale: false,
    isRefreshing: false,
    problem: null,
  },
  isHolding: false,
  isSupplierSlow: false,
  problem: null,
  isPriceChanged: false,
  held: null,
  ...changes,
});

export const lowest: components['schemas']['LowestFare'][] = [
  ['IFN', 2600, 60],
  ['SYZ', 2900, 90],
  ['AWZ', 3000, 75],
  ['MHD', 3100, 95],
  ['TBZ', 3200, 75],
  ['KIH', 3900, 115],
  ['BND', 4200, 120],
].map(([destination, amount, durationMinutes]) => ({
  destination: String(destination),
  adult: euro(Number(amount)),
  date: '2026-12-07',
  durationMinutes: Number(durationMinutes),
}));

/** Airports with the longest names, for narrow screens. */
export const longest = [...AIRPORTS].sort((a, b) => b.airport.length - a.airport.length).slice(0, 2);
