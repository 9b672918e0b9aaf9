import type { Scenario } from '#server/scenarios/scenario.ts';

/** Which orders and charges live through what: background work and the bank see no browser. One process, one stage. */
export type Cast = {
  readonly orders: Map<string, Scenario>;
  readonly charges: Map<string, Scenario>;
};
