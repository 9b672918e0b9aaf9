import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { peopleStep } from '#src/routes/-support/insurance/insurance-screens.ts';
import { peopleStart } from '#src/routes/-support/insurance/insurance-start.ts';
import { loadInsurance } from '#src/routes/-support/insurance/load-insurance.ts';
import type { InsuranceOnPage } from '#src/routes/(insurance)/insurance/_booking.tsx';

export const Route = createFileRoute('/(insurance)/insurance/_booking/passengers/$orderId')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? peopleStart : {}) },
  loader: async ({ context, params }) => ({
    insurance: {
      data: await loadInsurance(context, params.orderId, peopleStep),
      page: 'passengers',
    } satisfies InsuranceOnPage,
  }),
  head: () => ({ meta: [{ title: m.insurance_people_title() }, { name: 'robots', content: 'noindex' }] }),
});
