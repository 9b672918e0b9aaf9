import { addDays, DAY_MS, dayOf, momentOf } from '#domain/core/time.ts';
import type { TripMend } from '#domain/country/trip.ts';
import { lookAt } from '#domain/country/trip-findings.ts';
import { type TripWish, wishOf } from '#domain/country/trip-wishes.ts';
import { tripsOf } from '#domain/country/trips.ts';
import type { Operation } from '#server/contract.ts';
import type { Deps } from '#server/orders/deps.ts';
import { tripOf } from '#server/orders/trip.ts';
import { companyIn } from '#server/orders/trip-company.ts';
import { mendOf } from '#server/products/mends.ts';
import { tripChecks } from '#server/products/trip-checks.gen.ts';

/** Look back this many days, so that a journey in progress is complete. */
const DAYS_BEFORE = 60;
const DAYS_AHEAD = 300;
/** Maximum searches per page; the other gaps are listed without a button. */
const MOST_SEARCHES = 12;

/** The traveller's bookings by journey, with the gaps and current offers for them. */
export const readJourneys: Operation<'readJourneys'> = async ({ who, deps }) => {
  const now = deps.now();
  const today = dayOf(now);
  const span = {
    startsAt: momentOf(addDays(today, -DAYS_BEFORE)),
    endsAt: momentOf(addDays(today, DAYS_AHEAD)) + DAY_MS,
  };
  const trips = tripsOf(await tripOf(deps, who, span, now), today);
  const checks = await Promise.all(tripChecks.map((check) => check(deps.db, now)));
  let left = MOST_SEARCHES;
  const looked = trips.map((orders) => {
    const { findings, unseen, people } = lookAt(orders, checks);
    const wishes = findings
      .flatMap((finding) => {
        const wish = wishOf(finding, people);
        return wish ? [{ wish, names: finding.people }] : [];
      })
      .slice(0, left);
    left -= wishes.length;
    return { orders: [...orders], findings, unseen, wishes };
  });
  const journeys = await Promise.all(
    looked.map(async ({ wishes, ...journey }) => {
      const withCompany = await companyIn(deps.db, journey.orders);
      const asked = wishes.map(({ wish, names }) => withCompany(wish, names));
      return { ...journey, mends: await mendsOf(deps, asked, now) };
    }),
  );
  return { status: 200, body: { journeys } };
};

async function mendsOf(deps: Pick<Deps, 'db' | 'productOf'>, wishes: readonly TripWish[], now: number) {
  const found = await Promise.all(
    wishes.map(async (wish): Promise<TripMend | null> => {
      const offered = await mendOf(deps, wish, now);
      return offered && { finding: wish.finding, ...offered };
    }),
  );
  return found.flatMap((mend) => mend ?? []);
}
