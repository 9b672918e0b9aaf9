import { type PriceLine, quoteOf } from '#domain/transport/price.ts';
import type { TransportDetail } from '#server/products/transport/detail.ts';

/**
 * The same order, its price split as if `gone` were given back alone: a car that drives home empty costs half the road again, so
 * the ride that stays has the price of one way, and the other one what is left. The sum stays.
 */
export function splitFor(detail: TransportDetail, gone: number): TransportDetail {
  const { wish, prices, rides } = detail;
  const stays = gone === 0 ? 1 : 0;
  if (wish.kind !== 'car' || wish.back === null || rides.some(({ isCancelled }) => isCancelled)) return detail;
  const total = rides.reduce((all, { cents }) => all + cents, 0);
  // Stops and waiting were sold with the way there.
  const alone = { ...wish, ...(gone === 0 ? { ride: wish.back, stops: 0, waitingHours: 0 } : {}), back: null };
  const quote = quoteOf(prices, alone);
  if (!quote) return detail;
  const kept = Math.min(total, quote.total);
  const linesOf = (index: number): readonly PriceLine[] =>
    index === stays
      ? fitted(
          quote.lines.map((line) => ({ ...line, ride: stays })),
          kept,
        )
      : [{ what: 'ride', ride: gone, cents: total - kept }];
  return {
    ...detail,
    rides: rides.map((ride, index) => ({
      ...ride,
      lines: linesOf(index),
      cents: index === stays ? kept : total - kept,
    })),
  };
}

/** The same lines with another sum, the first one less; only where one way would cost more than there and back did. */
function fitted(lines: readonly PriceLine[], sum: number): readonly PriceLine[] {
  const more = lines.reduce((all, { cents }) => all + cents, 0) - sum;
  return lines.map((line, index) => (index === 0 ? { ...line, cents: line.cents - more } : line));
}
