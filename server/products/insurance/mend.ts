import { euro } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { dayOf } from '#domain/core/time.ts';
import type { TripWish } from '#domain/country/trip-wishes.ts';
import { COUNT_NAMES } from '#domain/insurance/count-names.ts';
import { dayProblems, daysFrom, MAX_PEOPLE } from '#domain/insurance/days.ts';
import { type InsuranceBand, tariffOf } from '#domain/insurance/plans.ts';
import { bandOfAge, totalOf } from '#domain/insurance/price.ts';
import type { OfferContext, Offered } from '#server/orders/product.ts';

/** A policy of the standard plan for the days that are not insured; adults where the ages are not known. */
export async function insureDays(wish: TripWish, { now }: OfferContext): Promise<Offered | null> {
  if (wish.kind !== 'insurance' || wish.people > MAX_PEOPLE) return null;
  const today = dayOf(now);
  // A journey that has begun is insured from today on.
  const firstDay = wish.day < today ? today : wish.day;
  const days = daysFrom(firstDay, wish.until);
  if (Object.keys(dayProblems({ firstDay, days, isInIran: false }, today)).length > 0) return null;
  const bands = bandsOf(wish);
  const counts = bands.map((band) => [COUNT_NAMES[band], bands.filter((other) => other === band).length] as const);
  const people = bands.map((band) => ({ band, days }));
  const price = euro(totalOf(tariffOf('standard'), people, false));
  return { href: pathTo.insurance({ firstDay, days, ...Object.fromEntries(counts) }), price };
}

const bandsOf = ({ company, people }: TripWish): readonly InsuranceBand[] =>
  company?.map(({ ageClass, age }) =>
    age === null ? (ageClass === 'adult' ? 'from12' : 'under12') : bandOfAge(age),
  ) ?? Array.from({ length: people }, () => 'from12' as const);
