import type { HoldSessionView } from '#machines/core/hold-session/view.ts';
import { heldBy } from '#machines/core/order-checkout/fixtures.ts';
import type { InsuranceBookingView } from '#machines/insurance/insurance-booking/view.ts';
import type { Screens } from '../../support/stage/staged.ts';
import { InsuranceStaged } from './InsuranceStaged.tsx';

export const screens: Screens = {
  insuranceBooking: ({ view, clock, send }) => (
    <InsuranceStaged view={view as InsuranceBookingView} clock={clock} send={send} />
  ),
  insuranceHold: ({ view, clock, send }) => (
    <InsuranceStaged
      view={heldBy(view as HoldSessionView)}
      clock={clock}
      send={(event) => (event.type === 'session.extend' ? send(event) : undefined)}
    />
  ),
};
