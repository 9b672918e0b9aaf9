import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { readingHeaders } from '#src/platform/core/offline/reading.ts';
import { VisaRulesScreen } from '#src/screens/visa/rules/VisaRulesScreen.tsx';

export const Route = createFileRoute('/(visa)/visa-rules')({
  staticData: { isListed: true, hydrate: 'interaction' },
  headers: readingHeaders,
  head: () => ({
    meta: [{ title: m.visarules_page_title() }, { name: 'description', content: m.pages_description_visarules() }],
  }),
  component: VisaRulesScreen,
});
