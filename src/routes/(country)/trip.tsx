import { createFileRoute, redirect } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { knownSession } from '#src/platform/accounts/session.ts';
import { readSituation } from '#src/platform/core/api/facts-queries.ts';
import { ownHead } from '#src/routes/-support/core/pages/own-head.ts';
import { loadDrawnTrips } from '#src/routes/-support/country/load-trip.ts';
import { TripPage } from '#src/routes/-support/country/TripPage.tsx';

/** The trip of a guest; signed-in users find it in the account's orders. */
export const Route = createFileRoute('/(country)/trip')({
  staticData: { hydrate: 'interaction' },
  loader: async ({ context }) => {
    const { account } = await knownSession(context);
    if (account) throw redirect({ href: pathTo.orders({ view: 'trip' }), statusCode: 302 });
    const [trips, situation] = await Promise.all([loadDrawnTrips(context), readSituation(context, 1)]);
    return { title: m.trip_title(), trips, situation };
  },
  head: ownHead,
  component: Trip,
});

function Trip() {
  const { trips, situation } = Route.useLoaderData();
  return <TripPage trips={trips} situation={situation} isGuest />;
}
