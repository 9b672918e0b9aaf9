import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { mayChoosePassword } from '#src/routes/-support/accounts/may-choose-password.ts';
import { SecurePasswordRoute } from '#src/routes/-support/accounts/SecurePasswordRoute.tsx';

export const Route = createFileRoute('/(accounts)/secure-password')({
  staticData: { hydrate: 'interaction' },
  loader: ({ context }) => mayChoosePassword(context),
  head: () => ({ meta: [{ title: m.pages_title_password() }] }),
  component: () => <SecurePasswordRoute {...Route.useLoaderData()} />,
});
