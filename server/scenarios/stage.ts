import { stagedBank } from '#server/scenarios/bank.ts';
import { stagedOperations } from '#server/scenarios/operations.ts';
import type { Scenario } from '#server/scenarios/scenario.ts';
import { stagedProducts } from '#server/scenarios/supplier.ts';
import type { ChangeParts } from '#server/site.ts';

/** Which orders and charges live through what: background work and the bank see no browser. One process, one stage. */
export type Cast = {
  readonly orders: Map<string, Scenario>;
  readonly charges: Map<string, Scenario>;
};

/** The site with scenarios and with a clock that can be moved. */
export type Stage = {
  readonly now: () => number;
  /** The server's time jumps ahead; returns the new moment. */
  readonly advance: (ms: number) => number;
  readonly change: ChangeParts;
};

export function createStage(): Stage {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const cast: Cast = { orders: new Map(), charges: new Map() };
  return {
    now,
    advance: (ms) => {
      ahead += ms;
      return now();
    },
    change: ({ operations, sandbox, productOf }, db) => ({
      operations: stagedOperations(operations, cast),
      sandbox: stagedBank(sandbox, cast),
      productOf: stagedProducts(productOf, cast, { db, now }),
    }),
  };
}
