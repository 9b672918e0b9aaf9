import { createFileRoute } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { stepScreen } from '#src/routes/-support/insurance/insurance-screens.ts';
import { firstStart } from '#src/routes/-support/insurance/insurance-start.ts';
import { loadInsurance } from '#src/routes/-support/insurance/load-insurance.ts';
import type { InsuranceOnPage } from '#src/routes/(insurance)/iran-travel-insurance/_purchase.tsx';

export const Route = createFileRoute('/(insurance)/iran-travel-insurance/_purchase/')({
  staticData: { isListed: true, ...(import.meta.env.SSR ? firstStart : {}) },
  // The page parses it: code here would be in the script of all pages.
  validateSearch: (search: Record<string, unknown>) => search,
  // Days and counts need no new data.
  loaderDeps: ({ search: { step, order } }) => ({ step, order }),
  loader: async ({ context, deps: { step, order } }) => {
    const orderId = typeof order === 'string' && order !== '' ? order : null;
    const page = orderId === null ? 'results' : step === 'confirm' || step === 'passengers' ? step : 'results';
    return {
      insurance: { data: await loadInsurance(context, orderId, stepScreen(page)), page } satisfies InsuranceOnPage,
    };
  },
  head: ({ loaderData, match }) => ({
    meta:
      loaderData && loaderData.insurance.page !== 'results'
        ? [{ title: titles[loaderData.insurance.page]() }, { name: 'robots', content: 'noindex' }]
        : [{ title: m.insurance_page_title() }, { name: 'description', content: m.insurance_page_description() }],
    // Prices of some days share the URL of the page.
    links: [{ rel: 'canonical', href: `${match.context.origin}${pathTo.insurance()}` }],
  }),
});

const titles = {
  passengers: m.insurance_people_title,
  confirm: m.insurance_step_review,
  issue: m.insurance_step_papers,
};
