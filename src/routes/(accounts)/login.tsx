import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { LoginRoute } from '#src/routes/-support/accounts/LoginRoute.tsx';

export const Route = createFileRoute('/(accounts)/login')({
  staticData: { hydrate: 'interaction' },
  validateSearch: loginUrl,
  head: () => ({ meta: [{ title: m.pages_title_login() }] }),
  component: () => <LoginRoute {...loginUrl({ ...Route.useSearch() })} />,
});

/** again: for signed-in users who must enter the password again. */
function loginUrl({ redirect, again }: Record<string, unknown>): { redirect?: string; again?: true } {
  return { ...(typeof redirect === 'string' ? { redirect } : {}), ...(again === true ? { again } : {}) };
}
