import { createFileRoute } from '@tanstack/react-router';
import { FLIGHT_HOLD_SECONDS } from '#domain/flights/flight-limits.ts';
import { HOTEL_HOLD_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { m } from '#src/copy/generated/messages.js';
import { RecentHost } from '#src/routes/-support/core/pages/RecentHost.tsx';
import { SearchTabs } from '#src/routes/-support/core/pages/SearchTabs.tsx';
import { todayPart } from '#src/routes/-support/core/pages/today-part.ts';
import { seasonsOf } from '#src/routes/-support/country/load-seasons.ts';
import { searchLeadsTo } from '#src/routes/-support/flights/flight-start.ts';
import { homePrices, lowestFares, preloadHome } from '#src/routes/-support/flights/home-parts.ts';
import { exampleOf, loadStart } from '#src/routes/-support/flights/load-start.ts';
import { SearchPanel } from '#src/routes/-support/flights/SearchPanel.tsx';
import { HomeScreen } from '#src/screens/core/home/HomeScreen.tsx';

export const Route = createFileRoute('/(home)/')({
  staticData: { isListed: true, hydrate: 'interaction', next: import.meta.env.SSR ? searchLeadsTo : [] },
  loader: async ({ context }) => {
    const [start] = await Promise.all([loadStart(context), preloadHome(), todayPart.preload()]);
    return { ...start, example: await exampleOf(context, start).catch(() => null), seasons: await seasonsOf(start) };
  },
  head: () => ({
    meta: [{ title: m.pages_title_home() }, { name: 'description', content: m.pages_description_home() }],
  }),
  component: Home,
});

const HELD = { minutes: FLIGHT_HOLD_SECONDS / 60, roomMinutes: HOTEL_HOLD_SECONDS / 60 };

function Home() {
  const { search, today, now, lowest, example, seasons } = Route.useLoaderData();
  return (
    <HomeScreen
      form={<SearchPanel search={search} today={today} tabs={(days) => <SearchTabs of="flights" days={days} />} />}
      recent={<RecentHost today={today} />}
      offers={<lowestFares.Late lowest={lowest} />}
      date={<todayPart.Late now={now} />}
      held={HELD}
    >
      <homePrices.Late now={now} held={HELD} seasons={seasons} example={example} />
    </HomeScreen>
  );
}
