import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { PrivacyScreen } from '#src/screens/content/PrivacyScreen.tsx';

export const Route = createFileRoute('/privacy')({
  staticData: { hydrate: 'interaction' },
  head: () => ({ meta: [{ title: m.pages_title_privacy() }] }),
  component: PrivacyScreen,
});
