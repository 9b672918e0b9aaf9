import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { quoteOf } from '#domain/transport/price.ts';
import type { CarClass, TransferWish, TransportPrices } from '#domain/transport/wish.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { loadPrices } from '#server/products/transport/inventory/prices.ts';

const server = testApp();
const CARS: readonly CarClass[] = ['sedan', 'vipSedan', 'van'];
const clockOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
const CLOCKS = Array.from({ length: 1440 }, (_, minute) => clockOf(minute));

type Zone = Readonly<Record<'day' | 'night', Readonly<Record<CarClass, number>>>> & { readonly id: string };
type Table = { readonly transfer: { readonly airports: { readonly airport: string; readonly zones: Zone[] }[] } };
/** The table itself, not as the server reads it. */
const TABLE: Table = JSON.parse(readFileSync(new URL('./sample.json', import.meta.url), 'utf8'));

const wish = (airport: string, zone: string, car: CarClass, time: string): TransferWish => ({
  ...{ kind: 'transfer', direction: 'fromAirport', airport, zone, car, back: null, stops: 0, isVisaAtDesk: false },
  ride: { day: '2026-12-10', time, flight: '', flightTime: '' },
  load: { people: 1, childAges: [], bags: 0, large: 0, wheelchairs: 0 },
});

const listed = async (): Promise<TransportPrices> => {
  const prices = await loadPrices(server.db, 'transfer');
  if (!prices) throw new Error('Nothing is sold');
  return prices;
};

test('each zone, car and minute of the day costs what the table says', async () => {
  const prices = await listed();
  let count = 0;
  for (const { airport, zones } of TABLE.transfer.airports) {
    for (const { id, day, night } of zones) {
      for (const car of CARS) {
        const charged = CLOCKS.map((time) => quoteOf(prices, wish(airport, id, car, time))?.total);
        const wanted = CLOCKS.map((time) => (time < '06:00' ? night[car] : day[car]));
        expect([airport, id, car, charged]).toEqual([airport, id, car, wanted]);
        count += charged.length;
      }
    }
  }
  expect(count).toBe(61 * 3 * 1440);
});

// Typed by hand from the list of prices.
test.each<[string, string, CarClass, number, number]>([
  ['IKA', 'ika-thr', 'sedan', 2200, 2640],
  ['IKA', 'ika-thr', 'vipSedan', 3400, 4080],
  ['IKA', 'ika-thr', 'van', 3800, 4560],
  ['THR', 'thr-ika', 'van', 3800, 4560],
  ['IKA', 'ika-south', 'sedan', 2050, 2460],
  ['IKA', 'ika-kashan', 'vipSedan', 10_800, 12_960],
  ['THR', 'thr-near', 'sedan', 850, 1020],
  ['IFN', 'ifn-city', 'sedan', 1400, 1680],
  ['SYZ', 'syz-persepolis', 'van', 5200, 6240],
  ['MHD', 'mhd-neyshabur', 'vipSedan', 7350, 8820],
  ['KIH', 'kih-all', 'sedan', 800, 960],
])('%s %s %s at 23:59, 00:00, 05:59 and 06:00', async (airport, zone, car, day, night) => {
  const prices = await listed();
  const charged = ['23:59', '00:00', '05:59', '06:00'].map(
    (time) => quoteOf(prices, wish(airport, zone, car, time))?.total,
  );
  expect(charged).toEqual([day, night, night, day]);
});
