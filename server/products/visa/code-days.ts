import { dayOf } from '#domain/core/time.ts';
import type { VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import { type CollectAt, codeGoodUntil, lastEntryWith } from '#domain/visa/visa-validity.ts';
import type { Reviewed } from '#server/products/visa/review.ts';

/**
 * The days of one person's code, YYYY-MM-DD: `until`, the last day to collect the visa, and `enterBy`, the last day to
 * enter with it or with a consulate's visa; null without a code. Older reviews lack some fields: they follow from the
 * day of the code and from the place that the verdict allows.
 */
export function codeDaysOf(
  reviewed: Reviewed | undefined,
  verdict: VisaVerdict | undefined,
): { readonly until: string; readonly enterBy: string } | null {
  const { outcome, codeUntil, decidedAt } = reviewed ?? {};
  if (outcome !== 'codeIssued') return null;
  const collectAt = reviewed?.collectAt ?? placeOf(reviewed, verdict);
  const until = codeUntil ?? (decidedAt === undefined ? null : codeGoodUntil(dayOf(decidedAt), collectAt));
  return until === null ? null : { until, enterBy: lastEntryWith(until, collectAt) };
}

/** An airport code is valid longer than a consulate code, so its last day shows the place. */
function placeOf(reviewed: Reviewed | undefined, verdict: VisaVerdict | undefined): CollectAt {
  const { codeUntil, decidedAt } = reviewed ?? {};
  if (codeUntil !== undefined && decidedAt !== undefined)
    return codeUntil === codeGoodUntil(dayOf(decidedAt), 'airport') ? 'airport' : 'consulate';
  return verdict === 'airportCode' ? 'airport' : 'consulate';
}
