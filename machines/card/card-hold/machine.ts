import { createHoldSession } from '#machines/core/hold-session/chart.ts';

/** The hold of an order of card. The server decides its end. */
export const cardHoldMachine = createHoldSession('cardHold');
