import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { loadVisa } from '#src/routes/-support/visa/load-visa.ts';
import { visaFillingStep } from '#src/routes/-support/visa/visa-screens.ts';
import { visaFillingStart } from '#src/routes/-support/visa/visa-start.ts';
import type { VisaOnPage } from '#src/routes/(visa)/iran-visa/_request.tsx';

export const Route = createFileRoute('/(visa)/iran-visa/_request/request')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? visaFillingStart : {}) },
  // Parsed in the page: all pages ship the code of this file.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => ({ order: search.order }),
  loader: async ({ context, deps }) => ({
    visa: { data: await loadVisa(context, deps.order, visaFillingStep), page: 'results' } satisfies VisaOnPage,
  }),
  head: () => ({ meta: [{ title: m.visarequest_page_title() }, { name: 'robots', content: 'noindex' }] }),
});
