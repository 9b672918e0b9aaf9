import type { Scenario } from '#server/scenarios/scenario.ts';

/** Scenario of each order and charge: background work and the bank do not know the browser. One process, one stage. */
export type Cast = {
  readonly orders: Map<string, Scenario>;
  readonly charges: Map<string, Scenario>;
};
