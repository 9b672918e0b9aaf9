import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import type { TransportBookingProps } from '#src/routes/-support/transport/TransportBooking.tsx';
import { bookingScreen } from '#src/routes/-support/transport/transport-pages.ts';

/** Loader data of a page for its flow. */
export type TransportOnPage = Omit<TransportBookingProps, 'search'>;

/**
 * One component draws all its pages. The flow shows the next page before its URL has loaded, so typed text, checked
 * boxes and focus must survive the change of the route.
 */
export const Route = createFileRoute('/(transport)/iran-transportation/_booking')({ component: Pages });

function Pages() {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  // Child routes return this type, or nothing when one has failed.
  const shown = (page?.loaderData as { readonly transport: TransportOnPage } | undefined)?.transport;
  return shown ? <bookingScreen.Screen {...shown} search={page?.search ?? {}} /> : <Outlet />;
}
