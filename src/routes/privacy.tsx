import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { readingHeaders } from '#src/platform/offline/reading.ts';
import { PrivacyScreen } from '#src/screens/content/PrivacyScreen.tsx';

export const Route = createFileRoute('/privacy')({
  staticData: { isListed: true, hydrate: 'interaction' },
  headers: readingHeaders,
  head: () => ({
    meta: [{ title: m.pages_title_privacy() }, { name: 'description', content: m.pages_description_privacy() }],
  }),
  component: PrivacyScreen,
});
