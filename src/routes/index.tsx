import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { exampleOf, loadStart, seasonsOf } from '#src/routes/-support/core/pages/load-start.ts';
import { RecentHost } from '#src/routes/-support/core/pages/RecentHost.tsx';
import { SearchTabs } from '#src/routes/-support/core/pages/SearchTabs.tsx';
import { searchLeadsTo } from '#src/routes/-support/flights/flight-screens.ts';
import { SearchPanel } from '#src/routes/-support/flights/SearchPanel.tsx';
import { HomeScreen } from '#src/screens/core/home/HomeScreen.tsx';

export const Route = createFileRoute('/')({
  staticData: { isListed: true, hydrate: 'interaction', next: searchLeadsTo },
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
      lowest={lowest}
      now={now}
      example={example ? { offer: example } : null}
      seasons={seasons}
    />
  );
}
