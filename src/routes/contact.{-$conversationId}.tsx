import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#src/routes/-support/core/messages/ContactPage.tsx';

export const Route = createFileRoute('/contact/{-$conversationId}')({
  // What was typed before a reload comes back without a touch.
  staticData: { isListed: true, hydrate: 'idle' },
  validateSearch: (search: Record<string, unknown>) => search,
  // Late: what a route says itself is carried by every page.
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
