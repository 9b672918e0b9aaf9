import { pathTo } from '#domain/core/page-paths.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { choice } from '#machines/tours/tour-booking/testing.ts';
import type { TourBookingEvent } from '#machines/tours/tour-booking/types.ts';
import type { TourBookingView } from '#machines/tours/tour-booking/view.ts';
import { HeldPlaces } from '#src/screens/tours/HeldPlaces.tsx';
import { TourScreen } from '#src/screens/tours/tour/TourScreen.tsx';
import { tour } from './tour.ts';

type Props = {
  readonly view: Extract<TourBookingView, { kind: 'viewing' }>;
  readonly clock: AppClock;
  readonly send: (event: TourBookingEvent) => void;
};

/** The page of a tour, with what the booking says on it. */
export const TourViewed = ({ view, clock, send }: Props) => (
  <TourScreen
    view={view}
    data={{ tour, url: { departure: choice.departure ?? '' }, now: NOW }}
    hold={
      view.held ? (
        <HeldPlaces
          held={view.held}
          href={pathTo.tourStep(choice.tour, 'passengers', view.held.orderId)}
          clock={clock}
          send={send}
        />
      ) : null
    }
    send={(event) => {
      if (event.type === 'choice.book')
        send({ type: 'choice.submit', choice: event.choice, shownTotal: event.shownTotal });
      else if (event.type !== 'choice.change') send(event);
    }}
  />
);
