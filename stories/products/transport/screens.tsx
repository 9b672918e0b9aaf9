import type { HoldSessionView } from '#machines/core/hold-session/view.ts';
import { heldBy } from '#machines/core/order-checkout/fixtures.ts';
import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import type { TransportTrackingView } from '#machines/transport/transport-tracking/view.ts';
import { RideNow } from '#src/screens/transport/tracking/RideNow.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';
import type { Screens } from '../../support/stage/staged.ts';
import { rideAt } from './order.ts';
import { TransportStaged } from './TransportStaged.tsx';

export const screens: Screens = {
  transportBooking: ({ view, clock, send }) => (
    <TransportStaged view={view as TransportBookingView} clock={clock} send={send} />
  ),
  transportTracking: ({ view, clock, send }) => {
    const shown = view as TransportTrackingView;
    const order = shown.kind === 'givenBack' ? rideAt('driverMissing', { refunded: true }) : rideAt(shown.kind);
    return (
      <Section>
        <Wrap>
          <h1>{order.item.title}</h1>
          <RideNow view={shown} order={order} clock={clock} send={send} />
        </Wrap>
      </Section>
    );
  },
  transportHold: ({ view, clock, send }) => (
    <TransportStaged
      view={heldBy(view as HoldSessionView)}
      clock={clock}
      send={(event) => (event.type === 'session.extend' ? send(event) : undefined)}
    />
  ),
};
