import { useState } from 'react';
import { datePartsOf, EMPTY_PERSON } from '#domain/core/person.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { InsurancePurchaseEvent } from '#machines/insurance/insurance-purchase/types.ts';
import type { InsurancePurchaseView } from '#machines/insurance/insurance-purchase/view.ts';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { InsurancePapers } from '#src/screens/insurance/checkout/InsurancePapers.tsx';
import { InsurancePeople } from '#src/screens/insurance/checkout/InsurancePeople.tsx';
import { InsuranceReview } from '#src/screens/insurance/checkout/InsuranceReview.tsx';
import { QuoteScreen } from '#src/screens/insurance/quote/QuoteScreen.tsx';
import { emptyQuote, type QuoteDraft, withDays } from '#src/screens/insurance/quote/quote-draft.ts';
import { insuranceOrder, insurancePapers, issuedOrder } from './order.ts';

type Props = {
  readonly view: InsurancePurchaseView;
  readonly clock: AppClock;
  readonly send: (event: InsurancePurchaseEvent) => void;
  /** What is typed on the first page. */
  readonly quote?: QuoteDraft;
};

const draft = {
  email: '',
  phone: '',
  passengers: insuranceOrder.passengers.map(({ ageClass }) => ({ ...EMPTY_PERSON, ageClass })),
};

/** A family of four, of whom one comes into another band soon. */
export const familyQuote: QuoteDraft = withDays(
  {
    ...emptyQuote,
    firstDay: datePartsOf('2026-12-05'),
    births: ['1988-03-14', '1986-11-02', '2018-08-09', '1962-05-03'].map(datePartsOf),
  },
  '12',
  '',
);

/** Chooses the screen like the site, with fixtures in place of the query cache. */
export function InsuranceStaged({ view, clock, send, quote = familyQuote }: Props) {
  switch (view.kind) {
    case 'quoting':
      return <Quoting view={view} clock={clock} send={send} quote={quote} />;
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
          order={view.kind === 'issued' ? issuedOrder : insuranceOrder}
          documents={view.kind === 'issued' ? insurancePapers : null}
          problem={null}
          onRetry={() => {}}
          clock={clock}
          pageUrl="https://example.org/iran-travel-insurance/issue/1"
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
        others={[]}
        clock={clock}
        send={send}
      />
    );
  }
}

type QuotingProps = Omit<Props, 'view' | 'quote'> & {
  readonly view: Extract<InsurancePurchaseView, { kind: 'quoting' }>;
  readonly quote: QuoteDraft;
};

function Quoting({ view, clock, send, quote }: QuotingProps) {
  const [typed, setTyped] = useState(quote);
  return (
    <QuoteScreen
      view={view}
      draft={typed}
      onDraft={setTyped}
      suggestion={null}
      clock={clock}
      plain={null}
      send={send}
    />
  );
}
