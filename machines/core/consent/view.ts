import { choiceOf } from '#machines/core/consent/choice-of.ts';
import type { ConsentSnapshot } from '#machines/core/consent/machine.ts';
import type { Choice } from '#machines/core/consent/types.ts';

/** `parties`: the configured parties with the visitor's choice; no answer counts as a refusal. */
export type ConsentView =
  | { kind: 'asking'; parties: readonly Choice[] }
  | { kind: 'settled'; parties: readonly Choice[]; isKept: boolean; isRefusedByBrowser: boolean };

export function consentView({ value, context }: ConsentSnapshot): ConsentView {
  const parties = context.parties.map(
    (known): Choice => choiceOf(context.choices, known) ?? { ...known, isAgreed: false },
  );
  if (value === 'asking') return { kind: 'asking', parties };
  return { kind: 'settled', parties, isKept: context.isKept, isRefusedByBrowser: context.refusesAll };
}
