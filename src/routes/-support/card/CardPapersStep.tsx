import { useRouteContext } from '@tanstack/react-router';
import { Suspense, use, useState } from 'react';
import { cardTrackingView } from '#machines/card/card-tracking/stages.ts';
import { type CardOrder, cardOrderOf } from '#src/platform/card/card-order.ts';
import { wiredCardTracking } from '#src/platform/card/card-tracking-actors.ts';
import { trackedOf } from '#src/platform/card/tracked-card.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { type Order, orderQuery } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { createServerClock } from '#src/platform/core/flow/clock.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { CardPictureHost } from '#src/routes/-support/card/card-picture.ts';
import { StoredPapers } from '#src/routes/-support/card/stored-papers.ts';
import { useCached } from '#src/routes/-support/card/useCached.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { withPicture } from '#src/routes/-support/core/pictures/with-picture.ts';
import { CardPapers, type CardPapersProps, isFollowed } from '#src/screens/card/checkout/CardPapers.tsx';
import { TrackerScreen } from '#src/screens/card/tracking/TrackerScreen.tsx';
import { PictureLoading } from '#src/screens/core/picture/PictureLoading.tsx';

/** A new card is followed until it is there; a load and another plastic have a receipt. */
const CardPapersStep = (props: CardPapersProps) =>
  isFollowed(props) ? <Followed key={props.order.orderId} order={props.order} /> : <CardPapers {...props} />;

/** Asks again while somebody works on it, and shows what is known by then. */
function Followed({ order }: { readonly order: CardOrder }) {
  const { orderId } = order;
  const context = useRouteContext({ from: '__root__' });
  const api = apiOf(context);
  const queryClient = queryClientOf(context);
  const [clock] = useState(() => createServerClock(context.now));
  const actor = useFlow(() =>
    createFlow(wiredCardTracking({ api, queryClient, clock }), {
      clock,
      input: { tracked: trackedOf(order) },
    }),
  );
  const view = useFlowView(actor, cardTrackingView);
  const known = cardOrderOf(useCached<Order>(queryClient, orderQuery(api, orderId), order)) ?? order;
  const stored = use(StoredPapers);
  return (
    <TrackerScreen
      view={view}
      order={known}
      pictureOf={(kind) => (
        <Suspense fallback={<PictureLoading />}>
          <CardPictureHost.Screen
            orderId={orderId}
            position={0}
            kind={kind}
            pictureId={stored.find((one) => one.kind === kind)?.pictureId ?? null}
            error={undefined}
            mayRemove={false}
            onStored={() => actor.send({ type: 'picture.stored', position: 0 })}
          />
        </Suspense>
      )}
    />
  );
}

export const bringCardPapers = () => withPicture(CardPictureHost, CardPapersStep);
