import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { orNotFound, readMessage } from '#src/platform/accounts/account-queries.ts';
import { requireSignIn } from '#src/platform/accounts/session.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { ownHead } from '#src/routes/-support/core/pages/own-head.ts';
import { MessageScreen } from '#src/screens/accounts/profile/MessageScreen.tsx';

export const Route = createFileRoute('/(accounts)/profile/messages/$messageId')({
  staticData: { hydrate: 'interaction' },
  loader: ({ context, location, params }) =>
    requireSignIn({ context, location }, async () => ({
      title: m.pages_title_messages(),
      message: await orNotFound(readMessage(apiOf(context), params.messageId)),
    })),
  head: ownHead,
  component: OneMessage,
});

function OneMessage() {
  const { message } = Route.useLoaderData();
  return <MessageScreen message={message} />;
}
