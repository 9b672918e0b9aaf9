import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { VisaRequest, type VisaRequestProps } from '#src/routes/-support/visa/VisaRequest.tsx';

/** What the loader of a page of a request gives for its flow. */
export type VisaOnPage = Omit<VisaRequestProps, 'search'>;

/**
 * All pages of a request are drawn by one component. The flow shows the next page before its address has loaded, so what
 * is typed, ticked and focused there must outlive the change of the route.
 */
export const Route = createFileRoute('/iran-visa/_request')({ component: VisaPages });

function VisaPages() {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  // The pages below give what their type says, or nothing while one has failed.
  const visa = (page?.loaderData as { readonly visa: VisaOnPage } | undefined)?.visa;
  return visa ? <VisaRequest {...visa} search={page?.search ?? {}} /> : <Outlet />;
}
