import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { reviewStep } from '#src/routes/-support/insurance/insurance-screens.ts';
import { reviewStart } from '#src/routes/-support/insurance/insurance-start.ts';
import { loadInsurance } from '#src/routes/-support/insurance/load-insurance.ts';
import type { InsuranceOnPage } from '#src/routes/(insurance)/insurance/_booking.tsx';

export const Route = createFileRoute('/(insurance)/insurance/_booking/confirm/$orderId')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? reviewStart : {}) },
  loader: async ({ context, params }) => ({
    insurance: {
      data: await loadInsurance(context, params.orderId, reviewStep),
      page: 'confirm',
    } satisfies InsuranceOnPage,
  }),
  head: () => ({ meta: [{ title: m.insurance_step_review() }, { name: 'robots', content: 'noindex' }] }),
});
