import { createFileRoute } from '@tanstack/react-router';
import { KEEP_UNTIL_HEADER } from '#src/platform/core/offline/names.ts';
import { ownHead } from '#src/routes/-support/core/pages/own-head.ts';
import { KeepCards } from '#src/routes/-support/country/KeepCards.tsx';
import { loadTripCards } from '#src/routes/-support/country/load-trip.ts';
import { CardsScreen } from '#src/screens/country/trip/CardsScreen.tsx';

/** Persian sentences and nothing else of the trip, so that it may be kept on the device. For guests and accounts. */
export const Route = createFileRoute('/trip_/cards')({
  // At once when idle: who opens it and walks off has it.
  staticData: { hydrate: 'idle' },
  loader: ({ context }) => loadTripCards(context),
  head: ownHead,
  headers: ({ loaderData }): Record<string, string> =>
    loaderData?.keepUntil ? { [KEEP_UNTIL_HEADER]: String(loaderData.keepUntil) } : {},
  component: Cards,
});

function Cards() {
  const { trips, keepUntil } = Route.useLoaderData();
  return <CardsScreen trips={trips} keeping={keepUntil ? <KeepCards /> : null} onPrint={() => window.print()} />;
}
