import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { own } from '#domain/core/own.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { Problem } from '#domain/core/problem.ts';
import { findBookingView } from '#machines/core/find-booking/view.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import { wiredFindBooking } from '#src/platform/core/checkout/find-booking-actors.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import { leadOn, type Sought } from '#src/routes/-support/core/checkout/load-order.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { FindBookingScreen } from '#src/screens/core/find-booking/FindBookingScreen.tsx';
import { productSites } from '#src/screens/product-sites.gen.ts';

type Search = Sought & { readonly reference?: string | undefined; readonly unpaid?: string | undefined };

const textOf = (value: unknown, most: number) =>
  typeof value === 'string' && value ? value.slice(0, most) : undefined;

export const Route = createFileRoute('/(core)/find-booking')({
  staticData: { hydrate: 'interaction' },
  validateSearch: ({ reference, order, arrival, lost, unpaid }: Record<string, unknown>): Search => ({
    reference: textOf(reference, 40),
    order: textOf(order, 40),
    arrival: textOf(arrival, 300),
    lost: lost === true ? true : undefined,
    unpaid: textOf(unpaid, 20),
  }),
  loaderDeps: ({ search: { order, arrival, lost } }) => ({ order, arrival, lost }),
  loader: ({ context, deps }) => leadOn(apiOf(context), deps),
  head: () => ({ meta: [{ title: m.pages_title_find_booking() }, { name: 'robots', content: 'noindex' }] }),
  component: FindBooking,
});

/** Redirected from an order page that this browser may not see. */
const LOST: Problem = { code: 'not_allowed', message: 'This browser does not know the order.' };

function FindBooking() {
  const context = Route.useRouteContext();
  const { reference, order, arrival, lost, unpaid } = Route.useSearch();
  const arrived = Route.useLoaderData();
  const { account } = useSession();
  const { history } = useRouter();
  const [led] = useState({ page: '' });
  const actor = useFlow(() =>
    createFlow(wiredFindBooking(apiOf(context), led), { input: { problem: lost && !unpaid ? LOST : null } }),
  );
  const view = useFlowView(actor, findBookingView);
  const foundId = view.kind === 'found' ? view.orderId : null;
  useEffect(() => {
    if (foundId) history.push(led.page);
  }, [foundId, history, led]);
  return (
    <FindBookingScreen
      reference={reference ?? arrived?.reference ?? ''}
      arrival={arrived}
      // Both lead to the order if it is readable then.
      beginHref={unpaid && own(productSites, unpaid)?.search}
      askAgainHref={pathTo.findBooking({ arrival })}
      loginHref={account ? null : pathTo.login({ redirect: pathTo.findBooking({ order, arrival }) })}
      {...(view.kind === 'asking' ? view : UNTOUCHED)}
      isBusy={view.kind !== 'asking'}
      onSubmit={(wanted, faults) => actor.send({ type: 'booking.find', wanted, faults })}
    />
  );
}
