import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { reviewStep } from '#src/routes/-support/card/card-screens.ts';
import { reviewStart } from '#src/routes/-support/card/card-start.ts';
import { loadCard } from '#src/routes/-support/card/load-card.ts';
import type { CardOnPage } from '#src/routes/(card)/iran-travel-card/_booking.tsx';

export const Route = createFileRoute('/(card)/iran-travel-card/_booking/confirm/$orderId')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? reviewStart : {}) },
  loader: async ({ context, params }) => ({
    card: { data: await loadCard(context, params.orderId, reviewStep), page: 'confirm' } satisfies CardOnPage,
  }),
  head: () => ({ meta: [{ title: m.card_step_review() }, { name: 'robots', content: 'noindex' }] }),
});
