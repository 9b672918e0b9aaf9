import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { PRODUCT_NAMES } from '#src/copy/product-names.ts';
import { listOrders, type OrderFilter } from '#src/platform/accounts/account-queries.ts';
import { requireSignIn } from '#src/platform/accounts/session.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { readSituation } from '#src/platform/core/api/facts-queries.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import { pagesOf } from '#src/routes/-support/accounts/pages-of.ts';
import { ownHead } from '#src/routes/-support/core/pages/own-head.ts';
import { loadDrawnTrips } from '#src/routes/-support/country/load-trip.ts';
import { TripPage } from '#src/routes/-support/country/TripPage.tsx';
import { OrdersScreen } from '#src/screens/accounts/profile/OrdersScreen.tsx';

const STATES = ['open', 'upcoming', 'past', 'ended'] as const;

export const Route = createFileRoute('/(accounts)/profile/orders/')({
  staticData: { hydrate: 'interaction' },
  validateSearch: ordersUrl,
  loaderDeps: ({ search }) => ordersUrl({ ...search }),
  loader: ({ context, location, deps: { pages = 1, view, ...filter } }) =>
    requireSignIn({ context, location }, async () =>
      view === 'trip'
        ? { trips: await loadDrawnTrips(context), situation: await readSituation(context, 1), title: m.trip_title() }
        : {
            list: await orNull(listOrders(apiOf(context), filter, pages)),
            filter,
            pages,
            title: m.pages_title_orders(),
          },
    ),
  head: ownHead,
  component: Orders,
});

function ordersUrl(search: Record<string, unknown>): OrderFilter & { pages?: number; view?: 'trip' } {
  const product = PRODUCT_NAMES.find((one) => one === search.product);
  const state = STATES.find((one) => one === search.state);
  return {
    ...(product ? { product } : {}),
    ...(state ? { state } : {}),
    ...pagesOf(search),
    ...(search.view === 'trip' ? { view: 'trip' } : {}),
  };
}

function Orders() {
  const data = Route.useLoaderData();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  if ('trips' in data) return <TripPage trips={data.trips} situation={data.situation ?? null} isGuest={false} />;
  const { list, filter, pages } = data;
  return (
    <OrdersScreen
      orders={list?.items ?? null}
      filter={filter}
      pages={pages}
      hasMore={list?.hasMore ?? false}
      isLoading={isLoading}
    />
  );
}
