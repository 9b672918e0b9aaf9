import { createHoldSession } from '#machines/core/hold-session/chart.ts';

/** The hold of an order of insurance. The server decides its end. */
export const insuranceHoldMachine = createHoldSession('insuranceHold');
