import { createFileRoute } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { requireSignIn } from '#src/platform/accounts/session.ts';
import { parseCardUrl } from '#src/platform/card/card-url.ts';
import { calculatorStep, stepScreen } from '#src/routes/-support/card/card-screens.ts';
import { firstStart } from '#src/routes/-support/card/card-start.ts';
import { loadCalculator } from '#src/routes/-support/card/load-calculator.ts';
import { loadCard } from '#src/routes/-support/card/load-card.ts';
import type { CardOnPage } from '#src/routes/(card)/iran-travel-card/_booking.tsx';

export const Route = createFileRoute('/(card)/iran-travel-card/_booking/')({
  staticData: { isListed: true, ...(import.meta.env.SSR ? firstStart : {}) },
  // The page parses it: code here would be in the script of all pages.
  validateSearch: (search: Record<string, unknown>) => search,
  // Amounts need no new data.
  loaderDeps: ({ search: { step, order, card } }) => ({ step, order, card }),
  loader: async ({ context, location, deps }) => {
    const { step, order: orderId = null, card = null } = parseCardUrl(deps);
    if (orderId === null && step !== 'wish') return { calculator: await loadCalculator(context) };
    const page = orderId !== null && (step === 'confirm' || step === 'passengers') ? step : 'results';
    const load = () => loadCard(context, { orderId, card, step: stepScreen(page) });
    // A card belongs to an account; what is wished of a new one may be told by anybody.
    const data = card === null ? await load() : await requireSignIn({ context, location }, load);
    return { card: { data, page } satisfies CardOnPage };
  },
  head: ({ loaderData, match }) => ({
    meta: loaderData?.card
      ? [{ title: titles[loaderData.card.page]() }, { name: 'robots', content: 'noindex' }]
      : [{ title: m.card_page_title() }, { name: 'description', content: m.card_page_description() }],
    // Amounts share the URL of the page.
    links: [{ rel: 'canonical', href: `${match.context.origin}${pathTo.card()}` }],
  }),
  component: Calculator,
});

const titles = {
  results: m.card_step_question,
  passengers: m.card_people_title,
  confirm: m.card_step_review,
  issue: m.card_step_papers,
};

function Calculator() {
  const { calculator } = Route.useLoaderData();
  const search = Route.useSearch();
  return calculator ? <calculatorStep.Screen data={calculator} search={search} /> : null;
}
