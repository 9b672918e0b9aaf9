import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { ResetPasswordRoute } from '#src/routes/-support/accounts/ResetPasswordRoute.tsx';

export const Route = createFileRoute('/reset-password')({
  staticData: { hydrate: 'interaction' },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } => (token ? { token: String(token) } : {}),
  head: () => ({ meta: [{ title: m.pages_title_code() }] }),
  component: () => <ResetPasswordRoute token={Route.useSearch().token ?? ''} />,
});
