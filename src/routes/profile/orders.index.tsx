import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { listOrders, type OrderFilter, orNull } from '#src/platform/account-queries.ts';
import { apiOf } from '#src/platform/api.ts';
import { requireSignIn } from '#src/platform/session.ts';
import { ownHead } from '#src/routes/-support/own-head.ts';
import { OrdersScreen } from '#src/screens/profile/OrdersScreen.tsx';

const PRODUCTS = ['flights'] as const;
const STATES = ['open', 'upcoming', 'past', 'ended'] as const;

export const Route = createFileRoute('/profile/orders/')({
  staticData: { hydrate: 'interaction' },
  validateSearch: (search: Record<string, unknown>): OrderFilter => {
    const product = PRODUCTS.find((one) => one === search.product);
    const state = STATES.find((one) => one === search.state);
    return { ...(product ? { product } : {}), ...(state ? { state } : {}) };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, location, deps }) =>
    requireSignIn({ context, location }, async () => ({
      orders: await orNull(listOrders(apiOf(context), deps)),
      filter: deps,
      title: m.pages_title_orders(),
    })),
  head: ownHead,
  component: Orders,
});

function Orders() {
  const { title: _, ...data } = Route.useLoaderData();
  return <OrdersScreen {...data} />;
}
