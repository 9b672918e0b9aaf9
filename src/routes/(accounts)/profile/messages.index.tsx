import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { listMessages } from '#src/platform/accounts/account-queries.ts';
import { requireSignIn } from '#src/platform/accounts/session.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import { pagesOf } from '#src/routes/-support/accounts/pages-of.ts';
import { ownHead } from '#src/routes/-support/core/pages/own-head.ts';
import { MessagesScreen } from '#src/screens/accounts/profile/MessagesScreen.tsx';

export const Route = createFileRoute('/(accounts)/profile/messages/')({
  staticData: { hydrate: 'interaction' },
  validateSearch: pagesOf,
  loaderDeps: ({ search }) => pagesOf({ ...search }),
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
