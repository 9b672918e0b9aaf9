import { useState } from 'react';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import { RATES } from '#domain/core/rates.ts';
import { dayOf } from '#domain/core/time.ts';
import type { CardOrderEvent } from '#machines/card/card-order/types.ts';
import type { CardOrderView } from '#machines/card/card-order/view.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { CardPapers } from '#src/screens/card/checkout/CardPapers.tsx';
import { CardPeople } from '#src/screens/card/checkout/CardPeople.tsx';
import { CardReview } from '#src/screens/card/checkout/CardReview.tsx';
import { WishScreen } from '#src/screens/card/wish/WishScreen.tsx';
import { EMPTY_WISH, type WishDraft } from '#src/screens/card/wish/wish-draft.ts';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { cardOrder, cardPapers } from './order.ts';

type Props = {
  readonly view: CardOrderView;
  readonly clock: AppClock;
  readonly send: (event: CardOrderEvent) => void;
};

const draft = {
  email: '',
  phone: '',
  passengers: cardOrder.passengers.map(() => ({ ...EMPTY_PERSON, ageClass: 'adult' as const })),
  answers: {},
};

/** Typed as it is sent: faults of the machine stay only where the form has them, too. */
const WISH: WishDraft = EMPTY_WISH;

function Wish({ view, clock, send }: Props & { readonly view: Extract<CardOrderView, { kind: 'asking' }> }) {
  const [wish, setWish] = useState(WISH);
  return (
    <WishScreen
      view={view}
      draft={wish}
      onDraft={(change) => setWish(change)}
      of={{ kind: 'new' }}
      rates={RATES}
      ways={['desk', 'hotel', 'europe', 'turkey_gulf_caucasus', 'asia_pacific', 'africa_latin_america']}
      stays={[{ orderId: cardOrder.orderId, hotel: 'Zandiyeh Hotel', city: 'Shiraz', from: '2026-12-12' }]}
      today={dayOf(NOW)}
      clock={clock}
      send={send}
    />
  );
}

/** Chooses the screen like the site, with fixtures in place of the query cache. */
export function CardStaged({ view, clock, send }: Props) {
  switch (view.kind) {
    case 'asking':
      return <Wish view={view} clock={clock} send={send} />;
    case 'passengers':
      return people(view);
    case 'review':
      return review(view);
    case 'expired':
      return view.page === 'confirm' ? review(view) : people(view);
    default:
      return (
        <CardPapers
          view={view}
          order={view.kind === 'issued' ? { ...cardOrder, status: 'issued', isCancellable: true } : cardOrder}
          documents={view.kind === 'issued' ? cardPapers : null}
          problem={null}
          onRetry={() => {}}
          clock={clock}
          pageUrl="https://example.org/iran-travel-card/issue/1"
          Code={TicketCode}
          send={send}
        />
      );
  }

  function people(shown: Parameters<typeof CardPeople>[0]['view']) {
    return (
      <CardPeople
        view={shown}
        order={cardOrder}
        draft={draft}
        onDraft={() => {}}
        book={null}
        clock={clock}
        send={send}
        scan={() => null}
        signIn={null}
      />
    );
  }
  function review(shown: Parameters<typeof CardReview>[0]['view']) {
    return (
      <CardReview
        view={shown}
        order={cardOrder}
        entered={null}
        currency="EUR"
        extras={null}
        clock={clock}
        send={send}
      />
    );
  }
}
