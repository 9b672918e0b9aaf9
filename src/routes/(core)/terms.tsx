import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { readingHeaders } from '#src/platform/core/offline/reading.ts';
import { TermsScreen } from '#src/screens/core/content/TermsScreen.tsx';

export const Route = createFileRoute('/(core)/terms')({
  staticData: { isListed: true, hydrate: 'interaction' },
  headers: readingHeaders,
  head: () => ({
    meta: [{ title: m.pages_title_terms() }, { name: 'description', content: m.pages_description_terms() }],
  }),
  component: TermsScreen,
});
