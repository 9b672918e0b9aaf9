import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#src/routes/-support/core/messages/ContactPage.tsx';

export const Route = createFileRoute('/(core)/contact/{-$conversationId}')({
  // Hydrates early, to restore text typed before a reload.
  staticData: { isListed: true, hydrate: 'idle' },
  validateSearch: (search: Record<string, unknown>) => search,
  // Dynamic import: all pages ship the code of this file.
  loader: async ({ context, params, location }) =>
    (await import('#src/routes/-support/core/messages/load-contact.ts')).loadContact(
      context,
      params.conversationId,
      location.search,
    ),
  head: ({ loaderData }) => ({ meta: loaderData?.meta ?? [] }),
  component: Page,
});

function Page() {
  return <ContactPage page={Route.useLoaderData().page} />;
}
