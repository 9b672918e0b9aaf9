import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { OfflineScreen } from '#src/screens/core/offline/OfflineScreen.tsx';

/** Kept by the service worker at installation; no page links here. */
export const Route = createFileRoute('/(core)/offline')({
  staticData: { hydrate: 'none' },
  head: () => ({ meta: [{ title: m.pages_title_offline() }, { name: 'robots', content: 'noindex' }] }),
  component: OfflineScreen,
});
