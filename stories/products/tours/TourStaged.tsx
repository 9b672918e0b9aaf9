import { emptyTravellers } from '#domain/tours/empty-travellers.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { TourBookingEvent } from '#machines/tours/tour-booking/types.ts';
import type { TourBookingView } from '#machines/tours/tour-booking/view.ts';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { TwoPayments } from '#src/screens/core/review/TwoPayments.tsx';
import { TourPapers } from '#src/screens/tours/checkout/TourPapers.tsx';
import { TourReview } from '#src/screens/tours/checkout/TourReview.tsx';
import { TourTravellers } from '#src/screens/tours/checkout/TourTravellers.tsx';
import { depositPaid, tourOrder, tourPapers } from './order.ts';
import { TourViewed } from './TourViewed.tsx';

type Props = {
  readonly view: TourBookingView;
  readonly clock: AppClock;
  readonly send: (event: TourBookingEvent) => void;
};

const draft = emptyTravellers(tourOrder.item);

/** Chooses the screen like the site, with fixtures in place of the query cache. */
export function TourStaged({ view, clock, send }: Props) {
  switch (view.kind) {
    case 'viewing':
      return <TourViewed view={view} clock={clock} send={send} />;
    case 'passengers':
      return people(view);
    case 'review':
      return review(view);
    case 'expired':
      return view.page === 'confirm' ? review(view) : people(view);
    default:
      return (
        <TourPapers
          view={view}
          order={view.kind === 'issued' ? depositPaid : tourOrder}
          documents={view.kind === 'issued' ? tourPapers : null}
          problem={null}
          onRetry={() => {}}
          clock={clock}
          pageUrl="https://example.org/iran-tours/issue/1"
          Code={TicketCode}
          send={send}
        />
      );
  }

  function people(shown: Parameters<typeof TourTravellers>[0]['view']) {
    return (
      <TourTravellers
        view={shown}
        order={tourOrder}
        draft={draft}
        onDraft={() => {}}
        book={null}
        clock={clock}
        send={send}
      />
    );
  }
  function review(shown: Parameters<typeof TourReview>[0]['view']) {
    return (
      <TourReview
        view={shown}
        order={tourOrder}
        entered={null}
        currency="EUR"
        extras={null}
        clock={clock}
        send={send}
        TwoPayments={TwoPayments}
      />
    );
  }
}
