import { zoneOf } from '#domain/transport/price.ts';
import type { TransferPrices, TransferWish } from '#domain/transport/wish.ts';

/** How long the driver of each ride of a transfer waits for nothing: longer where a flight lands than at a door. */
export function freeMinutesOf(prices: TransferPrices, wish: TransferWish): readonly number[] {
  const { airport, airportWithVisa, hotel } = prices.freeWaiting;
  const out = wish.isVisaAtDesk ? airportWithVisa : airport;
  const home = zoneOf(prices, wish)?.toAirport == null ? hotel : airport;
  const [first, second] = wish.direction === 'fromAirport' ? [out, home] : [home, out];
  return wish.back === null ? [first] : [first, second];
}
