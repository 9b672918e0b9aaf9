import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { InsurancePurchase, type InsurancePurchaseProps } from '#src/routes/-support/insurance/InsurancePurchase.tsx';

/** Loader data of a page for its flow. */
export type InsuranceOnPage = Omit<InsurancePurchaseProps, 'search'>;

/**
 * One component draws all its pages. The flow shows the next page before its URL has loaded, so typed text, checked
 * boxes and focus must survive the change of the route.
 */
export const Route = createFileRoute('/(insurance)/iran-travel-insurance/_purchase')({ component: Pages });

function Pages() {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  // Child routes return this type, or nothing when one has failed.
  const shown = (page?.loaderData as { readonly insurance: InsuranceOnPage } | undefined)?.insurance;
  return shown ? <InsurancePurchase {...shown} search={page?.search ?? {}} /> : <Outlet />;
}
