import { createFileRoute } from '@tanstack/react-router';
import { askedScreen, askLoader, askScreen } from '#src/routes/-support/tours/asked-screens.ts';
import { askStart } from '#src/routes/-support/tours/asked-start.ts';

/** The form of a question; with an id what was asked, and how far it is. */
export const Route = createFileRoute('/(tours)/iran-tours/ask/{-$inquiryId}')({
  staticData: import.meta.env.SSR ? askStart : {},
  // The page parses it: code here would be in the script of all pages.
  validateSearch: (search: Record<string, unknown>) => search,
  // What is wanted of the tour needs no new data.
  loaderDeps: ({ search: { tour } }) => ({ tour }),
  loader: async ({ context, params: { inquiryId }, deps: { tour } }) => {
    const [load] = await Promise.all([askLoader.preload(), (inquiryId ? askedScreen : askScreen).preload()]);
    return inquiryId ? load.loadAsked(context, inquiryId) : load.loadAsk(context, tour);
  },
  head: ({ loaderData }) => ({ meta: loaderData?.meta }),
  component: TourAsk,
});

function TourAsk() {
  const data = Route.useLoaderData();
  const search = Route.useSearch();
  return 'tour' in data ? <askScreen.Screen {...data} search={search} /> : <askedScreen.Screen {...data} />;
}
