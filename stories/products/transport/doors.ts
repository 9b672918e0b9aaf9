import { euro } from '#domain/core/money.ts';
import { HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import type { SoldWay, WayOffer } from '#domain/country/sold-way.ts';
import { fromDoorToDoor } from '#domain/transport/door-to-door/door-to-door.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import type { DoorToDoorProps } from '#src/screens/transport/door-to-door/DoorToDoor.tsx';

export const DAY = '2026-12-05';
/** Minutes after the midnight with which the day begins in Tehran. */
const at = (minutes: number) => momentOf(DAY, minutes);

const offer = (minutes: number, takes: number, more: Partial<WayOffer>): WayOffer => ({
  ...{ title: '', from: { at: 'door' }, to: { at: 'door' }, earlyMinutes: null },
  ...{ departsAt: at(minutes), arrivesAt: at(minutes) + takes * MINUTE_MS },
  ...{ price: euro(0), people: 1, onlyFor: null, nights: 0, ...more },
});
const way = (kind: SoldWay['kind'], sold: WayOffer): SoldWay => ({
  ...{ kind, state: 'sold', opensAt: null, href: `/${kind}`, isSample: kind !== 'plane', offer: sold },
});

export const plane = way(
  'plane',
  offer(10 * 60 + 20, 90, {
    title: 'Qeshm Air QB 1213',
    from: { at: 'airport', code: 'THR', name: 'Tehran Mehrabad (THR)' },
    to: { at: 'airport', code: 'SYZ', name: 'Shiraz (SYZ)' },
    ...{ earlyMinutes: 90, price: euro(3100) },
  }),
);
export const train = way(
  'train',
  offer(16 * 60 + 30, 900, {
    title: 'SIM 141, 6-berth',
    from: { at: 'stop', name: 'Tehran railway station' },
    to: { at: 'stop', name: 'Shiraz railway station' },
    ...{ price: euro(1300), nights: 1 },
  }),
);
export const bus = way(
  'bus',
  offer(19 * 60 + 30, 735, {
    title: 'SIM 408, Ordinary, 44 seats',
    from: { at: 'stop', name: 'South Terminal (Jonub), Tehran' },
    to: { at: 'stop', name: 'Karandish Terminal, Shiraz' },
    ...{ price: euro(850), nights: 1 },
  }),
);
export const car = way('car', offer(8 * 60, 600, { title: 'Sedan', price: euro(22_100), people: 3 }));

export const unsold = (
  kind: SoldWay['kind'],
  state: Exclude<SoldWay['state'], 'sold'>,
  more: Partial<SoldWay> = {},
): SoldWay => ({
  ...{ kind, state, opensAt: null, href: state === 'noWay' ? null : `/${kind}`, isSample: true, offer: null, ...more },
});

/** Two days before it opens. */
export const OPENS_AT = NOW + 48 * HOUR_MS;

/** An hour to Mehrabad, 45 minutes into Shiraz. */
export const doors = (ways: readonly SoldWay[], to = 'Shiraz'): DoorToDoorProps => ({
  ...{ from: { slug: 'tehran', name: 'Tehran' }, to: { slug: to.toLowerCase(), name: to }, day: DAY, readAt: NOW },
  ways: fromDoorToDoor(ways, { from: 'Tehran', to }, (end, city) => {
    if (end.at === 'door') return 0;
    return end.at === 'airport' ? ({ Tehran: 60, Shiraz: 45 }[city] ?? null) : null;
  }),
});
