import type { Fact } from '#domain/core/facts/fact.ts';

/**
 * Minutes between two flights in Tehran, as sellers of domestic flights require. Flights from abroad land at IKA;
 * domestic ones leave from Mehrabad, after passport control and a drive across the city.
 */
export const AIRPORT_CHANGE_MINUTES = { fromAbroad: 270, domestic: 120 } as const;

/** Its source page was not kept. */
export const AIRPORT_CHANGE_FACT: Fact = {
  kind: 'rule',
  pages: [],
  asOf: null,
  lookedAt: '2026-11-25',
  confidence: 'medium',
};
