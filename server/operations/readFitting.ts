import { addDays, dayOf, momentOf } from '#domain/core/time.ts';
import { fittingTo } from '#domain/country/trip-fits.ts';
import { tripsOf } from '#domain/country/trips.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Operation } from '#server/contract.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';
import { tripOf } from '#server/orders/trip.ts';
import { companyIn } from '#server/orders/trip-company.ts';
import { mendOf } from '#server/products/mends.ts';
import { tripChecks } from '#server/products/trip-checks.gen.ts';

type Fit = components['schemas']['Fit'];

/** A journey with this order has its other bookings within these days. */
const DAYS_AROUND = 60;
/** Searches for one page; a few have no answer. */
const MOST_SEARCHES = 6;
const MOST = 3;

/** What is missing beside this order and is sold now. */
export const readFitting: Operation<'readFitting'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const order = await findOwnOrder(deps, path.orderId, who, now);
  const [first, last] = [dayOf(order.starts_at), dayOf(order.ends_at)];
  const span = {
    startsAt: momentOf(addDays(first, -DAYS_AROUND)),
    endsAt: momentOf(addDays(last, DAYS_AROUND)),
  };
  const trips = tripsOf(await tripOf(deps, who, span, now), dayOf(now));
  const journey = trips.find((orders) => orders.some(({ orderId }) => orderId === order.id)) ?? [];
  const withCompany = await companyIn(deps.db, journey);
  const checks = await Promise.all(tripChecks.map((check) => check(deps.db, now)));
  const found = await Promise.all(
    fittingTo(order.id, journey, checks)
      .slice(0, MOST_SEARCHES)
      .map(async ({ wish, names }): Promise<Fit | null> => {
        const offered = await mendOf(deps, withCompany(wish, names), now);
        if (!offered) return null;
        const of = { day: wish.day, people: [...names], ...offered };
        switch (wish.kind) {
          case 'stay':
            return { kind: 'stay', place: wish.place, until: wish.until, ...of };
          case 'way':
            return { kind: 'way', from: wish.from, to: wish.to, ...of };
          case 'transfer':
            return { kind: 'transfer', airport: wish.airport, landsAt: wish.landsAt, ...of };
        }
      }),
  );
  return { status: 200, body: { fits: found.flatMap((fit) => fit ?? []).slice(0, MOST) } };
};
