import { createHoldSession } from '#machines/core/hold-session/chart.ts';

/** The hold on the rooms of a stay, 10 minutes. The server decides its end. */
export const hotelHoldMachine = createHoldSession('hotelHold');
