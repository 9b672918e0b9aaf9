import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { LoginRoute } from '#src/routes/-support/accounts/LoginRoute.tsx';

export const Route = createFileRoute('/login')({
  staticData: { hydrate: 'interaction' },
  /** again: for who is signed in and must give the password once more. */
  validateSearch: ({ redirect, again }: Record<string, unknown>): { redirect?: string; again?: true } => ({
    ...(typeof redirect === 'string' ? { redirect } : {}),
    ...(again === true ? { again } : {}),
  }),
  head: () => ({ meta: [{ title: m.pages_title_login() }] }),
  component: () => <LoginRoute {...Route.useSearch()} />,
});
