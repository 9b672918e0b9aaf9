import { createFileRoute } from '@tanstack/react-router';
import { FLIGHT_SESSION_SECONDS } from '#domain/limits.ts';
import { m } from '#src/copy/generated/messages.js';
import { exampleOf, loadStart } from '#src/routes/-support/load-start.ts';
import { SearchPanel } from '#src/routes/-support/SearchPanel.tsx';
import { HomeScreen } from '#src/screens/home/HomeScreen.tsx';

export const Route = createFileRoute('/')({
  staticData: { hydrate: 'interaction' },
  loader: async ({ context }) => {
    const start = await loadStart(context);
    return { ...start, example: await exampleOf(context, start) };
  },
  head: () => ({
    meta: [
      { title: m.pages_title_home() },
      { name: 'description', content: m.pages_description({ minutes: FLIGHT_SESSION_SECONDS / 60 }) },
    ],
  }),
  component: Home,
});

function Home() {
  const { search, today, now, lowest, example } = Route.useLoaderData();
  return (
    <HomeScreen
      form={<SearchPanel search={search} today={today} />}
      lowest={lowest}
      now={now}
      example={example ? { offer: example } : null}
    />
  );
}
