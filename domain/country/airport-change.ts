import type { Fact } from '#domain/core/facts/fact.ts';

/**
 * Minutes between two flights in Tehran, as sellers of domestic flights ask for. From abroad one lands at IKA and changes to
 * Mehrabad, through passport control and the city.
 */
export const AIRPORT_CHANGE_MINUTES = { fromAbroad: 270, domestic: 120 } as const;

/** The page of it was not kept. */
export const AIRPORT_CHANGE_FACT: Fact = {
  kind: 'rule',
  pages: [],
  asOf: null,
  lookedAt: '2026-11-25',
  confidence: 'medium',
};
