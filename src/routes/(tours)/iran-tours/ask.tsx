import { createFileRoute } from '@tanstack/react-router';
import { askLoader, askScreen } from '#src/routes/-support/tours/asked-screens.ts';
import { askStart } from '#src/routes/-support/tours/asked-start.ts';

export const Route = createFileRoute('/(tours)/iran-tours/ask')({
  staticData: import.meta.env.SSR ? askStart : {},
  // The page parses it: code here would be in the script of all pages.
  validateSearch: (search: Record<string, unknown>) => search,
  // What is wanted of the tour needs no new data.
  loaderDeps: ({ search: { tour } }) => ({ tour }),
  loader: async ({ context, deps: { tour } }) => {
    const [{ loadAsk }] = await Promise.all([askLoader.preload(), askScreen.preload()]);
    return loadAsk(context, tour);
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title ?? '' }, { name: 'robots', content: 'noindex' }],
  }),
  component: TourAsk,
});

function TourAsk() {
  return <askScreen.Screen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
