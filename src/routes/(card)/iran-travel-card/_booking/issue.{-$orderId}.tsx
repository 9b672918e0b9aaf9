import { createFileRoute, redirect } from '@tanstack/react-router';
import { isResumable } from '#domain/core/status-questions.ts';
import { m } from '#src/copy/generated/messages.js';
import { papersScreen } from '#src/routes/-support/card/card-screens.ts';
import { papersStart } from '#src/routes/-support/card/card-start.ts';
import { loadCard } from '#src/routes/-support/card/load-card.ts';
import type { CardOnPage } from '#src/routes/(card)/iran-travel-card/_booking.tsx';
import { wasCancelled } from '#src/screens/core/booking/order.ts';

export const Route = createFileRoute('/(card)/iran-travel-card/_booking/issue/{-$orderId}')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? papersStart : {}) },
  loader: async ({ context, params }) => {
    if (!params.orderId) throw redirect({ to: '/find-booking', statusCode: 302 });
    const data = await loadCard(context, { orderId: params.orderId, step: papersScreen });
    // The order's own page shows the result and any refund.
    if (data.order && wasCancelled(data.order)) {
      const to = data.order.isInAccount ? '/profile/orders/$orderId' : '/find-booking/$orderId';
      throw redirect({ to, params: { orderId: data.order.orderId }, statusCode: 302 });
    }
    // Not paid yet: it goes on where it stands.
    if (data.order && (isResumable(data.order.status) || data.order.status === 'priceChanged')) {
      const step = data.order.passengers.length > 0 && data.order.status !== 'priceChanged' ? 'confirm' : 'passengers';
      throw redirect({ to: '/iran-travel-card', search: { step, order: data.order.orderId }, statusCode: 302 });
    }
    return { card: { data, page: 'issue' } satisfies CardOnPage };
  },
  head: () => ({ meta: [{ title: m.card_step_papers() }, { name: 'robots', content: 'noindex' }] }),
});
