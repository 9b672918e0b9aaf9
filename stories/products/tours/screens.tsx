import type { HoldSessionView } from '#machines/core/hold-session/view.ts';
import { heldBy } from '#machines/core/order-checkout/fixtures.ts';
import type { TourBookingView } from '#machines/tours/tour-booking/view.ts';
import type { Screens } from '../../support/stage/staged.ts';
import { TourStaged } from './TourStaged.tsx';

export const screens: Screens = {
  tourBooking: ({ view, clock, send }) => <TourStaged view={view as TourBookingView} clock={clock} send={send} />,
  tourHold: ({ view, clock, send }) => (
    <TourStaged
      view={heldBy(view as HoldSessionView)}
      clock={clock}
      send={(event) => (event.type === 'session.extend' ? send(event) : undefined)}
    />
  ),
};
