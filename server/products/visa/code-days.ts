import { dayOf } from '#domain/core/time.ts';
import type { VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import { type CollectAt, codeGoodUntil, lastEntryWith } from '#domain/visa/visa-validity.ts';
import type { Reviewed } from '#server/products/visa/review.ts';

/**
 * The days of the code of one person, YYYY-MM-DD: `until`, the last day where it is collected, and `enterBy`, the last day to enter
 * with it or with the visa that a consulate gives for it; null without a code. Older reviews did not write all of it down: what
 * they miss follows from the day on which the code was given, and from the place that the verdict allows.
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

/** A code of an airport is good for longer than one of a consulate, so its last day says which one it is. */
function placeOf(reviewed: Reviewed | undefined, verdict: VisaVerdict | undefined): CollectAt {
  const { codeUntil, decidedAt } = reviewed ?? {};
  if (codeUntil !== undefined && decidedAt !== undefined)
    return codeUntil === codeGoodUntil(dayOf(decidedAt), 'airport') ? 'airport' : 'consulate';
  return verdict === 'airportCode' ? 'airport' : 'consulate';
}
