import { createFileRoute, redirect } from '@tanstack/react-router';
import { pathTo } from '#domain/addresses.ts';
import { m } from '#src/copy/generated/messages.js';
import { readSituation } from '#src/platform/facts-queries.ts';
import { knownSession } from '#src/platform/session.ts';
import { loadTrips } from '#src/routes/-support/load-trip.ts';
import { ownHead } from '#src/routes/-support/own-head.ts';
import { TripPage } from '#src/routes/-support/TripPage.tsx';

/** For guests; who is signed in has it among the orders of the account. */
export const Route = createFileRoute('/trip')({
  staticData: { hydrate: 'interaction' },
  loader: async ({ context }) => {
    const { account } = await knownSession(context);
    if (account) throw redirect({ href: pathTo.orders({ view: 'trip' }), statusCode: 302 });
    const [trips, news] = await Promise.all([loadTrips(context), readSituation(context, 1)]);
    return { title: m.trip_title(), trips, news };
  },
  head: ownHead,
  component: Trip,
});

function Trip() {
  const { trips, news } = Route.useLoaderData();
  return <TripPage trips={trips} news={news} isGuest />;
}
