import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { VisaRequest, type VisaRequestProps } from '#src/routes/-support/visa/VisaRequest.tsx';

export type VisaOnPage = Omit<VisaRequestProps, 'search'>;

/**
 * All request pages share one component: the flow shows the next page before its URL has loaded, so typed text, ticks and focus must
 * survive the route change.
 */
export const Route = createFileRoute('/(visa)/iran-visa/_request')({ component: VisaPages });

function VisaPages() {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  // Child pages have this loader data, or none after an error.
  const visa = (page?.loaderData as { readonly visa: VisaOnPage } | undefined)?.visa;
  return visa ? <VisaRequest {...visa} search={page?.search ?? {}} /> : <Outlet />;
}
