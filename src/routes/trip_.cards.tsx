import { createFileRoute } from '@tanstack/react-router';
import { pathTo } from '#domain/addresses.ts';
import { KEEP_PAPERS_MS } from '#domain/limits.ts';
import { cardsEndAt } from '#domain/trip-cards.ts';
import { m } from '#src/copy/generated/messages.js';
import { KEEP_UNTIL_HEADER } from '#src/platform/offline/names.ts';
import { KeepCards } from '#src/routes/-support/KeepCards.tsx';
import { loadTrips } from '#src/routes/-support/load-trip.ts';
import { ownHead } from '#src/routes/-support/own-head.ts';
import { CardsScreen } from '#src/screens/trip/CardsScreen.tsx';

/** Persian sentences and nothing else of the trip, so that it may be kept on the device. For guests and accounts. */
export const Route = createFileRoute('/trip_/cards')({
  staticData: { hydrate: 'interaction' },
  loader: async ({ context }) => ({ title: m.cards_title(), trips: await loadTrips(context) }),
  head: ownHead,
  headers: ({ loaderData }): Record<string, string> => {
    const endsAt = loaderData ? cardsEndAt(loaderData.trips) : null;
    return endsAt === null ? {} : { [KEEP_UNTIL_HEADER]: String(endsAt + KEEP_PAPERS_MS) };
  },
  component: Cards,
});

function Cards() {
  const { trips } = Route.useLoaderData();
  const keeping = cardsEndAt(trips) === null ? null : <KeepCards />;
  return <CardsScreen trips={trips} keeping={keeping} onPrint={() => window.print()} />;
}
