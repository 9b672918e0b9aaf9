import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { TermsScreen } from '#src/screens/content/TermsScreen.tsx';

export const Route = createFileRoute('/terms')({
  staticData: { hydrate: 'interaction' },
  head: () => ({ meta: [{ title: m.pages_title_terms() }] }),
  component: TermsScreen,
});
