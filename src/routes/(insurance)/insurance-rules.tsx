import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { readingHeaders } from '#src/platform/core/offline/reading.ts';
import { InsuranceRulesScreen } from '#src/screens/insurance/rules/InsuranceRulesScreen.tsx';

export const Route = createFileRoute('/(insurance)/insurance-rules')({
  staticData: { isListed: true, hydrate: 'interaction' },
  headers: readingHeaders,
  head: () => ({
    meta: [
      { title: m.insurancerules_page_title() },
      { name: 'description', content: m.insurancerules_page_description() },
    ],
  }),
  component: InsuranceRulesScreen,
});
