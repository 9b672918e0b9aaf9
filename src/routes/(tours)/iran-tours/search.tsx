import { createFileRoute } from '@tanstack/react-router';
import { listPeopleOf } from '#domain/tours/list-people.ts';
import { m } from '#src/copy/generated/messages.js';
import { listScreen } from '#src/routes/-support/tours/list-screens.ts';
import { listStart } from '#src/routes/-support/tours/list-start.ts';
import { loadTourList } from '#src/routes/-support/tours/load-list.ts';

export const Route = createFileRoute('/(tours)/iran-tours/search')({
  staticData: import.meta.env.SSR ? listStart : {},
  // The page parses it: code here would be in the script of all pages.
  validateSearch: (search: Record<string, unknown>) => search,
  // Filters need no new data.
  loaderDeps: ({ search: { people } }) => ({ people: listPeopleOf(people) }),
  loader: async ({ context, deps: { people } }) => {
    const [data] = await Promise.all([loadTourList(context, people), listScreen.preload()]);
    return data;
  },
  head: () => ({ meta: [{ title: m.tourlist_page_title_list() }, { name: 'robots', content: 'noindex' }] }),
  component: TourSearch,
});

function TourSearch() {
  return <listScreen.Screen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
