import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { payOutView } from '#machines/accounts/pay-out/view.ts';
import { topUpView } from '#machines/accounts/top-up/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { listTransactions } from '#src/platform/accounts/account-queries.ts';
import { wiredPayOut } from '#src/platform/accounts/pay-out-actors.ts';
import { requireSignIn } from '#src/platform/accounts/session.ts';
import { wiredTopUp } from '#src/platform/accounts/top-up-actors.ts';
import { verifyWith } from '#src/platform/accounts/verify-with.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { pagesOf } from '#src/routes/-support/accounts/pages-of.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import { ownHead } from '#src/routes/-support/core/pages/own-head.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { TransactionsScreen } from '#src/screens/accounts/profile/TransactionsScreen.tsx';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const Route = createFileRoute('/(accounts)/profile/transactions')({
  // The bank returns with a top-up id, which is checked at once.
  staticData: { hydrate: (search) => (search.has('topUp') ? 'idle' : 'interaction') },
  validateSearch: transactionsUrl,
  loaderDeps: ({ search }) => ({ pages: pagesOf({ ...search }).pages ?? 1 }),
  loader: ({ context, location, deps: { pages } }) =>
    requireSignIn({ context, location }, async () => ({
      title: m.pages_title_transactions(),
      ledger: await orNull(listTransactions(apiOf(context), pages)),
      pages,
    })),
  head: ownHead,
  component: Transactions,
});

/** topUp: set by the bank's return URL. */
function transactionsUrl(search: Record<string, unknown>): { topUp?: string; pages?: number } {
  return {
    ...(typeof search.topUp === 'string' && UUID.test(search.topUp) ? { topUp: search.topUp } : {}),
    ...pagesOf(search),
  };
}

function Transactions() {
  const { ledger, pages } = Route.useLoaderData();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const { topUp: topUpId = null } = transactionsUrl({ ...Route.useSearch() });
  const deps = useProfileDeps();
  const actor = useFlow(() =>
    createFlow(wiredTopUp({ ...deps, openPage: (url) => location.assign(url) }), {
      clock: deps.clock,
      input: { flowId: crypto.randomUUID(), topUpId },
    }),
  );
  const view = useFlowView(actor, topUpView);
  // The Back button may restore the page from the back-forward cache in the state in which it left for the bank.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actor.send({ type: 'bank.returned' });
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [actor]);
  const [typed] = useState({ code: '', holder: '', iban: '' });
  const payOut = useFlow(() =>
    createFlow(wiredPayOut(deps, typed), { clock: deps.clock, input: { flowId: crypto.randomUUID() } }),
  );
  return (
    <TransactionsScreen
      ledger={ledger}
      pages={pages}
      isLoading={isLoading}
      topUp={view}
      send={actor.send}
      payOut={{
        view: useFlowView(payOut, payOutView),
        clock: deps.clock,
        send: payOut.send,
        onConfirm: (bank) => {
          Object.assign(typed, bank ?? { holder: '', iban: '' });
          payOut.send({ type: 'payout.confirm' });
        },
        onVerify: verifyWith(typed, payOut.send),
      }}
    />
  );
}
