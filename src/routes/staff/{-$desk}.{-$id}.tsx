import { createFileRoute } from '@tanstack/react-router';
import { ownHead } from '#src/routes/-support/own-head.ts';
import { StaffDesks } from '#src/routes/-support/StaffDesks.tsx';

export const Route = createFileRoute('/staff/{-$desk}/{-$id}')({
  // Late: what a route says itself is carried by every page.
  loader: async ({ context, params }) =>
    (await import('#src/routes/-support/load-staff.ts')).loadStaff(context, params),
  head: ownHead,
  component: Page,
});

function Page() {
  return <StaffDesks page={Route.useLoaderData().page} />;
}
