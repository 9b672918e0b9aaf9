import { EMPTY_PERSON } from '#domain/core/person.ts';
import { dayOf } from '#domain/core/time.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import type { ToursBookingEvent } from '#machines/tours/tours-booking/types.ts';
import type { ToursBookingView } from '#machines/tours/tours-booking/view.ts';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { ToursPapers } from '#src/screens/tours/checkout/ToursPapers.tsx';
import { ToursPeople } from '#src/screens/tours/checkout/ToursPeople.tsx';
import { ToursReview } from '#src/screens/tours/checkout/ToursReview.tsx';
import { QuestionScreen } from '#src/screens/tours/QuestionScreen.tsx';
import { toursOrder, toursPapers } from './order.ts';

type Props = {
  readonly view: ToursBookingView;
  readonly clock: AppClock;
  readonly send: (event: ToursBookingEvent) => void;
};

const draft = {
  email: '',
  phone: '',
  passengers: toursOrder.passengers.map(() => ({ ...EMPTY_PERSON, ageClass: 'adult' as const })),
};

/** Chooses the screen like the site, with fixtures in place of the query cache. */
export function ToursStaged({ view, clock, send }: Props) {
  switch (view.kind) {
    case 'asking':
      return <QuestionScreen view={view} today={dayOf(NOW)} clock={clock} send={send} />;
    case 'passengers':
      return people(view);
    case 'review':
      return review(view);
    case 'expired':
      return view.page === 'confirm' ? review(view) : people(view);
    default:
      return (
        <ToursPapers
          view={view}
          order={view.kind === 'issued' ? { ...toursOrder, status: 'issued', isCancellable: true } : toursOrder}
          documents={view.kind === 'issued' ? toursPapers : null}
          problem={null}
          onRetry={() => {}}
          clock={clock}
          pageUrl="https://example.org/tours/issue/1"
          Code={TicketCode}
          send={send}
        />
      );
  }

  function people(shown: Parameters<typeof ToursPeople>[0]['view']) {
    return (
      <ToursPeople
        view={shown}
        order={toursOrder}
        draft={draft}
        onDraft={() => {}}
        book={null}
        clock={clock}
        send={send}
      />
    );
  }
  function review(shown: Parameters<typeof ToursReview>[0]['view']) {
    return (
      <ToursReview
        view={shown}
        order={toursOrder}
        entered={null}
        currency="EUR"
        extras={null}
        clock={clock}
        send={send}
      />
    );
  }
}
