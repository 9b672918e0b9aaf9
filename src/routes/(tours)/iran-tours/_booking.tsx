import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { TourBooking, type TourBookingProps } from '#src/routes/-support/tours/TourBooking.tsx';

/** Loader data of a page for its flow. */
export type TourOnPage = Omit<TourBookingProps, 'search'>;

/**
 * One component draws all its pages. The flow shows the next page before its URL has loaded, so typed text, checked
 * boxes and focus must survive the change of the route.
 */
export const Route = createFileRoute('/(tours)/iran-tours/_booking')({ component: Pages });

function Pages() {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  // Child routes return this type, or nothing when one has failed.
  const shown = (page?.loaderData as { readonly tour: TourOnPage } | undefined)?.tour;
  return shown ? <TourBooking {...shown} search={page?.search ?? {}} /> : <Outlet />;
}
