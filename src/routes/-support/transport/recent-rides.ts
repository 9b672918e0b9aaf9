import { pathTo } from '#domain/core/page-paths.ts';
import { formatDay, isDay } from '#domain/core/time.ts';
import { airportNameOf, isAirport } from '#domain/country/cities.ts';
import { KINDS, peopleOf, type TransportWish, timesOf } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import { queryOfWish, wishOfUrl } from '#src/platform/transport/transport-url.ts';
import type { ReadRecent } from '#src/screens/core/home/recent-line.ts';

const ICONS = { transfer: 'plane', car: 'car', cip: 'star' } as const;

/** "Transfer from Tehran (Imam Khomeini), Sat 5 Dec, 2 people". */
export const readRide: ReadRecent = (asked, today) => {
  if (!KINDS.some((kind) => kind === asked.kind)) return null;
  const wish = wishOfUrl(asked);
  const [first, back] = timesOf(wish);
  const way = wayWords(wish);
  if (way === null || !first || !isDay(first.day) || first.day < today) return null;
  const of = { way, day: formatDay(first.day), people: m.transportride_people({ count: peopleOf(wish) }) };
  return {
    icon: ICONS[wish.kind],
    text:
      back && isDay(back.day)
        ? m.transport_recent_back({ ...of, back: formatDay(back.day) })
        : m.transport_recent({ ...of }),
    href: pathTo.transport(queryOfWish(wish)),
  };
};

/** The zone has its name in the price list only, so that it is not said. null: no place that is one. */
function wayWords(wish: TransportWish): string | null {
  if (wish.kind === 'car') {
    const { from, to } = wish;
    return from === '' || to === '' ? null : m.transport_recent_car({ from, to });
  }
  if (!isAirport(wish.airport)) return null;
  const airport = airportNameOf(wish.airport);
  switch (wish.direction) {
    case 'fromAirport':
      return m.transport_recent_from({ airport });
    case 'toAirport':
      return m.transport_recent_to({ airport });
    case 'arrival':
      return m.transport_recent_arrival({ airport });
    case 'departure':
      return m.transport_recent_departure({ airport });
  }
}
