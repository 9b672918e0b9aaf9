import { createFileRoute } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import { loadFirst } from '#src/routes/-support/transport/load-first.ts';
import { firstStart } from '#src/routes/-support/transport/transport-start.ts';
import type { ShownTransportPage } from '#src/routes/(transport)/iran-transportation/_booking.tsx';

/** Trains and buses have pages of their own until their places are held; an order of theirs is like any other. */
const isRun = ({ kind, order }: Record<string, unknown>) => (kind === 'train' || kind === 'bus') && order === undefined;

export const Route = createFileRoute('/(transport)/iran-transportation/_booking/')({
  staticData: { isListed: true, ...(import.meta.env.SSR ? firstStart : {}) },
  // The page parses it: code here would be in the script of all pages.
  validateSearch: (search: Record<string, unknown>) => search,
  // Places, days and counts of a ride need no new data.
  loaderDeps: ({ search }) => {
    const { kind, step, order } = search;
    return isRun(search) ? { runs: search } : { kind, step, order };
  },
  loader: async ({ context, deps }): Promise<ShownTransportPage> => loadFirst(context, deps),
  head: ({ loaderData, match }) => ({
    meta: loaderData?.meta,
    // Prices of some wishes share the URL of the page.
    links: [{ rel: 'canonical', href: `${match.context.origin}${pathTo.transport()}` }],
  }),
});
