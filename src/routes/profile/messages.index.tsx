import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { listMessages } from '#src/platform/account-queries.ts';
import { apiOf } from '#src/platform/api.ts';
import { orNull } from '#src/platform/or-null.ts';
import { requireSignIn } from '#src/platform/session.ts';
import { ownHead } from '#src/routes/-support/own-head.ts';
import { pagesOf } from '#src/routes/-support/pages-of.ts';
import { MessagesScreen } from '#src/screens/profile/MessagesScreen.tsx';

export const Route = createFileRoute('/profile/messages/')({
  staticData: { hydrate: 'interaction' },
  validateSearch: pagesOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, location, deps: { pages = 1 } }) =>
    requireSignIn({ context, location }, async () => ({
      title: m.pages_title_messages(),
      list: await orNull(listMessages(apiOf(context), pages)),
      pages,
    })),
  head: ownHead,
  component: Messages,
});

function Messages() {
  const { list, pages } = Route.useLoaderData();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return (
    <MessagesScreen
      messages={list?.items ?? null}
      pages={pages}
      hasMore={list?.hasMore ?? false}
      isLoading={isLoading}
    />
  );
}
