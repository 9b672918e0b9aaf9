import { createHoldSession } from '#machines/core/hold-session/chart.ts';

/** The hold of an order of tours. The server decides its end. */
export const tourHoldMachine = createHoldSession('tourHold');
