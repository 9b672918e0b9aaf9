import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { readingHeaders } from '#src/platform/core/offline/reading.ts';
import { CardRulesScreen } from '#src/screens/card/rules/CardRulesScreen.tsx';

export const Route = createFileRoute('/(card)/iran-travel-card-rules')({
  staticData: { isListed: true, hydrate: 'interaction' },
  headers: readingHeaders,
  head: () => ({
    meta: [{ title: m.cardrules_page_title() }, { name: 'description', content: m.cardrules_page_description() }],
  }),
  component: CardRulesScreen,
});
