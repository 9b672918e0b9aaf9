import { createFileRoute } from '@tanstack/react-router';
import { ownHead } from '#src/routes/-support/own-head.ts';
import { StaffDesks } from '#src/routes/-support/StaffDesks.tsx';

export const Route = createFileRoute('/staff/{-$desk}/{-$id}')({
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  // Late: what a route says itself is carried by every page.
  loader: async ({ context, params, deps: search }) =>
    (await import('#src/routes/-support/load-staff.ts')).loadStaff(context, { ...params, search }),
  head: ownHead,
  component: Page,
});

function Page() {
  return <StaffDesks page={Route.useLoaderData().page} />;
}
