import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { listMessages, listOrders, listSavedPassengers, readAccount } from '#src/platform/accounts/account-queries.ts';
import { requireSignIn } from '#src/platform/accounts/session.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import { ownHead } from '#src/routes/-support/core/pages/own-head.ts';
import { ProfileScreen } from '#src/screens/accounts/profile/ProfileScreen.tsx';

export const Route = createFileRoute('/(accounts)/profile/')({
  staticData: { hydrate: 'interaction' },
  loader: ({ context, location }) =>
    requireSignIn({ context, location }, async () => {
      const api = apiOf(context);
      const [account, orders, passengers, messages] = await Promise.all([
        readAccount(api),
        orNull(Promise.all([listOrders(api, { state: 'upcoming' }), listOrders(api, { state: 'open' })])),
        orNull(listSavedPassengers(api)),
        orNull(listMessages(api)),
      ]);
      return {
        title: m.pages_title_profile(),
        account,
        orders: orders?.flatMap(({ items }) => items) ?? null,
        passengers,
        messages: messages?.items.slice(0, 3) ?? null,
        now: context.now(),
      };
    }),
  head: ownHead,
  component: Profile,
});

function Profile() {
  const { title: _, ...data } = Route.useLoaderData();
  return <ProfileScreen {...data} />;
}
