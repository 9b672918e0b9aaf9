import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { SignUpRoute } from '#src/routes/-support/SignUpRoute.tsx';

export const Route = createFileRoute('/signup')({
  staticData: { hydrate: 'interaction' },
  validateSearch: (search: Record<string, unknown>) => search,
  head: () => ({ meta: [{ title: m.pages_title_signup() }] }),
  component: () => <SignUpRoute search={Route.useSearch()} />,
});
