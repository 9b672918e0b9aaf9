import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { travelCardView } from '#machines/card/travel-card/view.ts';
import { verifyWith } from '#src/platform/accounts/verify-with.ts';
import { cardQuery, readCardLines } from '#src/platform/card/card-queries.ts';
import { emptyVault, standingOf, wiredTravelCard } from '#src/platform/card/travel-card-actors.ts';
import type { Order } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import type { CardLifeData } from '#src/routes/-support/card/card-life-data.ts';
import { useCached } from '#src/routes/-support/card/useCached.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { useLateDocument } from '#src/routes/-support/core/pages/useLateDocument.ts';
import { CardAccount } from '#src/screens/card/account/CardAccount.tsx';

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
  // What moved the balance is a line: they are read again with it.
  const isMoved = card.balance !== data.card.balance;
  const { document: read } = useLateDocument(
    isMoved ? orderId : null,
    () => readCardLines(api, orderId, null),
    String(card.balance),
  );
  const { lines } = read ?? data.lines;
  const [holder] = order.passengers;
  return (
    <CardAccount
      view={view}
      card={card}
      holder={holder ? `${holder.firstName} ${holder.lastName}`.toUpperCase() : ''}
      lines={lines}
      // All of them are in the file.
      onMore={null}
      isMoreBusy={false}
      fileHref={`/api/card/cards/${orderId}/statement`}
      pin={view.task?.kind === 'pin' ? vault.pin : null}
      onVerify={verifyWith(vault, actor.send)}
      clock={clock}
      send={actor.send}
    />
  );
}
