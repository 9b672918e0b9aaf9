import { createHoldSession } from '#machines/core/hold-session/chart.ts';

/** The rate of an order, held until its quote ends. The server decides its end. */
export const cardHoldMachine = createHoldSession('cardHold');
