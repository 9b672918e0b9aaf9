import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { questionStep } from '#src/routes/-support/insurance/insurance-screens.ts';
import { questionStart } from '#src/routes/-support/insurance/insurance-start.ts';
import { loadInsurance } from '#src/routes/-support/insurance/load-insurance.ts';
import type { InsuranceOnPage } from '#src/routes/(insurance)/insurance/_booking.tsx';

export const Route = createFileRoute('/(insurance)/insurance/_booking/')({
  staticData: { isListed: true, ...(import.meta.env.SSR ? questionStart : {}) },
  // The page parses it: code here would be in the script of all pages.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: async ({ context }) => ({
    insurance: { data: await loadInsurance(context, null, questionStep), page: 'results' } satisfies InsuranceOnPage,
  }),
  head: () => ({
    meta: [{ title: m.insurance_page_title() }, { name: 'description', content: m.insurance_page_description() }],
  }),
});
