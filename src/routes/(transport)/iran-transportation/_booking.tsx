import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import type { RunsData } from '#src/routes/-support/transport/runs-data.ts';
import type { TransportBookingProps } from '#src/routes/-support/transport/TransportBooking.tsx';
import { bookingScreen, runsPage } from '#src/routes/-support/transport/transport-pages.ts';

/** Loader data of a page for its flow. */
export type TransportOnPage = Omit<TransportBookingProps, 'search'>;
/** One of both; nothing where loading failed. */
export type ShownTransportPage = { readonly transport?: TransportOnPage; readonly runs?: RunsData };

/**
 * One component draws all its pages. The flow shows the next page before its URL has loaded, so typed text, checked
 * boxes and focus must survive the change of the route.
 */
export const Route = createFileRoute('/(transport)/iran-transportation/_booking')({ component: Pages });

function Pages() {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  // Child routes return one of these, or nothing when one has failed.
  const { transport, runs } = (page?.loaderData ?? {}) as ShownTransportPage;
  if (transport) return <bookingScreen.Screen {...transport} search={page?.search ?? {}} />;
  // Trains and buses have pages of their own until their places are held.
  return runs ? <runsPage.Screen {...runs} /> : <Outlet />;
}
