import { createHoldSession } from '#machines/core/hold-session.ts';

/** The 10 minutes for which the rooms of a stay are held. The server says when they end. */
export const hotelHoldMachine = createHoldSession('hotelHold');
