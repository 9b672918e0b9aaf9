import { createFileRoute, redirect } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { loadVisa } from '#src/routes/-support/visa/load-visa.ts';
import { visaTrackerStep } from '#src/routes/-support/visa/visa-screens.ts';
import { visaTrackerStart } from '#src/routes/-support/visa/visa-start.ts';
import type { VisaOnPage } from '#src/routes/(visa)/iran-visa/_request.tsx';

export const Route = createFileRoute('/(visa)/iran-visa/_request/issue/{-$orderId}')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? visaTrackerStart : {}) },
  loader: async ({ context, params }) => {
    if (!params.orderId) throw redirect({ to: '/find-booking', statusCode: 302 });
    return {
      visa: { data: await loadVisa(context, params.orderId, visaTrackerStep), page: 'issue' } satisfies VisaOnPage,
    };
  },
  head: () => ({ meta: [{ title: m.visarequest_step_track() }, { name: 'robots', content: 'noindex' }] }),
});
