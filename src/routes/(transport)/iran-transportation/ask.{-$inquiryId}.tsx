import { createFileRoute } from '@tanstack/react-router';
import { askedScreen, askLoader, askScreen } from '#src/routes/-support/transport/asked-screens.ts';
import { askStart } from '#src/routes/-support/transport/asked-start.ts';

/** The question for what begins soon; with an id what was asked, and how far it is. */
export const Route = createFileRoute('/(transport)/iran-transportation/ask/{-$inquiryId}')({
  staticData: import.meta.env.SSR ? askStart : {},
  // The page parses it: code here would be in the script of all pages.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params: { inquiryId }, deps: { search } }) => {
    const [load] = await Promise.all([askLoader.preload(), (inquiryId ? askedScreen : askScreen).preload()]);
    return inquiryId ? load.loadAsked(context, inquiryId) : load.loadAsk(context, search);
  },
  head: ({ loaderData }) => ({ meta: loaderData?.meta }),
  component: TransportAsk,
});

function TransportAsk() {
  const data = Route.useLoaderData();
  return 'wish' in data ? <askScreen.Screen {...data} /> : <askedScreen.Screen {...data} />;
}
