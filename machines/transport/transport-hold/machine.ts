import { createHoldSession } from '#machines/core/hold-session/chart.ts';

/** The hold of an order of transport. The server decides its end. */
export const transportHoldMachine = createHoldSession('transportHold');
