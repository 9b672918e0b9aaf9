import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { lookAtInvitation } from '#src/routes/-support/accounts/look-at-invitation.ts';
import { SignUpRoute } from '#src/routes/-support/accounts/SignUpRoute.tsx';
import { signUpUrl } from '#src/routes/-support/accounts/sign-up-url.ts';

export const Route = createFileRoute('/(accounts)/signup')({
  staticData: { hydrate: 'interaction' },
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps }) => lookAtInvitation(context, signUpUrl(deps.search)),
  head: () => ({ meta: [{ title: m.pages_title_signup() }] }),
  component: SignUpPage,
});

function SignUpPage() {
  const search = Route.useSearch();
  // Another invitation needs a new form.
  return <SignUpRoute key={String(search.invitationToken ?? '')} search={search} invitation={Route.useLoaderData()} />;
}
