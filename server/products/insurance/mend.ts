import { euro } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { totalOf as totalToPay } from '#domain/core/payment.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { dayOf } from '#domain/core/time.ts';
import type { TripWish } from '#domain/country/trip-wishes.ts';
import { COUNT_NAMES } from '#domain/insurance/count-names.ts';
import { dayProblems, daysFrom, MAX_PEOPLE } from '#domain/insurance/days.ts';
import { type InsuranceBand, tariffOf } from '#domain/insurance/plans.ts';
import { bandOfAge, totalOf } from '#domain/insurance/price.ts';
import { discountOf } from '#server/orders/changes.ts';
import { priceOf } from '#server/orders/price.ts';
import type { OfferContext, Offered } from '#server/orders/product.ts';
import { passengersOf } from '#server/orders/read-order.ts';
import { movedTo } from '#server/products/insurance/changes.ts';
import { asInsurance, faresOf, INSURANCE, spanOf } from '#server/products/insurance/detail.ts';

type Wish<Kind extends TripWish['kind']> = TripWish & { readonly kind: Kind };

/** A policy for days that are not insured, or fewer days of one that is longer than its journey. */
export const mendInsurance = async (wish: TripWish, asked: OfferContext): Promise<Offered | null> =>
  wish.kind === 'insurance' ? insureDays(wish, asked) : wish.kind === 'shorten' ? shorten(wish, asked) : null;

/** A policy of the standard plan for the days that are not insured; adults where the ages are not known. */
function insureDays(wish: Wish<'insurance'>, { now }: OfferContext): Offered | null {
  if (wish.people > MAX_PEOPLE) return null;
  const today = dayOf(now);
  // A journey that has begun is insured from today on.
  const firstDay = wish.day < today ? today : wish.day;
  const days = daysFrom(firstDay, wish.until);
  if (Object.keys(dayProblems({ firstDay, days, isInIran: false }, today)).length > 0) return null;
  const bands = bandsOf(wish);
  const counts = bands.map((band) => [COUNT_NAMES[band], bands.filter((other) => other === band).length] as const);
  const people = bands.map((band) => ({ band, days }));
  const price = euro(totalOf(tariffOf('standard'), people, false));
  // The order says birth dates to who may see them; the address does not.
  const like = wish.bookedIn ? { like: wish.bookedIn } : {};
  return { href: pathTo.insurance({ firstDay, days, ...Object.fromEntries(counts), ...like }), price };
}

/** The page where the days are changed, and what comes back; null where nothing would, or the cover has begun. */
async function shorten({ reference, day, until }: Wish<'shorten'>, { db, now }: OfferContext): Promise<Offered | null> {
  const row = await db.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirst();
  if (row?.product !== INSURANCE || !isIssued(row.status)) return null;
  const { detail } = asInsurance(row);
  const today = dayOf(now);
  const firstDay = day < today ? today : day;
  const days = daysFrom(firstDay, until);
  if (detail.isInIran || now >= spanOf(detail).startsAt) return null;
  if (Object.keys(dayProblems({ firstDay, days, isInIran: false }, today)).length > 0) return null;
  const people = await passengersOf(db, row.id);
  const fares = faresOf(movedTo(detail, { firstDay, lastDay: until }, { people, now }));
  const price = priceOf(row);
  const newTotal = totalToPay({ ...price, fares, discount: euro(await discountOf(db, row, fares)) });
  const back = totalToPay(price).amount - newTotal.amount;
  const href = row.account_id === null ? pathTo.foundOrder(row.id) : pathTo.order(row.id);
  return back > 0 ? { href, price: euro(back) } : null;
}

const bandsOf = ({ company, people }: TripWish): readonly InsuranceBand[] =>
  company?.map(({ ageClass, age }) =>
    age === null ? (ageClass === 'adult' ? 'from12' : 'under12') : bandOfAge(age),
  ) ?? Array.from({ length: people }, () => 'from12' as const);
