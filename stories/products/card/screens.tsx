import type { CardCalculatorView } from '#machines/card/card-calculator/view.ts';
import type { CardOrderView } from '#machines/card/card-order/view.ts';
import type { CardTrackingView } from '#machines/card/card-tracking/stages.ts';
import type { TravelCardView } from '#machines/card/travel-card/view.ts';
import type { HoldSessionView } from '#machines/core/hold-session/view.ts';
import { heldBy } from '#machines/core/order-checkout/fixtures.ts';
import { CardAccount } from '#src/screens/card/account/CardAccount.tsx';
import { TrackerScreen } from '#src/screens/card/tracking/TrackerScreen.tsx';
import type { Screens } from '../../support/stage/staged.ts';
import { CardStaged } from './CardStaged.tsx';
import { cardLines, spentCard } from './card.ts';
import { cardOrder } from './order.ts';

const asking = (quote: CardCalculatorView): CardOrderView => ({
  ...{ kind: 'asking', quote, isHolding: false, isSupplierSlow: false },
  ...{ problem: null, faults: [], focusAsked: 0, held: null },
});

export const screens: Screens = {
  cardOrder: ({ view, clock, send }) => <CardStaged view={view as CardOrderView} clock={clock} send={send} />,
  cardCalculator: ({ view, clock, send }) => (
    <CardStaged view={asking(view as CardCalculatorView)} clock={clock} send={send as never} />
  ),
  cardHold: ({ view, clock, send }) => (
    <CardStaged
      view={heldBy(view as HoldSessionView)}
      clock={clock}
      send={(event) => (event.type === 'session.extend' ? send(event) : undefined)}
    />
  ),
  travelCard: ({ view, clock, send }) => {
    const shown = view as TravelCardView;
    return (
      <>
        <h1>Travel card</h1>
        <CardAccount
          view={shown}
          card={{ ...spentCard, state: shown.kind }}
          holder="ANNA MARIA KELLER"
          lines={cardLines}
          onMore={null}
          isMoreBusy={false}
          fileHref="/api/card/cards/1/statement"
          pin={shown.task?.kind === 'pin' ? '4072' : null}
          onVerify={(_, faults) => send({ type: 'code.verify', faults })}
          clock={clock}
          send={send}
        />
      </>
    );
  },
  cardTracking: ({ view }) => {
    const shown = view as CardTrackingView;
    return (
      <TrackerScreen
        view={shown}
        order={{ ...cardOrder, item: { ...cardOrder.item, asked: shown.asked.length > 0 ? ['visa', 'selfie'] : [] } }}
        pictureOf={() => null}
      />
    );
  },
};
