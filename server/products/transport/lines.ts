import { euro } from '#domain/core/money.ts';
import type { PriceLine } from '#domain/transport/price.ts';
import type { components } from '#openapi/generated/types.ts';
import type { RideDetail, TransportDetail } from '#server/products/transport/detail.ts';

type OrderLine = components['schemas']['OrderLine'];

/** The name of a line of the price. */
export const partOf = (line: PriceLine): string => `${line.what === 'addOn' ? line.id : line.what}-${line.ride + 1}`;

/** As sold: what came back is told beside it. */
export const linesOf = (detail: TransportDetail): OrderLine[] =>
  detail.rides.flatMap((ride) =>
    ride.lines.map((line) => {
      const count = countOf(detail, line);
      return {
        ...{ part: partOf(line), words: wordsOf(detail, ride, line), count },
        ...{ each: euro(Math.round(line.cents / count)), sum: euro(line.cents) },
      };
    }),
  );

/** How many of it were sold. */
function countOf({ wish, prices }: TransportDetail, line: PriceLine): number {
  if ('count' in line) return line.count;
  if (wish.kind === 'cip' || line.what === 'ride' || line.what === 'night') return 1;
  if (line.what === 'waiting') return wish.kind === 'car' ? wish.waitingHours : 1;
  if (line.what === 'driverNights') return prices.kind === 'car' ? Math.max(1, line.cents / prices.driverNight) : 1;
  return Math.max(1, prices.kind === 'car' ? wish.stops - prices.stops.free : wish.stops);
}

function wordsOf({ wish, prices }: TransportDetail, { from, to }: RideDetail, line: PriceLine): string {
  switch (line.what) {
    case 'ride':
      return `${carWords({ wish, prices })} from ${from.en} to ${to.en}`;
    case 'night':
      return 'At night: pick-up from 00:00 to 05:59';
    case 'stops':
      return prices.kind === 'car'
        ? `Stop on the way, up to ${prices.stops.minutes} minutes`
        : 'Stop in the city, 15 minutes';
    case 'waiting':
      return 'Hour that the driver waits';
    case 'driverNights':
      return 'Night of the driver before the ride back';
    case 'adults':
      return 'Adult';
    case 'children':
      return 'Child, 2 to 11 years';
    case 'infants':
      return 'Infant under 2 years';
    case 'addOn':
      return (prices.kind === 'cip' && prices.addOns.find(({ id }) => id === line.id)?.en) || line.id;
  }
}

/** "Van". */
export const carWords = ({ wish, prices }: Pick<TransportDetail, 'wish' | 'prices'>): string =>
  (wish.kind !== 'cip' && prices.kind !== 'cip' && prices.cars.find(({ car }) => car === wish.car)?.en) || 'Car';
