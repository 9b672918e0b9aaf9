import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { CheckoutPageView } from '#machines/core/order-checkout/view.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { type MuseumOrder, museumOrder } from '#src/platform/core/testing/museum.ts';
import { flightDraft } from '#src/platform/flights/flight-draft.ts';
import { CheckoutStep } from '#src/routes/-support/core/checkout/CheckoutStep.tsx';
import type { CheckoutFlow } from '#src/routes/-support/core/checkout/checkout-flow.ts';
import { PassengersStep } from '#src/routes/-support/core/checkout/PassengersStep.tsx';
import { ReviewStep } from '#src/routes/-support/core/checkout/ReviewStep.tsx';
import { IssueScreen } from '#src/screens/core/issue/IssueScreen.tsx';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { ReviewScreen } from '#src/screens/core/review/ReviewScreen.tsx';
import { frozenClock } from './clock.ts';
import {
  emptyMuseumDraft,
  issuedMuseumOrder,
  MuseumPassengers,
  museumDocuments,
  museumPapers,
  museumReview,
} from './museum.tsx';

type Screens = Parameters<typeof CheckoutStep<MuseumOrder>>[0]['screens'];

const screens: Screens = {
  Passengers: (props) => (
    <PassengersStep {...props} emptyDraft={() => emptyMuseumDraft} rules={flightDraft} Screen={MuseumPassengers} />
  ),
  Review: (props) => <ReviewStep {...props} Screen={(screen) => <ReviewScreen slots={museumReview} {...screen} />} />,
  Papers: (props) => <IssueScreen slots={museumPapers} {...props} />,
  Code: TicketCode,
  Covered: () => null,
};

const nothing = () => {};
const stopped = () => nothing;

/** A purchase in a fixed state: typed text is accepted and the view stays. */
const flowAt = (view: CheckoutPageView): CheckoutFlow => {
  const drafts = new Map<string, PassengerDraft>();
  return {
    clock: frozenClock,
    read: () => ({ view }),
    subscribe: stopped,
    send: nothing,
    recallDraft: (orderId, shown) => drafts.get(orderId) ?? shown,
    writeDraft: (orderId, draft) => void drafts.set(orderId, draft),
    start: nothing,
    retry: nothing,
  };
};

/** The museum's server: it knows the order and nothing else. */
const answer = async ({ url }: Request) => Response.json(url.endsWith('/passengers') ? [] : museumOrder);

type Props = { readonly view: CheckoutPageView; readonly order?: MuseumOrder };

/** The site's checkout from step to page, with an order of the museum and a guest. */
export function MuseumCheckout({ view, order = view.kind === 'issued' ? issuedMuseumOrder : museumOrder }: Props) {
  const [router] = useState(() => {
    const flow = flowAt(view);
    const documents = view.kind === 'issued' ? museumDocuments : null;
    const root = createRootRouteWithContext<AppContext>()({
      component: () => (
        <CheckoutStep
          view={view}
          flowView={{ order, documents, problem: null }}
          flow={flow}
          draft={null}
          screens={screens}
        />
      ),
    });
    const context = { origin: 'https://safar.example', fetch: answer, cache: {}, mayBeSignedIn: false, now: () => 0 };
    return createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }), context });
  });
  return <RouterProvider router={router} />;
}
