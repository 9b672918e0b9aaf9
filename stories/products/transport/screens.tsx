import type { HoldSessionView } from '#machines/core/hold-session/view.ts';
import { heldBy } from '#machines/core/order-checkout/fixtures.ts';
import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import type { Screens } from '../../support/stage/staged.ts';
import { TransportStaged } from './TransportStaged.tsx';

export const screens: Screens = {
  transportBooking: ({ view, clock, send }) => (
    <TransportStaged view={view as TransportBookingView} clock={clock} send={send} />
  ),
  transportHold: ({ view, clock, send }) => (
    <TransportStaged
      view={heldBy(view as HoldSessionView)}
      clock={clock}
      send={(event) => (event.type === 'session.extend' ? send(event) : undefined)}
    />
  ),
};
