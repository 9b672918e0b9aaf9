import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { loadTours } from '#src/routes/-support/tours/load-tours.ts';
import { questionStep } from '#src/routes/-support/tours/tours-screens.ts';
import { questionStart } from '#src/routes/-support/tours/tours-start.ts';
import type { ToursOnPage } from '#src/routes/(tours)/tours/_booking.tsx';

export const Route = createFileRoute('/(tours)/tours/_booking/')({
  staticData: { isListed: true, ...(import.meta.env.SSR ? questionStart : {}) },
  // The page parses it: code here would be in the script of all pages.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: async ({ context }) => ({
    tours: { data: await loadTours(context, null, questionStep), page: 'results' } satisfies ToursOnPage,
  }),
  head: () => ({
    meta: [{ title: m.tours_page_title() }, { name: 'description', content: m.tours_page_description() }],
  }),
});
