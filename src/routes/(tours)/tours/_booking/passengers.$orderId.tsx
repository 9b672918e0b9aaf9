import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { loadTours } from '#src/routes/-support/tours/load-tours.ts';
import { peopleStep } from '#src/routes/-support/tours/tours-screens.ts';
import { peopleStart } from '#src/routes/-support/tours/tours-start.ts';
import type { ToursOnPage } from '#src/routes/(tours)/tours/_booking.tsx';

export const Route = createFileRoute('/(tours)/tours/_booking/passengers/$orderId')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? peopleStart : {}) },
  loader: async ({ context, params }) => ({
    tours: {
      data: await loadTours(context, params.orderId, peopleStep),
      page: 'passengers',
    } satisfies ToursOnPage,
  }),
  head: () => ({ meta: [{ title: m.tours_people_title() }, { name: 'robots', content: 'noindex' }] }),
});
