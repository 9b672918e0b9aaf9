import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { ConfirmEmailRoute } from '#src/routes/-support/accounts/ConfirmEmailRoute.tsx';

export const Route = createFileRoute('/confirm-email')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } => (token ? { token: String(token) } : {}),
  head: () => ({ meta: [{ title: m.pages_title_confirm() }] }),
  component: () => <ConfirmEmailRoute token={Route.useSearch().token ?? ''} />,
});
