import { dayOf } from '#domain/core/time.ts';
import { type VisaRules, visaRulesOn } from '#domain/visa/visa-rules-today.ts';
import type { Queryable } from '#server/db/database.ts';
import { currentCorrections } from '#server/facts/current.ts';

/** The rules of visas at a moment, server epoch ms. */
export const visaRulesNow = async (db: Queryable, now: number): Promise<VisaRules> =>
  visaRulesOn(dayOf(now), await currentCorrections(db));
