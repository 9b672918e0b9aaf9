import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import type { SoldWay, WayOffer } from '#domain/country/sold-way.ts';
import {
  fromDoorToDoor,
  minutesBy,
  minutesToAirport,
  wholeMinutes,
} from '#domain/transport/door-to-door/door-to-door.ts';
import type { TransferPrices } from '#domain/transport/wish.ts';

const at = (text: string) => Date.parse(`${text}+03:30`);
const CITIES = { from: 'Tehran', to: 'Shiraz' };

const zone = (en: string, minutes: [number, number], toAirport: string | null = null) => ({
  ...{ id: en.toLowerCase(), en, fa: en, toAirport, km: 10, minutes },
  ...{ day: { sedan: 1, vipSedan: 1, van: 1 }, night: { sedan: 1, vipSedan: 1, van: 1 } },
});
const airport = (code: string, zones: ReturnType<typeof zone>[]) => ({ airport: code, en: code, fa: code, zones });
const TRANSFERS: Pick<TransferPrices, 'airports'> = {
  airports: [
    airport('THR', [
      zone('Tehran, within 8 km of the airport', [20, 40]),
      zone('Tehran, centre and north', [30, 60]),
      zone('Imam Khomeini Airport (IKA)', [45, 90], 'IKA'),
      zone('Karaj', [40, 75]),
    ]),
    airport('SYZ', [zone('Shiraz', [25, 35]), zone('Persepolis and Marvdasht', [70, 90])]),
  ],
};

const PLANE: WayOffer = {
  title: 'Qeshm Air QB 1213',
  from: { at: 'airport', code: 'THR', name: 'Tehran Mehrabad (THR)' },
  to: { at: 'airport', code: 'SYZ', name: 'Shiraz (SYZ)' },
  ...{ departsAt: at('2026-12-05T10:20'), arrivesAt: at('2026-12-05T11:50'), earlyMinutes: 90 },
  ...{ price: euro(3500), people: 1, onlyFor: null, nights: 0 },
};
const TRAIN: WayOffer = {
  ...PLANE,
  title: 'SIM 141, Four berths',
  from: { at: 'stop', name: 'Tehran railway station' },
  to: { at: 'stop', name: 'Shiraz railway station' },
  ...{ departsAt: at('2026-12-05T16:30'), arrivesAt: at('2026-12-06T07:30'), earlyMinutes: null, nights: 1 },
};
const CAR: WayOffer = {
  ...PLANE,
  ...{ title: 'Sedan', from: { at: 'door' }, to: { at: 'door' }, people: 3, earlyMinutes: null },
  ...{ departsAt: at('2026-12-05T08:00'), arrivesAt: at('2026-12-05T18:00') },
};
const sold = (kind: SoldWay['kind'], offer: WayOffer | null): SoldWay => ({
  ...{ kind, state: offer ? 'sold' : 'soldOut', opensAt: null, href: null, isSample: false, offer },
});
const drawn = (way: SoldWay, transfers: typeof TRANSFERS | null = TRANSFERS) => {
  const [one] = fromDoorToDoor([way], CITIES, minutesBy(transfers));
  if (!one?.offer) throw new Error('It is sold');
  return one.offer;
};

test('a flight of 1 h 30 is 90 minutes at the airport and two drives longer: 4 h 35', () => {
  const { parts, leavesAt, thereAt, isWhole, from, to } = drawn(sold('plane', PLANE));
  expect(parts).toEqual([
    { what: 'there', from: at('2026-12-05T07:50'), until: at('2026-12-05T08:50') },
    { what: 'early', from: at('2026-12-05T08:50'), until: at('2026-12-05T10:20') },
    { what: 'ride', from: at('2026-12-05T10:20'), until: at('2026-12-05T11:50') },
    { what: 'onwards', from: at('2026-12-05T11:50'), until: at('2026-12-05T12:25') },
  ]);
  expect([leavesAt, thereAt, wholeMinutes({ leavesAt, thereAt })]).toEqual([
    ...[at('2026-12-05T07:50'), at('2026-12-05T12:25'), 275],
  ]);
  expect([isWhole, from, to]).toEqual([true, 'Tehran Mehrabad (THR)', 'Shiraz (SYZ)']);
});

test('the way to a station has no source: it is left out, and that is said', () => {
  const { parts, isWhole, nights } = drawn(sold('train', TRAIN));
  expect(parts).toEqual([{ what: 'ride', from: at('2026-12-05T16:30'), until: at('2026-12-06T07:30') }]);
  expect([isWhole, nights]).toEqual([false, 1]);
});

test('a car goes from door to door: nothing comes before or after it, and nothing is missing', () => {
  const { parts, isWhole, from, to } = drawn(sold('car', CAR));
  expect(parts).toEqual([{ what: 'ride', from: at('2026-12-05T08:00'), until: at('2026-12-05T18:00') }]);
  expect([isWhole, from, to]).toEqual([true, '', '']);
});

test('without a list of transfers only the 90 minutes at the airport are known', () => {
  const { parts, isWhole } = drawn(sold('plane', PLANE), null);
  expect(parts.map(({ what }) => what)).toEqual(['early', 'ride']);
  expect(isWhole).toBe(false);
});

test('the drive to an airport is the longest usual one in the city, not to another airport or town', () => {
  expect(minutesToAirport(TRANSFERS, 'THR', 'Tehran')).toBe(60);
  expect(minutesToAirport(TRANSFERS, 'SYZ', 'Shiraz')).toBe(35);
  expect(minutesToAirport(TRANSFERS, 'SYZ', 'Yazd')).toBeNull();
  expect(minutesToAirport(TRANSFERS, 'AZD', 'Yazd')).toBeNull();
});

test('ways stand as plane, train, bus and car, whoever sells them, and what is not sold has no offer', () => {
  const ways = [sold('car', CAR), sold('bus', null), sold('train', TRAIN), sold('plane', PLANE)];
  const drawnWays = fromDoorToDoor(ways, CITIES, minutesBy(TRANSFERS));
  expect(drawnWays.map(({ kind, state, offer }) => [kind, state, offer?.title ?? null])).toEqual([
    ['plane', 'sold', 'Qeshm Air QB 1213'],
    ['train', 'sold', 'SIM 141, Four berths'],
    ['bus', 'soldOut', null],
    ['car', 'sold', 'Sedan'],
  ]);
});
