import type { CheckTrip } from '#domain/country/trip-travellers.ts';
import { judgeVisa } from '#domain/visa/visa-eligibility.ts';
import { type NeedsVisa, visaFindings } from '#domain/visa/visa-findings.ts';
import type { VisaRules } from '#domain/visa/visa-rules-today.ts';
import type { Queryable } from '#server/db/database.ts';
import { visaRulesNow } from '#server/products/visa/rules-now.ts';

/** Which visas a journey lacks by the rules at a time, server epoch ms. */
export const tripCheck = async (db: Queryable, now: number): Promise<CheckTrip> =>
  visaFindings(needsVisaBy(await visaRulesNow(db, now)));

/** Same rules as the site's visa check, for a tourist who arrives by air. */
const needsVisaBy =
  (rules: VisaRules): NeedsVisa =>
  (nationality, { days, isZone }) => {
    const traveller = { nationality, isIranian: false };
    const entry = isZone ? 'freeZone' : 'airport';
    const { verdict } = judgeVisa(
      { travellers: [traveller], residence: nationality, entry, purpose: 'tourism', days },
      traveller,
      rules,
    );
    if (nationality === 'IR' || verdict === 'exempt' || verdict === 'freeZone') return null;
    return verdict;
  };
