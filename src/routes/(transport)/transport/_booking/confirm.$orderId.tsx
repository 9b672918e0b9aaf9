import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { loadTransport } from '#src/routes/-support/transport/load-transport.ts';
import { reviewStep } from '#src/routes/-support/transport/transport-screens.ts';
import { reviewStart } from '#src/routes/-support/transport/transport-start.ts';
import type { TransportOnPage } from '#src/routes/(transport)/transport/_booking.tsx';

export const Route = createFileRoute('/(transport)/transport/_booking/confirm/$orderId')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? reviewStart : {}) },
  loader: async ({ context, params }) => ({
    transport: { data: await loadTransport(context, params.orderId, reviewStep), page: 'confirm' } satisfies TransportOnPage,
  }),
  head: () => ({ meta: [{ title: m.transport_step_review() }, { name: 'robots', content: 'noindex' }] }),
});
