import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { peopleStep } from '#src/routes/-support/card/card-screens.ts';
import { peopleStart } from '#src/routes/-support/card/card-start.ts';
import { loadCard } from '#src/routes/-support/card/load-card.ts';
import type { CardOnPage } from '#src/routes/(card)/iran-travel-card/_booking.tsx';

export const Route = createFileRoute('/(card)/iran-travel-card/_booking/passengers/$orderId')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? peopleStart : {}) },
  loader: async ({ context, params }) => ({
    card: {
      data: await loadCard(context, params.orderId, peopleStep),
      page: 'passengers',
    } satisfies CardOnPage,
  }),
  head: () => ({ meta: [{ title: m.card_people_title() }, { name: 'robots', content: 'noindex' }] }),
});
