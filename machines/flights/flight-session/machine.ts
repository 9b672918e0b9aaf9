import { createHoldSession } from '#machines/core/hold-session.ts';

/** The 1500 s for which the seats of a booking are held. */
export const flightSessionMachine = createHoldSession('flightSession');
