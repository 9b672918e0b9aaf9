import { createHoldSession } from '#machines/core/hold-session/chart.ts';

/** The hold on the seats of a booking, 1500 s. */
export const flightSessionMachine = createHoldSession('flightSession');
