import { type Corrections, livesWith } from '#domain/core/facts/corrections.ts';
import { type Standing, standingOf } from '#domain/core/facts/fact.ts';
import { VISA_RULES, VISA_VALUES, type VisaRuleId } from '#domain/visa/visa-rule-table.ts';
import type { VisaRule, VisaValues } from '#domain/visa/visa-rule-types.ts';

export type VisaRuleToday = VisaRule & Standing;

export type VisaRules = {
  readonly of: Readonly<Record<VisaRuleId, VisaRuleToday>>;
  readonly values: VisaValues;
};

/** The name of a rule among all facts. */
const visaFactId = (id: VisaRuleId): string => `visa.${id}`;

/** The rules on a day (YYYY-MM-DD in Tehran). Corrections were validated on import. */
export function visaRulesOn(today: string, corrections: Corrections): VisaRules {
  const lives = livesWith(corrections);
  const rules = Object.entries(VISA_RULES).map(([id, builtIn]) => {
    const { value: _, ...corrected } = corrections.facts[visaFactId(id as VisaRuleId)] ?? {};
    const rule: VisaRule = {
      ...builtIn,
      ...corrected,
      ...(corrected.pages && corrected.pages.length > 0 ? { source: 'pages' as const } : {}),
    };
    return [id, { ...rule, ...standingOf(rule, today, lives) }];
  });
  const values = Object.entries(VISA_VALUES).map(([id, value]) => [
    id,
    corrections.facts[visaFactId(id as VisaRuleId)]?.value ?? value,
  ]);
  return { of: Object.fromEntries(rules), values: Object.fromEntries(values) };
}
