import type { ReactNode } from 'react';
import type { Screens, Staged } from '../../support/stage/staged.ts';
import { FlightBookingStaged } from './FlightBookingStaged.tsx';
import type { FlightPage } from './flight-page.ts';

const flightPage =
  (heard: (type: string) => boolean) =>
  ({ view, clock, send }: Staged): ReactNode => (
    <FlightBookingStaged
      page={view as FlightPage}
      clock={clock}
      send={(event) => (heard(event.type) ? send(event) : undefined)}
    />
  );

export const screens: Screens = {
  flightBooking: flightPage(() => true),
  orderCheckout: flightPage((type) => type !== 'search.submit'),
  flightSession: flightPage((type) => type === 'session.extend'),
  resultsAge: flightPage((type) => type === 'results.refresh'),
  payment: flightPage(() => false),
  orderIssue: flightPage(() => false),
};
