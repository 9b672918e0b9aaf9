import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { ResetPasswordRoute } from '#src/routes/-support/ResetPasswordRoute.tsx';

export const Route = createFileRoute('/reset-password')({
  staticData: { hydrate: 'interaction' },
  head: () => ({ meta: [{ title: m.pages_title_password() }] }),
  component: ResetPasswordRoute,
});
