import { airlineNameOf } from '#domain/flights/airlines.ts';
import { COMMON_STEPS, FARE_RULES, type FareRule, type FareRuleStep } from '#domain/flights/fare-rules.ts';
import { m } from '#src/copy/generated/messages.js';

/** A table row: an airline's own rule, or the common one. */
export type RefundRow = Pick<FareRule, 'steps'> & Partial<FareRule>;

export const REFUND_ROWS: readonly RefundRow[] = [{ steps: COMMON_STEPS }, ...FARE_RULES];

/** "Qeshm Air, classes A, R, Y". */
export function rowName({ airline, classes }: RefundRow): string {
  if (airline === undefined) return m.site_rules_refunds_common();
  const name = airlineNameOf(airline)?.en ?? airline;
  return classes
    ? m.site_rules_refunds_classes({ airline: name, classes: [...classes].join(', ') })
    : m.site_rules_refunds_all({ airline: name });
}

/** "until 12:00 noon, 3 days before"; a non-refundable fare has no moment. */
export function cutText([, cut]: FareRuleStep, { steps }: RefundRow): string {
  if (steps.every(([percent]) => percent === 0)) return m.site_rules_cut_always();
  if ('noonDaysBefore' in cut) return m.site_rules_cut_noon({ days: cut.noonDaysBefore });
  return cut.hoursBefore === 0 ? m.site_rules_cut_departure() : m.site_rules_cut_hours({ hours: cut.hoursBefore });
}
