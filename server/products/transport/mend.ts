import { euro } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, dayOf } from '#domain/core/time.ts';
import type { TripWish } from '#domain/country/trip-wishes.ts';
import { fittingCar } from '#domain/transport/fits.ts';
import { isNight, minutesOf } from '#domain/transport/ride-times.ts';
import type { OfferContext, Offered } from '#server/orders/product.ts';
import { loadPrices } from '#server/products/transport/inventory/prices.ts';

/** A car from where a flight lands, for all of them with a bag each; its lowest price, as the zone is not known. */
export async function mendTransport(wish: TripWish, { db }: OfferContext): Promise<Offered | null> {
  if (wish.kind !== 'transfer') return null;
  const { airport, landsAt, people } = wish;
  const prices = await loadPrices(db, 'transfer');
  if (prices?.kind !== 'transfer') return null;
  const car = fittingCar(prices.cars, { people, childAges: [], bags: people, large: 0, wheelchairs: 0 });
  const zones = prices.airports.find((one) => one.airport === airport)?.zones.filter(({ toAirport }) => !toAirport);
  if (car === null || !zones?.length) return null;
  const time = clockOf(landsAt);
  const table = isNight(minutesOf(time) ?? 0) ? 'night' : 'day';
  const least = Math.min(...zones.map((zone) => zone[table][car]));
  const asked = { kind: 'transfer', airport, day: dayOf(landsAt), time, people, bags: people, car };
  return { href: pathTo.transport(asked), price: euro(least) };
}
