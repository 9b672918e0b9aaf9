import type { HoldSessionView } from '#machines/core/hold-session/view.ts';
import { heldBy } from '#machines/core/order-checkout/fixtures.ts';
import type { ToursBookingView } from '#machines/tours/tours-booking/view.ts';
import type { Screens } from '../../support/stage/staged.ts';
import { ToursStaged } from './ToursStaged.tsx';

export const screens: Screens = {
  toursBooking: ({ view, clock, send }) => <ToursStaged view={view as ToursBookingView} clock={clock} send={send} />,
  toursHold: ({ view, clock, send }) => (
    <ToursStaged
      view={heldBy(view as HoldSessionView)}
      clock={clock}
      send={(event) => (event.type === 'session.extend' ? send(event) : undefined)}
    />
  ),
};
