import { expect, test } from 'vitest';
import { momentOf } from '#domain/core/time.ts';
import { knownDrives, knownServices, knownTransfers, knownTrip } from '#domain/transport/known-trip.ts';
import { ROADS, SERVICES, TRANSFERS } from '#domain/transport/testing/price-lists.ts';
import type { CipPrices, TransferPrices } from '#domain/transport/wish.ts';
import type { components } from '#openapi/generated/types.ts';

type Order = components['schemas']['TripOrder'];
type Step = Order['steps'][number];

const at = (day: string, hours: number, minutes = 0) => momentOf(day, hours * 60 + minutes);
const NOW = at('2026-11-20', 20);
const place = (name: string) => ({ slug: name.toLowerCase(), name });
const none = { driver: null, desk: null, counterClosesAt: null, answerBy: null, enterBy: null };
const flight = (from: number, until: number): Step => ({
  ...{ ...none, kind: 'way', startsAt: from, endsAt: until, from: place('Tehran'), to: place('Isfahan') },
  ...{ title: 'Iran Air IR 425', text: 'Mehrabad (THR) to Shahid Beheshti (IFN)' },
  counterClosesAt: from - 45 * 60_000,
});
const stay = (city: string, from: number, until: number): Step => ({
  ...{ ...none, kind: 'stay', startsAt: from, endsAt: until, from: place(city), to: place(city) },
  ...{ title: 'A hotel', text: 'In the centre' },
});
const order = (state: Order['state'], ...steps: Step[]): Order => ({
  ...{ orderId: '6f1c1d1e-0000-4000-8000-000000000001', reference: 'SFR-7K2M-9Q', product: 'flights', page: '/trip' },
  ...{ state, people: [], numbers: [], steps },
});

const flies = order('booked', flight(at('2026-12-05', 10, 20), at('2026-12-05', 11, 25)));
const sleeps = order('booked', stay('Isfahan', at('2026-12-05', 14), at('2026-12-08', 12)));

test('flights and stays that are paid are known; what is begun or over is not', () => {
  const begun = order('begun', flight(at('2026-12-07', 10), at('2026-12-07', 11)));
  const over = order('booked', flight(at('2026-11-19', 10), at('2026-11-19', 11)));
  const driven = order('booked', { ...flight(at('2026-12-09', 10), at('2026-12-09', 11)), counterClosesAt: null });
  const { flights, stays } = knownTrip([sleeps, flies, begun, over, driven], NOW);
  expect(flights.map(({ flight: number, from, to, landsAt }) => [number, from, to, landsAt])).toEqual([
    ['IR 425', 'THR', 'IFN', at('2026-12-05', 11, 25)],
  ]);
  expect(stays.map(({ city }) => city)).toEqual(['Isfahan']);
});

const price = { sedan: 1400, vipSedan: 2150, van: 2400 };
const town = (id: string, en: string) => ({
  ...{ id, en, fa: 'اصفهان', toAirport: null, km: 25, minutes: [30, 40], day: price, night: price },
});
const transfers: TransferPrices = {
  ...TRANSFERS,
  airports: [
    ...TRANSFERS.airports,
    {
      airport: 'IFN',
      en: 'Isfahan',
      fa: 'اصفهان',
      zones: [town('ifn-city', 'Isfahan'), town('ifn-varzaneh', 'Varzaneh')],
    },
  ],
};

test('a landing is met at its minute where one stays, and a flight is reached two hours before it leaves', () => {
  const found = knownTransfers(transfers, knownTrip([flies, sleeps], NOW));
  expect(found.map(({ what, wish }) => [what, wish])).toEqual([
    [
      'leaves',
      {
        ...{ direction: 'toAirport', airport: 'THR', zone: '' },
        // Where one stays is not known there: an hour for the road, on a quarter.
        ride: { day: '2026-12-05', time: '07:15', flight: 'IR 425', flightTime: '10:20' },
      },
    ],
    [
      'lands',
      {
        ...{ direction: 'fromAirport', airport: 'IFN', zone: 'ifn-city' },
        ride: { day: '2026-12-05', time: '11:25', flight: 'IR 425', flightTime: '' },
      },
    ],
  ]);
});

test('only a service that an airport sells to flights inside Iran is offered', () => {
  const services: CipPrices = {
    ...SERVICES,
    airports: [
      {
        ...{ airport: 'THR', en: 'Mehrabad', fa: 'مهرآباد', what: 'CIP hall' },
        services: [{ direction: 'departure', flights: 'domestic', each: 2800, parts: [] }],
      },
      {
        ...{ airport: 'IFN', en: 'Isfahan', fa: 'اصفهان', what: 'CIP hall' },
        services: [{ direction: 'arrival', flights: 'international', each: 5500, parts: [] }],
      },
    ],
  };
  expect(knownServices(services, knownTrip([flies], NOW)).map(({ wish }) => wish)).toEqual([
    {
      ...{ airport: 'THR', direction: 'departure', flights: 'domestic', addOns: [] },
      ride: { day: '2026-12-05', time: '10:20', flight: 'IR 425', flightTime: '' },
    },
  ]);
});

test('a road between two stays is offered, but not where a flight joins them', () => {
  const [road] = ROADS.roads;
  const { from, to } = road ?? { from: '', to: '' };
  const stays = order(
    'booked',
    stay(from, at('2026-12-10', 14), at('2026-12-12', 12)),
    stay(to, at('2026-12-12', 18), at('2026-12-14', 12)),
  );
  expect(knownDrives(ROADS, knownTrip([stays], NOW)).map(({ wish }) => [wish.from, wish.to, wish.ride?.day])).toEqual([
    [from, to, '2026-12-12'],
  ]);
  const flown = order('booked', flight(at('2026-12-12', 14), at('2026-12-12', 15)));
  expect(knownDrives(ROADS, knownTrip([stays, flown], NOW))).toEqual([]);
});
