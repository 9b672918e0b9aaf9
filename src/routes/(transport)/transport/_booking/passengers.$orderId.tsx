import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { loadTransport } from '#src/routes/-support/transport/load-transport.ts';
import { peopleStep } from '#src/routes/-support/transport/transport-screens.ts';
import { peopleStart } from '#src/routes/-support/transport/transport-start.ts';
import type { TransportOnPage } from '#src/routes/(transport)/transport/_booking.tsx';

export const Route = createFileRoute('/(transport)/transport/_booking/passengers/$orderId')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? peopleStart : {}) },
  loader: async ({ context, params }) => ({
    transport: {
      data: await loadTransport(context, params.orderId, peopleStep),
      page: 'passengers',
    } satisfies TransportOnPage,
  }),
  head: () => ({ meta: [{ title: m.transport_people_title() }, { name: 'robots', content: 'noindex' }] }),
});
