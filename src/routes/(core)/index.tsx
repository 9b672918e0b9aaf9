import { createFileRoute } from '@tanstack/react-router';
import { FLIGHT_HOLD_SECONDS } from '#domain/flights/flight-limits.ts';
import { HOTEL_HOLD_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { m } from '#src/copy/generated/messages.js';
import { RecentHost } from '#src/routes/-support/core/pages/RecentHost.tsx';
import { SearchTabs } from '#src/routes/-support/core/pages/SearchTabs.tsx';
import { seasonsOf } from '#src/routes/-support/country/load-seasons.ts';
import { searchLeadsTo } from '#src/routes/-support/flights/flight-start.ts';
import { exampleOf, loadStart } from '#src/routes/-support/flights/load-start.ts';
import { SearchPanel } from '#src/routes/-support/flights/SearchPanel.tsx';
import { HomeScreen } from '#src/screens/core/home/HomeScreen.tsx';
import { FareExample } from '#src/screens/flights/home/FareExample.tsx';
import { FareKinds } from '#src/screens/flights/home/FareKinds.tsx';
import { LowestFares } from '#src/screens/flights/home/LowestFares.tsx';

export const Route = createFileRoute('/(core)/')({
  staticData: { isListed: true, hydrate: 'interaction', next: import.meta.env.SSR ? searchLeadsTo : [] },
  loader: async ({ context }) => {
    const start = await loadStart(context);
    return { ...start, example: await exampleOf(context, start).catch(() => null), seasons: await seasonsOf(start) };
  },
  head: () => ({
    meta: [{ title: m.pages_title_home() }, { name: 'description', content: m.pages_description_home() }],
  }),
  component: Home,
});

function Home() {
  const { search, today, now, lowest, example, seasons } = Route.useLoaderData();
  return (
    <HomeScreen
      form={<SearchPanel search={search} today={today} tabs={<SearchTabs of="flights" />} />}
      recent={<RecentHost today={today} />}
      offers={<LowestFares lowest={lowest} />}
      prices={
        <>
          <FareKinds />
          {example ? <FareExample offer={example} now={now} /> : null}
        </>
      }
      now={now}
      held={{ minutes: FLIGHT_HOLD_SECONDS / 60, roomMinutes: HOTEL_HOLD_SECONDS / 60 }}
      seasons={seasons}
    />
  );
}
