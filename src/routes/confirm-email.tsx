import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { ConfirmEmailRoute } from '#src/routes/-support/accounts/ConfirmEmailRoute.tsx';
import { tokenAddress } from '#src/routes/-support/accounts/token-address.ts';

export const Route = createFileRoute('/confirm-email')({
  validateSearch: tokenAddress,
  head: () => ({ meta: [{ title: m.pages_title_confirm() }] }),
  component: () => <ConfirmEmailRoute token={tokenAddress({ ...Route.useSearch() }).token ?? ''} />,
});
