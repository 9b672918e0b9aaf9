import { EMPTY_PERSON } from '#domain/core/person.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { TransportBookingEvent } from '#machines/transport/transport-booking/types.ts';
import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { TransportPapers } from '#src/screens/transport/checkout/TransportPapers.tsx';
import { TransportPeople } from '#src/screens/transport/checkout/TransportPeople.tsx';
import { TransportReview } from '#src/screens/transport/checkout/TransportReview.tsx';
import { AskingStaged } from './AskingStaged.tsx';
import { transportOrder, transportPapers } from './order.ts';

type Props = {
  readonly view: TransportBookingView;
  readonly clock: AppClock;
  readonly send: (event: TransportBookingEvent) => void;
};

const draft = {
  email: '',
  phone: '',
  passengers: transportOrder.passengers.map(() => ({ ...EMPTY_PERSON, ageClass: 'adult' as const })),
};

/** Chooses the screen like the site, with fixtures in place of the query cache. */
export function TransportStaged({ view, clock, send }: Props) {
  switch (view.kind) {
    case 'asking':
      return <AskingStaged view={view} clock={clock} send={send} />;
    case 'passengers':
      return people(view);
    case 'review':
      return review(view);
    case 'expired':
      return view.page === 'confirm' ? review(view) : people(view);
    default:
      return (
        <TransportPapers
          view={view}
          order={view.kind === 'issued' ? { ...transportOrder, status: 'issued', isCancellable: true } : transportOrder}
          documents={view.kind === 'issued' ? transportPapers : null}
          problem={null}
          onRetry={() => {}}
          clock={clock}
          pageUrl="https://example.org/iran-transportation/issue/1"
          Code={TicketCode}
          send={send}
        />
      );
  }

  function people(shown: Parameters<typeof TransportPeople>[0]['view']) {
    return (
      <TransportPeople
        view={shown}
        order={transportOrder}
        draft={draft}
        onDraft={() => {}}
        book={null}
        clock={clock}
        send={send}
      />
    );
  }
  function review(shown: Parameters<typeof TransportReview>[0]['view']) {
    return (
      <TransportReview
        view={shown}
        order={transportOrder}
        entered={null}
        currency="EUR"
        extras={null}
        clock={clock}
        send={send}
      />
    );
  }
}
