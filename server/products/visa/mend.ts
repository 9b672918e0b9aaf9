import { euro, times } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { dayOf } from '#domain/core/time.ts';
import type { TripWish } from '#domain/country/trip-wishes.ts';
import { VISA_PROCESSINGS } from '#domain/visa/visa-fees.ts';
import { MAX_VISA_TRAVELLERS } from '#domain/visa/visa-question.ts';
import { visaTripProblems } from '#domain/visa/visa-trip.ts';
import type { OfferContext, Offered } from '#server/orders/product.ts';
import { serviceOf } from '#server/products/visa/fees.ts';
import { visaRulesNow } from '#server/products/visa/rules-now.ts';

/**
 * The service fee of a request that is still in time, at the slowest possible processing. Leads to the check, which
 * asks the rest.
 */
export async function findRequest(wish: TripWish, { db, now }: OfferContext): Promise<Offered | null> {
  if (wish.kind !== 'visa' || wish.nationalities.length > MAX_VISA_TRAVELLERS) return null;
  const { nationalities, arrival, days } = wish;
  const applicants = nationalities.map((nationality) => ({ nationality }));
  // The residence only decides the consulate.
  const trip = { applicants, residence: nationalities[0] ?? '', entry: 'airport' as const, arrival, days };
  const rules = await visaRulesNow(db, now);
  for (const processing of VISA_PROCESSINGS) {
    if (Object.keys(visaTripProblems({ ...trip, processing }, dayOf(now), rules)).length > 0) continue;
    const { fee, isClosed } = await serviceOf(db, processing);
    if (isClosed) continue;
    const passports = Object.fromEntries(nationalities.map((nationality, index) => [`n${index + 1}`, nationality]));
    const href = pathTo.visa({ ...passports, entry: 'airport', purpose: 'tourism', days, change: 1 });
    return { href, price: times(euro(fee), nationalities.length) };
  }
  return null;
}
