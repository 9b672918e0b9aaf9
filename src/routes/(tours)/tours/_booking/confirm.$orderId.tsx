import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { loadTours } from '#src/routes/-support/tours/load-tours.ts';
import { reviewStep } from '#src/routes/-support/tours/tours-screens.ts';
import { reviewStart } from '#src/routes/-support/tours/tours-start.ts';
import type { ToursOnPage } from '#src/routes/(tours)/tours/_booking.tsx';

export const Route = createFileRoute('/(tours)/tours/_booking/confirm/$orderId')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? reviewStart : {}) },
  loader: async ({ context, params }) => ({
    tours: { data: await loadTours(context, params.orderId, reviewStep), page: 'confirm' } satisfies ToursOnPage,
  }),
  head: () => ({ meta: [{ title: m.tours_step_review() }, { name: 'robots', content: 'noindex' }] }),
});
