import { createFileRoute } from '@tanstack/react-router';
import { KEEP_UNTIL_HEADER } from '#src/platform/core/offline/names.ts';
import { ownHead } from '#src/routes/-support/core/pages/own-head.ts';
import { KeepCards } from '#src/routes/-support/country/KeepCards.tsx';
import { loadTripCards } from '#src/routes/-support/country/load-trip.ts';
import { CardsScreen } from '#src/screens/country/trip/CardsScreen.tsx';

/** Persian sentences only, so that it may be kept on the device. For guests and accounts. */
export const Route = createFileRoute('/(country)/trip_/cards')({
  // When idle: a user who opens it and leaves has it kept.
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
