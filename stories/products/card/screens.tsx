import type { CardOrderView } from '#machines/card/card-order/view.ts';
import type { HoldSessionView } from '#machines/core/hold-session/view.ts';
import { heldBy } from '#machines/core/order-checkout/fixtures.ts';
import type { Screens } from '../../support/stage/staged.ts';
import { CardStaged } from './CardStaged.tsx';

export const screens: Screens = {
  cardBooking: ({ view, clock, send }) => <CardStaged view={view as CardOrderView} clock={clock} send={send} />,
  cardHold: ({ view, clock, send }) => (
    <CardStaged
      view={heldBy(view as HoldSessionView)}
      clock={clock}
      send={(event) => (event.type === 'session.extend' ? send(event) : undefined)}
    />
  ),
};
