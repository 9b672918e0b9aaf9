import type { TripMend } from '#domain/country/trip.ts';
import { lookAt } from '#domain/country/trip-findings.ts';
import { type TripWish, wishOf } from '#domain/country/trip-wishes.ts';
import type { Operation } from '#server/contract.ts';
import type { Deps } from '#server/orders/deps.ts';
import { journeysOf } from '#server/orders/trip.ts';
import { companyIn } from '#server/orders/trip-company.ts';
import { mendOf } from '#server/products/mends.ts';
import { tripChecks } from '#server/products/trip-checks.gen.ts';

/** Maximum searches per page; the other gaps are listed without a button. */
const MOST_SEARCHES = 12;

/** The traveller's bookings by journey, with the gaps and current offers for them. */
export const readJourneys: Operation<'readJourneys'> = async ({ who, deps }) => {
  const now = deps.now();
  const trips = await journeysOf(deps, who, now);
  const checks = await Promise.all(tripChecks.map((check) => check(deps.db, now)));
  let left = MOST_SEARCHES;
  const looked = trips.map((orders) => {
    const { findings: all, unseen, people } = lookAt(orders, checks);
    // Another journey needs the days that are too many for this one.
    const findings = all.filter((one) => one.kind !== 'insuredLong' || !isInSeveral(one.booking.reference, trips));
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

const isInSeveral = (reference: string, trips: Awaited<ReturnType<typeof journeysOf>>): boolean =>
  trips.filter((orders) => orders.some((order) => order.reference === reference)).length > 1;

async function mendsOf(deps: Pick<Deps, 'db' | 'productOf'>, wishes: readonly TripWish[], now: number) {
  const found = await Promise.all(
    wishes.map(async (wish): Promise<TripMend | null> => {
      const offered = await mendOf(deps, wish, now);
      return offered && { finding: wish.finding, ...offered };
    }),
  );
  return found.flatMap((mend) => mend ?? []);
}
