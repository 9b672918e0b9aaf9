import { createFileRoute } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { readSituation } from '#src/platform/core/api/facts-queries.ts';
import { readVisaRules } from '#src/platform/visa/visa-rules-query.ts';
import { VisaCheck } from '#src/routes/-support/visa/VisaCheck.tsx';

export const Route = createFileRoute('/(visa)/iran-visa/')({
  staticData: { isListed: true, hydrate: 'interaction' },
  // Parsed in the page: all pages ship the code of this file.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: async ({ context }) => {
    const [rules, situation] = await Promise.all([readVisaRules(context), readSituation(context, 1)]);
    return { rules, situation };
  },
  head: ({ match }) => ({
    meta: [{ title: m.visa_page_title() }, { name: 'description', content: m.visa_page_description() }],
    // Answers share the URL of the question.
    links: [{ rel: 'canonical', href: `${match.context.origin}${pathTo.visa()}` }],
  }),
  component: Visa,
});

function Visa() {
  return <VisaCheck {...Route.useLoaderData()} search={Route.useSearch()} />;
}
