import { stagedBank } from '#server/scenarios/bank.ts';
import { stagedOperations } from '#server/scenarios/operations.ts';
import type { Cast } from '#server/scenarios/scenario-targets.ts';
import { stagedProducts } from '#server/scenarios/supplier.ts';
import type { ChangeParts } from '#server/site.ts';

export type Stage = {
  readonly now: () => number;
  /** Moves the server's clock; returns the new time. */
  readonly advance: (ms: number) => number;
  /** Sets the clock's speed: 0 stops it, 1 is normal. */
  readonly run: (speed: number) => void;
  readonly speed: () => number;
  readonly change: ChangeParts;
};

export function createStage(deviceNow: () => number = Date.now): Stage {
  let speed = 1;
  let since = deviceNow();
  let at = since;
  const now = () => at + (deviceNow() - since) * speed;
  const setTo = (moment: number) => {
    at = moment;
    since = deviceNow();
  };
  const cast: Cast = { orders: new Map(), charges: new Map() };
  return {
    now,
    advance: (ms) => {
      setTo(now() + ms);
      return now();
    },
    run: (wanted) => {
      setTo(now());
      speed = wanted;
    },
    speed: () => speed,
    change: ({ operations, sandbox, productOf }, db) => ({
      operations: stagedOperations(operations, cast),
      sandbox: stagedBank(sandbox, cast),
      productOf: stagedProducts(productOf, cast, { db, now }),
    }),
  };
}
