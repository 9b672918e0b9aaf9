import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { InsuranceBooking, type InsuranceBookingProps } from '#src/routes/-support/insurance/InsuranceBooking.tsx';

/** Loader data of a page for its flow. */
export type InsuranceOnPage = Omit<InsuranceBookingProps, 'search'>;

/**
 * One component draws all its pages. The flow shows the next page before its URL has loaded, so typed text, checked
 * boxes and focus must survive the change of the route.
 */
export const Route = createFileRoute('/(insurance)/insurance/_booking')({ component: Pages });

function Pages() {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  // Child routes return this type, or nothing when one has failed.
  const shown = (page?.loaderData as { readonly insurance: InsuranceOnPage } | undefined)?.insurance;
  return shown ? <InsuranceBooking {...shown} search={page?.search ?? {}} /> : <Outlet />;
}
