import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { ConfirmEmailRoute } from '#src/routes/-support/accounts/ConfirmEmailRoute.tsx';
import { tokenUrl } from '#src/routes/-support/accounts/token-url.ts';

export const Route = createFileRoute('/(accounts)/confirm-email')({
  validateSearch: tokenUrl,
  head: () => ({ meta: [{ title: m.pages_title_confirm() }] }),
  component: () => <ConfirmEmailRoute token={tokenUrl({ ...Route.useSearch() }).token ?? ''} />,
});
