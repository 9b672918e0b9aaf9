import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The flow of a booking. Trains and buses have no part in it until their places are held. */
export const bookingScreen = lazyScreen(
  async () => (await import('#src/routes/-support/transport/TransportBooking.tsx')).TransportBooking,
);
/** Form, list and plan of trains and buses. */
export const runsPage = lazyScreen(async () => (await import('#src/routes/-support/transport/Runs.tsx')).Runs);
