import { createTurns } from '#server/turns.ts';

/** All products together take half of the pool: a rush on one leaves connections for everything else. */
export const inHoldTurn = createTurns({ atOnce: 8, longestMs: 15_000 });
