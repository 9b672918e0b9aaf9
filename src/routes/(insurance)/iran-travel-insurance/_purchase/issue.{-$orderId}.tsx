import { createFileRoute, redirect } from '@tanstack/react-router';
import { KEEP_PAPERS_MS } from '#domain/core/limits.ts';
import { isResumable } from '#domain/core/status-questions.ts';
import { m } from '#src/copy/generated/messages.js';
import { KEEP_UNTIL_HEADER } from '#src/platform/core/offline/names.ts';
import { papersScreen } from '#src/routes/-support/insurance/insurance-screens.ts';
import { papersStart } from '#src/routes/-support/insurance/insurance-start.ts';
import { loadInsurance } from '#src/routes/-support/insurance/load-insurance.ts';
import type { InsuranceOnPage } from '#src/routes/(insurance)/iran-travel-insurance/_purchase.tsx';
import { wasCancelled } from '#src/screens/core/booking/order.ts';

export const Route = createFileRoute('/(insurance)/iran-travel-insurance/_purchase/issue/{-$orderId}')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? papersStart : {}) },
  loader: async ({ context, params }) => {
    if (!params.orderId) throw redirect({ to: '/find-booking', statusCode: 302 });
    const data = await loadInsurance(context, params.orderId, papersScreen);
    // The order's own page shows the result and any refund.
    if (data.order && wasCancelled(data.order)) {
      const to = data.order.isInAccount ? '/profile/orders/$orderId' : '/find-booking/$orderId';
      throw redirect({ to, params: { orderId: data.order.orderId }, statusCode: 302 });
    }
    // Not paid yet: it goes on where it stands.
    if (data.order && (isResumable(data.order.status) || data.order.status === 'priceChanged')) {
      const step = data.order.passengers.length > 0 && data.order.status !== 'priceChanged' ? 'confirm' : 'passengers';
      throw redirect({
        to: '/iran-travel-insurance',
        search: { step, order: data.order.orderId },
        statusCode: 302,
      });
    }
    return { insurance: { data, page: 'issue' } satisfies InsuranceOnPage };
  },
  head: () => ({ meta: [{ title: m.insurance_step_papers() }, { name: 'robots', content: 'noindex' }] }),
  // Certificates only: earlier pages are valid for minutes.
  headers: ({ loaderData }) => {
    const data = loaderData?.insurance.data;
    return data?.documents && data.order
      ? { [KEEP_UNTIL_HEADER]: String(data.order.summary.endsAt + KEEP_PAPERS_MS) }
      : {};
  },
});
