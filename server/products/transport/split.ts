import { oneRideOf } from '#domain/transport/one-ride.ts';
import { type PriceLine, quoteOf } from '#domain/transport/price.ts';
import type { RideDetail, TransportDetail } from '#server/products/transport/detail.ts';

type Priced = Pick<RideDetail, 'lines' | 'cents'>;

/** What a ride costs without the other one; null where nothing sells it. */
export function aloneFor({ prices, wish }: Pick<TransportDetail, 'prices' | 'wish'>, index: number): Priced | null {
  if (wish.kind !== 'car') {
    const lines = quoteOf(prices, wish)?.lines.filter(({ ride }) => ride === index);
    return lines ? { lines, cents: sumOf(lines) } : null;
  }
  const quote = quoteOf(prices, oneRideOf(wish, index));
  return quote && { lines: quote.lines.map((line) => ({ ...line, ride: index })), cents: quote.total };
}

const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((all, { cents }) => all + cents, 0);

/** Whose driver never came, also once its money has gone back. */
export const isUndriven = ({ stage, refunded }: Pick<RideDetail, 'stage' | 'refunded'>): boolean =>
  refunded || stage === 'driverMissing';

export function withoutNights(lines: readonly PriceLine[]): Priced {
  const others = lines.filter(({ what }) => what !== 'driverNights');
  return { lines: others, cents: sumOf(others) };
}

/** A driver who never came on the way there has stayed no night: its price goes with that ride. */
function withNightsThere(rides: readonly RideDetail[]): readonly RideDetail[] {
  const nights = rides.slice(1).flatMap(({ lines }) => lines.filter(({ what }) => what === 'driverNights'));
  return rides.map((ride, index) =>
    index === 0
      ? { ...ride, lines: [...ride.lines, ...nights], cents: ride.cents + sumOf(nights) }
      : { ...ride, ...withoutNights(ride.lines) },
  );
}

/**
 * The same order, its price split as if `gone` were given back alone: a car that drives home empty costs half the road again, so
 * the ride that stays has the price of one way, and the other one what is left. Where our driver never came, nobody drives home,
 * and each ride keeps its price. The sum stays.
 */
export function splitFor(detail: TransportDetail, gone: number): TransportDetail {
  const { wish, rides } = detail;
  const stays = gone === 0 ? 1 : 0;
  if (wish.kind !== 'car' || wish.back === null || rides.some(({ isCancelled }) => isCancelled)) return detail;
  const [there] = rides;
  if (gone === 0 && there && isUndriven(there)) return { ...detail, rides: withNightsThere(rides) };
  if (rides.some(isUndriven)) return detail;
  const alone = aloneFor(detail, stays);
  if (!alone) return detail;
  const total = rides.reduce((all, { cents }) => all + cents, 0);
  const kept = cutTo(alone, total);
  const left: Priced = { lines: [{ what: 'ride', ride: gone, cents: total - kept.cents }], cents: total - kept.cents };
  return { ...detail, rides: rides.map((ride, index) => ({ ...ride, ...(index === stays ? kept : left) })) };
}

/** Where one way costs more than there and back did, it keeps all that was paid. */
function cutTo({ lines, cents }: Priced, most: number): Priced {
  const [first, ...others] = lines;
  if (!first || cents <= most) return { lines, cents };
  return { lines: [{ ...first, cents: first.cents - (cents - most) }, ...others], cents: most };
}
