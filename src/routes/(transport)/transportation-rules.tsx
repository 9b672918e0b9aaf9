import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { readingHeaders } from '#src/platform/core/offline/reading.ts';
import { rulesLoader } from '#src/routes/-support/transport/asked-screens.ts';
import { TransportRulesScreen } from '#src/screens/transport/rules/TransportRulesScreen.tsx';

export const Route = createFileRoute('/(transport)/transportation-rules')({
  staticData: { isListed: true, hydrate: 'interaction' },
  headers: readingHeaders,
  loader: async ({ context }) => {
    const { loadRules } = await rulesLoader.preload();
    // Texts of the route itself are shipped with all pages.
    const meta = [
      { title: m.transportrules_page_title() },
      { name: 'description', content: m.transportrules_page_description() },
    ];
    return { numbers: await loadRules(context), meta };
  },
  head: ({ loaderData }) => ({ meta: loaderData?.meta }),
  component: TransportRules,
});

function TransportRules() {
  return <TransportRulesScreen {...Route.useLoaderData().numbers} />;
}
