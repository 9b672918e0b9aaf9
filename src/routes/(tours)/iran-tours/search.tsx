import { createFileRoute } from '@tanstack/react-router';
import { listPeopleOf } from '#domain/tours/list-people.ts';
import { listLoader, listScreen } from '#src/routes/-support/tours/list-screens.ts';
import { listStart } from '#src/routes/-support/tours/list-start.ts';

export const Route = createFileRoute('/(tours)/iran-tours/search')({
  staticData: import.meta.env.SSR ? listStart : {},
  // The page parses it: code here would be in the script of all pages.
  validateSearch: (search: Record<string, unknown>) => search,
  // Filters need no new data.
  loaderDeps: ({ search: { people } }) => ({ people: listPeopleOf(people) }),
  loader: async ({ context, deps: { people } }) => {
    const [load] = await Promise.all([listLoader.preload(), listScreen.preload()]);
    return load(context, people, 'list');
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title ?? '' }, { name: 'robots', content: 'noindex' }],
  }),
  component: TourSearch,
});

function TourSearch() {
  return <listScreen.Screen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
