import type { NeedsVisa } from '#domain/country/trip-papers.ts';
import { judgeVisa } from '#domain/visa/visa-eligibility.ts';
import type { VisaRules } from '#domain/visa/visa-rules-today.ts';
import type { Queryable } from '#server/db/database.ts';
import { visaRulesNow } from '#server/products/visa/rules-now.ts';

/** The visa needs of passports at a time, server epoch ms. */
export const needsVisa = async (db: Queryable, now: number): Promise<NeedsVisa> =>
  needsVisaBy(await visaRulesNow(db, now));

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
