import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { LoginRoute } from '#src/routes/-support/LoginRoute.tsx';

export const Route = createFileRoute('/login')({
  staticData: { hydrate: 'interaction' },
  validateSearch: ({ redirect }: Record<string, unknown>): { redirect?: string } =>
    typeof redirect === 'string' ? { redirect } : {},
  head: () => ({ meta: [{ title: m.pages_title_login() }] }),
  component: () => <LoginRoute {...Route.useSearch()} />,
});
