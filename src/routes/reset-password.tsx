import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { ResetPasswordRoute } from '#src/routes/-support/accounts/ResetPasswordRoute.tsx';
import { tokenAddress } from '#src/routes/-support/accounts/token-address.ts';

export const Route = createFileRoute('/reset-password')({
  staticData: { hydrate: 'interaction' },
  validateSearch: tokenAddress,
  head: () => ({ meta: [{ title: m.pages_title_code() }] }),
  component: () => <ResetPasswordRoute token={tokenAddress({ ...Route.useSearch() }).token ?? ''} />,
});
