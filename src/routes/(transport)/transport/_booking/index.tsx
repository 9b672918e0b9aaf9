import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { loadTransport } from '#src/routes/-support/transport/load-transport.ts';
import { questionStep } from '#src/routes/-support/transport/transport-screens.ts';
import { questionStart } from '#src/routes/-support/transport/transport-start.ts';
import type { TransportOnPage } from '#src/routes/(transport)/transport/_booking.tsx';

export const Route = createFileRoute('/(transport)/transport/_booking/')({
  staticData: { isListed: true, ...(import.meta.env.SSR ? questionStart : {}) },
  // The page parses it: code here would be in the script of all pages.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: async ({ context }) => ({
    transport: { data: await loadTransport(context, null, questionStep), page: 'results' } satisfies TransportOnPage,
  }),
  head: () => ({
    meta: [{ title: m.transport_page_title() }, { name: 'description', content: m.transport_page_description() }],
  }),
});
