import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { ForgetPasswordRoute } from '#src/routes/-support/accounts/ForgetPasswordRoute.tsx';

export const Route = createFileRoute('/(accounts)/forget-password')({
  staticData: { hydrate: 'interaction' },
  head: () => ({ meta: [{ title: m.pages_title_forgotten() }] }),
  component: ForgetPasswordRoute,
});
