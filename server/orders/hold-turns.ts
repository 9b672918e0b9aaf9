import { createTurns } from '#server/turns.ts';

/**
 * All products together use half of the connection pool, so a rush on one product leaves connections for the rest.
 */
export const inHoldTurn = createTurns({ atOnce: 8, longestMs: 15_000 });
