import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { loadVisa } from '#src/routes/-support/visa/load-visa.ts';
import { visaReviewStep } from '#src/routes/-support/visa/visa-screens.ts';
import { visaReviewStart } from '#src/routes/-support/visa/visa-start.ts';
import type { VisaOnPage } from '#src/routes/(visa)/iran-visa/_request.tsx';

export const Route = createFileRoute('/(visa)/iran-visa/_request/confirm/$orderId')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? visaReviewStart : {}) },
  loader: async ({ context, params }) => ({
    visa: { data: await loadVisa(context, params.orderId, visaReviewStep), page: 'confirm' } satisfies VisaOnPage,
  }),
  head: () => ({ meta: [{ title: m.visarequest_step_review() }, { name: 'robots', content: 'noindex' }] }),
});
