import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { questionStep } from '#src/routes/-support/card/card-screens.ts';
import { questionStart } from '#src/routes/-support/card/card-start.ts';
import { loadCard } from '#src/routes/-support/card/load-card.ts';
import type { CardOnPage } from '#src/routes/(card)/iran-travel-card/_booking.tsx';

export const Route = createFileRoute('/(card)/iran-travel-card/_booking/')({
  staticData: { isListed: true, ...(import.meta.env.SSR ? questionStart : {}) },
  // The page parses it: code here would be in the script of all pages.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: async ({ context }) => ({
    card: { data: await loadCard(context, null, questionStep), page: 'results' } satisfies CardOnPage,
  }),
  head: () => ({
    meta: [{ title: m.card_page_title() }, { name: 'description', content: m.card_page_description() }],
  }),
});
