import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { travelCardView } from '#machines/card/travel-card/view.ts';
import { verifyWith } from '#src/platform/accounts/verify-with.ts';
import { cardLinesQuery, cardQuery, readCardLines } from '#src/platform/card/card-queries.ts';
import { emptyVault, standingOf, wiredTravelCard } from '#src/platform/card/travel-card-actors.ts';
import type { Order } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import type { CardLifeData } from '#src/routes/-support/card/card-life-data.ts';
import { useCached } from '#src/routes/-support/card/useCached.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { CardAccount } from '#src/screens/card/account/CardAccount.tsx';

type Line = CardLifeData['lines']['lines'][number];

/** The card with its machine. Code and PIN are in the vault of this page, never in a machine or a cache. */
export function CardLife({ order, data }: { readonly order: Order; readonly data: CardLifeData }) {
  const { orderId } = order;
  const context = useRouteContext({ from: '__root__' });
  const { api, clock } = useProfileDeps();
  const queryClient = queryClientOf(context);
  const [vault] = useState(emptyVault);
  const actor = useFlow(
    () =>
      createFlow(wiredTravelCard({ api, queryClient, clock }, vault), {
        clock,
        input: { orderId, card: standingOf(data.card) },
      }),
    orderId,
  );
  const view = useFlowView(actor, travelCardView);
  const card = useCached(queryClient, cardQuery(api, orderId), data.card);
  const newest = useCached(queryClient, cardLinesQuery(api, orderId), data.lines);
  // What moved the balance is a line: they are read again with it.
  const { balance } = card;
  const [seen, setSeen] = useState(balance);
  useEffect(() => {
    if (seen === balance) return;
    setSeen(balance);
    void queryClient.fetchQuery({ ...cardLinesQuery(api, orderId), staleTime: 0 }).catch(() => undefined);
  }, [seen, balance, queryClient, api, orderId]);
  const older = useOlder(newest.next, (before) => readCardLines(api, orderId, before));
  const lines = [...newest.lines, ...older.lines.filter(({ seq }) => newest.lines.every((one) => one.seq !== seq))];
  const [holder] = order.passengers;
  return (
    <CardAccount
      view={view}
      card={card}
      holder={holder ? `${holder.firstName} ${holder.lastName}`.toUpperCase() : ''}
      lines={lines}
      onMore={older.next === null ? null : older.more}
      isMoreBusy={older.isBusy}
      fileHref={`/api/card/cards/${orderId}/statement`}
      pin={view.task?.kind === 'pin' ? vault.pin : null}
      onVerify={verifyWith(vault, actor.send)}
      clock={clock}
      send={actor.send}
    />
  );
}

/** Older lines, by one press each. */
function useOlder(first: number | null, read: (before: number) => Promise<CardLifeData['lines']>) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [next, setNext] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const more = async () => {
    if (next === null) return;
    setBusy(true);
    const found = await read(next).catch(() => null);
    setBusy(false);
    if (!found) return;
    setLines((now) => [...now, ...found.lines]);
    setNext(found.next);
  };
  return { lines, next, isBusy, more: () => void more() };
}
