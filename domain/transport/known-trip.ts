import { clockOf, dayOf, HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import { flightOfStep, type OwnFlight } from '#domain/transport/own-flights.ts';
import { roadOf } from '#domain/transport/price.ts';
import type {
  CarPrices,
  CarWish,
  CipPrices,
  CipWish,
  TransferPrices,
  TransferWish,
  TransportWish,
} from '#domain/transport/wish.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** A flight that is booked here. */
export type KnownFlight = OwnFlight & {
  readonly page: string;
  readonly title: string;
  readonly fromCity: string;
  readonly toCity: string;
};
type KnownStay = { readonly city: string; readonly startsAt: number; readonly endsAt: number };
export type KnownTrip = { readonly flights: readonly KnownFlight[]; readonly stays: readonly KnownStay[] };

export const NOTHING_KNOWN: KnownTrip = { flights: [], stays: [] };

/** Flights and stays of one's own orders that are paid. */
export function knownTrip(orders: readonly Schemas['TripOrder'][], now: number): KnownTrip {
  const steps = orders
    .filter(({ state }) => state !== 'begun')
    .flatMap(({ page, steps: all }) => all.map((step) => ({ ...step, page })))
    .filter(({ endsAt }) => endsAt > now)
    .sort((one, other) => one.startsAt - other.startsAt);
  return {
    flights: steps.flatMap((step) => {
      const { page, title, from, to } = step;
      const flight = flightOfStep(step);
      return flight ? [{ ...flight, page, title, fromCity: from.name, toCity: to.name }] : [];
    }),
    stays: steps.flatMap(({ kind, to, startsAt, endsAt }) =>
      kind === 'stay' ? [{ city: to.name, startsAt, endsAt }] : [],
    ),
  };
}

/** One press that fills in what is known. */
export type KnownWish<W extends TransportWish = TransportWish> = {
  readonly what: 'lands' | 'leaves' | 'drive';
  readonly flight: KnownFlight | null;
  readonly ride: Pick<W['ride'], 'day' | 'time' | 'flight' | 'flightTime'>;
  readonly wish: Partial<W>;
};

const QUARTER_MS = 15 * MINUTE_MS;
/** At the counter so long before the flight leaves. */
const BEFORE_FLIGHT_MS = 2 * HOUR_MS;
const NEAR_MS = 24 * HOUR_MS;

/** Where somebody who lands there goes: the zone of the town in which they stay next; empty where that is not one zone. */
function zoneOfTown(prices: TransferPrices, airport: string, town: string | undefined): string {
  const zones =
    prices.airports.find((one) => one.airport === airport)?.zones.filter(({ toAirport }) => !toAirport) ?? [];
  const named = zones.filter(({ en }) => town !== undefined && (en === town || en.startsWith(`${town},`)));
  const exact = named.find(({ en }) => en === town);
  return exact?.id ?? (named.length === 1 ? (named[0]?.id ?? '') : '');
}

/** Transfers from and to the flights that are known, where their airports are sold. */
export function knownTransfers(
  prices: TransferPrices,
  { flights, stays }: KnownTrip,
): readonly KnownWish<TransferWish>[] {
  const isSold = (airport: string) => prices.airports.some((one) => one.airport === airport);
  return flights.flatMap((flight) => {
    const found: KnownWish<TransferWish>[] = [];
    if (isSold(flight.from)) {
      const stay = stays.findLast(
        ({ endsAt }) => endsAt <= flight.leavesAt + HOUR_MS && endsAt > flight.leavesAt - NEAR_MS,
      );
      const zone = zoneOfTown(prices, flight.from, stay?.city);
      const longest = prices.airports
        .find(({ airport }) => airport === flight.from)
        ?.zones.find(({ id }) => id === zone)?.minutes[1];
      const pickUp =
        Math.floor((flight.leavesAt - BEFORE_FLIGHT_MS - (longest ?? 60) * MINUTE_MS) / QUARTER_MS) * QUARTER_MS;
      const ride = {
        day: dayOf(pickUp),
        time: clockOf(pickUp),
        flight: flight.flight,
        flightTime: clockOf(flight.leavesAt),
      };
      found.push({ what: 'leaves', flight, ride, wish: { direction: 'toAirport', airport: flight.from, zone, ride } });
    }
    if (isSold(flight.to)) {
      const stay = stays.find(({ startsAt, endsAt }) => endsAt > flight.landsAt && startsAt < flight.landsAt + NEAR_MS);
      const zone = zoneOfTown(prices, flight.to, stay?.city);
      const ride = { day: dayOf(flight.landsAt), time: clockOf(flight.landsAt), flight: flight.flight, flightTime: '' };
      found.push({ what: 'lands', flight, ride, wish: { direction: 'fromAirport', airport: flight.to, zone, ride } });
    }
    return found;
  });
}

/** Services at the airports of the flights that are known. They fly inside Iran. */
export function knownServices(prices: CipPrices, { flights }: KnownTrip): readonly KnownWish<CipWish>[] {
  const has = (airport: string, direction: CipWish['direction']) =>
    prices.airports
      .find((one) => one.airport === airport)
      ?.services.some((service) => service.direction === direction && service.flights === 'domestic') ?? false;
  return flights.flatMap((flight) => {
    const of = (what: 'lands' | 'leaves', airport: string, at: number): KnownWish<CipWish>[] => {
      const direction = what === 'lands' ? 'arrival' : 'departure';
      const ride = { day: dayOf(at), time: clockOf(at), flight: flight.flight, flightTime: '' };
      return has(airport, direction)
        ? [{ what, flight, ride, wish: { airport, direction, flights: 'domestic', ride, addOns: [] } }]
        : [];
    };
    return [...of('leaves', flight.from, flight.leavesAt), ...of('lands', flight.to, flight.landsAt)];
  });
}

/** Roads between two stays that follow each other and no flight joins. */
export function knownDrives(prices: CarPrices, { flights, stays }: KnownTrip): readonly KnownWish<CarWish>[] {
  return stays.flatMap(({ city: from, endsAt }, at) => {
    const next = stays[at + 1];
    if (!next || next.city === from || !roadOf(prices, { from, to: next.city })) return [];
    if (flights.some(({ leavesAt }) => leavesAt > endsAt - NEAR_MS && leavesAt < next.startsAt + NEAR_MS)) return [];
    const ride = { day: dayOf(endsAt), time: '', flight: '', flightTime: '' };
    return [{ what: 'drive', flight: null, ride, wish: { from, to: next.city, ride } }];
  });
}
