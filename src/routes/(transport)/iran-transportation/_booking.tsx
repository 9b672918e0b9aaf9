import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import type { RunsData } from '#src/routes/-support/transport/runs-data.ts';
import type { TransportBookingProps } from '#src/routes/-support/transport/TransportBooking.tsx';
import { bookingScreen, runsPage } from '#src/routes/-support/transport/transport-pages.ts';

/** Loader data of a page for its flow. */
export type TransportOnPage = Omit<TransportBookingProps, 'search'>;

/**
 * One component draws all its pages. The flow shows the next page before its URL has loaded, so typed text, checked
 * boxes and focus must survive the change of the route.
 */
export const Route = createFileRoute('/(transport)/iran-transportation/_booking')({ component: Pages });

function Pages() {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  // Child routes return one of these, or nothing when one has failed.
  const shown = page?.loaderData as { readonly transport?: TransportOnPage; readonly runs?: RunsData } | undefined;
  if (shown?.transport) return <bookingScreen.Screen {...shown.transport} search={page?.search ?? {}} />;
  // Trains and buses have pages of their own until their places are held.
  return shown?.runs ? <runsPage.Screen {...shown.runs} /> : <Outlet />;
}
