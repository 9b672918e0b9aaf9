import type { ConsentSnapshot } from '#machines/consent/machine.ts';
import type { Choice } from '#machines/consent/types.ts';

/** `parties`: each that is named, with what was said of it; no answer is a no. */
export type ConsentView =
  | { kind: 'asking'; parties: readonly Choice[] }
  | { kind: 'settled'; parties: readonly Choice[]; isKept: boolean; isRefusedByBrowser: boolean };

export function consentView({ value, context }: ConsentSnapshot): ConsentView {
  const parties = context.parties.map(({ party, host }) => ({
    party,
    host,
    isAgreed: context.choices.some((one) => one.party === party && one.host === host && one.isAgreed),
  }));
  if (value === 'asking') return { kind: 'asking', parties };
  return { kind: 'settled', parties, isKept: context.isKept, isRefusedByBrowser: context.refusesAll };
}
