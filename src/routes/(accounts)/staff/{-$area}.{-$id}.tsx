import { createFileRoute } from '@tanstack/react-router';
import { StaffAreas } from '#src/routes/-support/accounts/StaffAreas.tsx';
import { ownHead } from '#src/routes/-support/core/pages/own-head.ts';

export const Route = createFileRoute('/(accounts)/staff/{-$area}/{-$id}')({
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  // Dynamic import: all pages ship the code of this file.
  loader: async ({ context, params, deps: search }) =>
    (await import('#src/routes/-support/accounts/load-staff.ts')).loadStaff(context, { ...params, search }),
  head: ownHead,
  component: Page,
});

function Page() {
  return <StaffAreas page={Route.useLoaderData().page} />;
}
