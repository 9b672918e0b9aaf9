import { EMPTY_PERSON } from '#domain/core/person.ts';
import { dayOf } from '#domain/core/time.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import type { InsuranceBookingEvent } from '#machines/insurance/insurance-booking/types.ts';
import type { InsuranceBookingView } from '#machines/insurance/insurance-booking/view.ts';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { InsurancePapers } from '#src/screens/insurance/checkout/InsurancePapers.tsx';
import { InsurancePeople } from '#src/screens/insurance/checkout/InsurancePeople.tsx';
import { InsuranceReview } from '#src/screens/insurance/checkout/InsuranceReview.tsx';
import { QuestionScreen } from '#src/screens/insurance/QuestionScreen.tsx';
import { insuranceOrder, insurancePapers } from './order.ts';

type Props = {
  readonly view: InsuranceBookingView;
  readonly clock: AppClock;
  readonly send: (event: InsuranceBookingEvent) => void;
};

const draft = {
  email: '',
  phone: '',
  passengers: insuranceOrder.passengers.map(() => ({ ...EMPTY_PERSON, ageClass: 'adult' as const })),
};

/** Chooses the screen like the site, with fixtures in place of the query cache. */
export function InsuranceStaged({ view, clock, send }: Props) {
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
        <InsurancePapers
          view={view}
          order={view.kind === 'issued' ? { ...insuranceOrder, status: 'issued', isCancellable: true } : insuranceOrder}
          documents={view.kind === 'issued' ? insurancePapers : null}
          problem={null}
          onRetry={() => {}}
          clock={clock}
          pageUrl="https://example.org/insurance/issue/1"
          Code={TicketCode}
          send={send}
        />
      );
  }

  function people(shown: Parameters<typeof InsurancePeople>[0]['view']) {
    return (
      <InsurancePeople
        view={shown}
        order={insuranceOrder}
        draft={draft}
        onDraft={() => {}}
        book={null}
        clock={clock}
        send={send}
      />
    );
  }
  function review(shown: Parameters<typeof InsuranceReview>[0]['view']) {
    return (
      <InsuranceReview
        view={shown}
        order={insuranceOrder}
        entered={null}
        currency="EUR"
        extras={null}
        clock={clock}
        send={send}
      />
    );
  }
}
