import { createFileRoute } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { loadFirst } from '#src/routes/-support/transport/load-first.ts';
import { firstStart } from '#src/routes/-support/transport/transport-start.ts';
import type { TransportOnPage } from '#src/routes/(transport)/iran-transportation/_booking.tsx';

export const Route = createFileRoute('/(transport)/iran-transportation/_booking/')({
  staticData: { isListed: true, ...(import.meta.env.SSR ? firstStart : {}) },
  // The page parses it: code here would be in the script of all pages.
  validateSearch: (search: Record<string, unknown>) => search,
  // Places, days and counts need no new data.
  loaderDeps: ({ search: { kind, step, order } }) => ({ kind, step, order }),
  loader: async ({ context, deps }) => ({
    transport: (await loadFirst(context, deps)) satisfies TransportOnPage,
  }),
  head: ({ loaderData, match }) => ({
    meta:
      loaderData && loaderData.transport.page !== 'results'
        ? [{ title: titles[loaderData.transport.page]() }, { name: 'robots', content: 'noindex' }]
        : [{ title: m.transport_page_title() }, { name: 'description', content: m.transport_page_description() }],
    // Prices of some wishes share the URL of the page.
    links: [{ rel: 'canonical', href: `${match.context.origin}${pathTo.transport()}` }],
  }),
});

const titles = {
  passengers: m.transport_people_title,
  confirm: m.transport_step_review,
  issue: m.transport_step_papers,
};
