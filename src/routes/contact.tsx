import { createFileRoute } from '@tanstack/react-router';
import { Contact } from '#src/routes/-support/Contact.tsx';
import { loadContact } from '#src/routes/-support/load-contact.ts';

export const Route = createFileRoute('/contact')({
  staticData: { isListed: true, hydrate: 'interaction' },
  validateSearch: (search: Record<string, unknown>) => search,
  loader: ({ context, location }) => loadContact(context, (location.search as { order?: unknown }).order),
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title ?? '' }, { name: 'description', content: loaderData?.description ?? '' }],
  }),
  component: Page,
});

function Page() {
  return <Contact order={Route.useLoaderData().order} />;
}
