import { createFileRoute } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { firstLoader, runsLoader } from '#src/routes/-support/transport/first-loaders.ts';
import { runsPage } from '#src/routes/-support/transport/transport-pages.ts';
import { firstStart } from '#src/routes/-support/transport/transport-start.ts';
import type { TransportOnPage } from '#src/routes/(transport)/iran-transportation/_booking.tsx';

/** Trains and buses have pages of their own until their places are held; an order of theirs is like any other. */
const isRun = ({ kind, order }: Record<string, unknown>) => (kind === 'train' || kind === 'bus') && order === undefined;

export const Route = createFileRoute('/(transport)/iran-transportation/_booking/')({
  staticData: { isListed: true, ...(import.meta.env.SSR ? firstStart : {}) },
  // The page parses it: code here would be in the script of all pages.
  validateSearch: (search: Record<string, unknown>) => search,
  // Places, days and counts of a ride need no new data.
  loaderDeps: ({ search }): Record<string, unknown> =>
    isRun(search) ? search : { kind: search.kind, step: search.step, order: search.order },
  loader: async ({ context, deps }) => {
    if (!isRun(deps)) {
      const { loadFirst } = await firstLoader.preload();
      return { transport: (await loadFirst(context, deps)) satisfies TransportOnPage };
    }
    const [load] = await Promise.all([runsLoader.preload(), runsPage.preload()]);
    return { runs: await load.loadRuns(context, deps, deps.kind === 'bus' ? 'bus' : 'train') };
  },
  head: ({ loaderData, match }) => ({
    meta: metaOf(loaderData),
    // Prices of some wishes share the URL of the page.
    links: [{ rel: 'canonical', href: `${match.context.origin}${pathTo.transport()}` }],
  }),
});

const titles = {
  passengers: m.transport_people_title,
  confirm: m.transport_step_review,
  issue: m.transport_step_papers,
};

type Shown = {
  readonly transport?: TransportOnPage;
  readonly runs?: { readonly title: string; readonly description: string };
};

function metaOf({ transport, runs }: Shown = {}) {
  if (runs) return [{ title: runs.title }, { name: 'description', content: runs.description }];
  return transport && transport.page !== 'results'
    ? [{ title: titles[transport.page]() }, { name: 'robots', content: 'noindex' }]
    : [{ title: m.transport_page_title() }, { name: 'description', content: m.transport_page_description() }];
}
