import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { ToursBooking, type ToursBookingProps } from '#src/routes/-support/tours/ToursBooking.tsx';

/** Loader data of a page for its flow. */
export type ToursOnPage = Omit<ToursBookingProps, 'search'>;

/**
 * One component draws all its pages. The flow shows the next page before its URL has loaded, so typed text, checked
 * boxes and focus must survive the change of the route.
 */
export const Route = createFileRoute('/(tours)/tours/_booking')({ component: Pages });

function Pages() {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  // Child routes return this type, or nothing when one has failed.
  const shown = (page?.loaderData as { readonly tours: ToursOnPage } | undefined)?.tours;
  return shown ? <ToursBooking {...shown} search={page?.search ?? {}} /> : <Outlet />;
}
