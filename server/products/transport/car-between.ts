import { euro } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { addDays, clockOf, dayOf, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import type { SoldWay } from '#domain/country/sold-way.ts';
import { DAYS_AHEAD } from '#domain/transport/days.ts';
import { carLeavesAt } from '#domain/transport/door-to-door/car-leaves.ts';
import { quoteOf, roadOf } from '#domain/transport/price.ts';
import type { CarFacts, CarPrices, CarWish } from '#domain/transport/wish.ts';
import type { Queryable } from '#server/db/database.ts';
import { loadPrices } from '#server/products/transport/inventory/prices.ts';
import type { Between } from '#server/products/ways-sold.ts';

type Asked = Pick<CarWish, 'from' | 'to'>;

/** The cheapest car with a driver for one adult, from door to door. */
export async function carBetween(db: Queryable, { from, to, day, now }: Between): Promise<SoldWay> {
  const none: SoldWay = { kind: 'car', state: 'noWay', opensAt: null, href: null, isSample: true, offer: null };
  const asked = { from: from.name, to: to.name };
  const prices = await loadPrices(db, 'car');
  const road = prices?.kind === 'car' && roadOf(prices, asked);
  if (prices?.kind !== 'car' || !road) return none;
  const way = { ...none, isSample: prices.isSample, href: pathTo.transport({ kind: 'car', ...asked, day }) };
  const opensOn = addDays(day, -DAYS_AHEAD);
  if (opensOn > dayOf(now)) return { ...way, state: 'notYet', opensAt: momentOf(opensOn) };
  const departsAt = carLeavesAt(day, now);
  if (typeof departsAt === 'string') return { ...way, state: departsAt };
  const time = clockOf(departsAt);
  const least = leastCar(prices, asked, { day, time });
  if (!least) return none;
  const { car, cents } = least;
  return {
    ...way,
    state: 'sold',
    href: pathTo.transport({ kind: 'car', ...asked, day, time, people: 1, bags: 1, car: car.car }),
    offer: {
      ...{ title: car.en, from: { at: 'door' }, to: { at: 'door' }, earlyMinutes: null },
      ...{ departsAt, arrivesAt: departsAt + road.minutes * MINUTE_MS },
      ...{ price: euro(cents), people: car.people, onlyFor: null, nights: 0 },
    },
  };
}

/** By the price list that the form and the hold use. */
function leastCar(prices: CarPrices, asked: Asked, { day, time }: { readonly day: string; readonly time: string }) {
  const wish = (car: CarFacts): CarWish => ({
    ...{ kind: 'car', ...asked, car: car.car, back: null, stops: 0, waitingHours: 0 },
    ride: { day, time, flight: '', flightTime: '' },
    load: { people: 1, childAges: [], bags: 1, large: 0, wheelchairs: 0 },
  });
  const quoted = prices.cars.flatMap((car) => {
    const quote = quoteOf(prices, wish(car));
    return quote ? [{ car, cents: quote.total }] : [];
  });
  return quoted.toSorted((one, other) => one.cents - other.cents)[0] ?? null;
}
