import { createFileRoute } from '@tanstack/react-router';
import { FLIGHT_HOLD_SECONDS } from '#domain/flights/flight-limits.ts';
import { m } from '#src/copy/generated/messages.js';
import { readSituation } from '#src/platform/core/api/facts-queries.ts';
import { parseFlightUrl, searchOfUrl } from '#src/platform/flights/flight-url.ts';
import { LateSituation, preloadSituation } from '#src/routes/-support/core/pages/LateSituation.tsx';
import { RecentHost } from '#src/routes/-support/core/pages/RecentHost.tsx';
import { SearchTabs } from '#src/routes/-support/core/pages/SearchTabs.tsx';
import { todayPart } from '#src/routes/-support/core/pages/today-part.ts';
import { flightReading } from '#src/routes/-support/flights/home-parts.ts';
import { loadStart } from '#src/routes/-support/flights/load-start.ts';
import { SearchPanel } from '#src/routes/-support/flights/SearchPanel.tsx';
import { IranFlightScreen } from '#src/screens/flights/iran-flight/IranFlightScreen.tsx';

export const Route = createFileRoute('/(flights)/iran-flight')({
  staticData: { isListed: true, hydrate: 'interaction' },
  validateSearch: parseFlightUrl,
  loaderDeps: ({ search: { origin, destination, type, departing, returning, adult, child, infant } }) => ({
    url: { origin, destination, type, departing, returning, adult, child, infant },
  }),
  loader: async ({ context, deps }) => {
    const [flights, situation] = await Promise.all([
      loadStart(context),
      readSituation(context, 1),
      flightReading.preload(),
      todayPart.preload(),
      preloadSituation(),
    ]);
    const start = { ...flights, situation };
    const asked = searchOfUrl(undefined, parseFlightUrl(deps.url));
    return asked.origin && asked.destination ? { ...start, search: asked } : start;
  },
  head: () => ({
    meta: [
      { title: m.pages_title_iran_flight() },
      { name: 'description', content: m.pages_description({ minutes: FLIGHT_HOLD_SECONDS / 60 }) },
    ],
  }),
  component: IranFlight,
});

function IranFlight() {
  const { search, today, now, lowest, situation } = Route.useLoaderData();
  return (
    <IranFlightScreen
      form={<SearchPanel search={search} today={today} tabs={(days) => <SearchTabs of="flights" days={days} />} />}
      recent={<RecentHost today={today} />}
      date={<todayPart.Late now={now} />}
      situation={<LateSituation situation={situation} />}
    >
      <flightReading.Late lowest={lowest} />
    </IranFlightScreen>
  );
}
