import { Suspense } from 'react';
import type { CardRoute } from '#machines/card/card-order/types.ts';
import { orderInfoOf } from '#machines/core/order.ts';
import { m } from '#src/copy/generated/messages.js';
import type { CardFlow, CardFlowView } from '#src/platform/card/card-flow.ts';
import { keptQuote } from '#src/platform/card/card-quote.ts';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { usePeopleWhoLeft } from '#src/routes/-support/accounts/usePeopleWhoLeft.ts';
import { CardStep } from '#src/routes/-support/card/CardStep.tsx';
import type { CardData } from '#src/routes/-support/card/card-data.ts';
import { liveCardFlow } from '#src/routes/-support/card/card-screens.ts';
import { cardUrlMapping, type ShownCard } from '#src/routes/-support/card/card-url-mapping.ts';
import { usePurchaseFlow } from '#src/routes/-support/core/checkout/purchase-page.ts';
import { usePurchasePage } from '#src/routes/-support/core/checkout/usePurchasePage.ts';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export type CardBookingProps = {
  readonly data: CardData;
  readonly page: CardRoute['indicatePage'];
  /** The query of the page, unparsed. */
  readonly search: Readonly<Record<string, unknown>>;
};

/** The flow on the page: one booking, its snapshot, and its screen. */
export const CardBooking = (props: CardBookingProps) => (
  <Suspense
    fallback={
      <Section isTight>
        <Wrap>
          <Skeleton />
        </Wrap>
      </Section>
    }
  >
    <Flow {...props} key={usePeopleWhoLeft()} />
  </Suspense>
);

function Flow(props: CardBookingProps) {
  const flow = useCardFlow(props);
  const flowView = usePurchasePage(flow, cardUrlMapping, tellWhy);
  return <CardStep flowView={flowView} flow={flow} data={props.data} search={props.search} />;
}

function useCardFlow({ data, page }: CardBookingProps): CardFlow {
  const live = liveCardFlow.take();
  const { order } = data;
  return usePurchaseFlow(data, (context, clock) => {
    const input = {
      flowId: '',
      // The page tells what is typed, and which card it is for. The rate of this tab goes on; else that of the page.
      calculated: { amount: null, balance: 0, quote: keptQuote(tabStorage(), clock.now()) ?? data.quote, before: null },
      order: order ? orderInfoOf(order) : null,
      route: { indicatePage: page, orderId: order?.orderId ?? null },
    };
    return live.enterCardOrder(context, input, clock, data);
  });
}

/** Corrects a URL that the flow cannot follow; tells the traveller why, unless the page already does. */
function tellWhy(_: ShownCard, { view: { kind } }: CardFlowView): void {
  if (kind !== 'verifying') requestAlert({ text: m.pages_note_step_not_possible() });
}
