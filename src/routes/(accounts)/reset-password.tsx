import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { ResetPasswordRoute } from '#src/routes/-support/accounts/ResetPasswordRoute.tsx';
import { tokenUrl } from '#src/routes/-support/accounts/token-url.ts';

export const Route = createFileRoute('/(accounts)/reset-password')({
  staticData: { hydrate: 'interaction' },
  validateSearch: tokenUrl,
  head: () => ({ meta: [{ title: m.pages_title_code() }] }),
  component: () => <ResetPasswordRoute token={tokenUrl({ ...Route.useSearch() }).token ?? ''} />,
});
