import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { orderExtrasView } from '#machines/core/order-extras/view.ts';
import type { Account } from '#src/platform/accounts/guest-session.ts';
import { requestSignIn } from '#src/platform/accounts/sign-in-channel.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import type { OrderCore, ToldPassenger } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { wiredOrderExtras } from '#src/platform/core/checkout/order-extras-actors.ts';
import { keepChoice, keptChoice, type ReviewChoice } from '#src/platform/core/checkout/review-choice.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { CoveredPassports } from '#src/routes/-support/accounts/CoveredPassports.tsx';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import type { CheckoutFlow } from '#src/routes/-support/core/checkout/checkout-flow.ts';
import { useKeptOrder } from '#src/routes/-support/core/checkout/useKeptOrder.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import type { ReviewExtras } from '#src/screens/core/review/DiscountCode.tsx';
import type { ReviewView } from '#src/screens/core/review/ReviewNotice.tsx';
import type { ReviewScreenProps } from '#src/screens/core/review/ReviewScreen.tsx';

export type ReviewStepProps<O extends OrderCore> = {
  readonly view: ReviewView;
  readonly order: O;
  readonly flow: CheckoutFlow;
};

type Props<O extends OrderCore> = ReviewStepProps<O> & {
  readonly answers?: ReviewScreenProps<O>['answers'];
  readonly people?: ReviewScreenProps<O>['people'];
  readonly Screen: ComponentType<Omit<ReviewScreenProps<O>, 'slots'>>;
};

export function ReviewStep<O extends OrderCore>({ view, order, flow, answers, people, Screen }: Props<O>) {
  const { account } = useSession();
  const [kept, setKept] = useState<ReviewChoice | null>(null);
  useEffect(() => setKept(keptChoice(tabStorage(), order.orderId)), [order.orderId]);
  const extras = useOrderExtras(order, account);
  useKeptOrder(order, flow);
  const { entered, readAgain } = useAnsweredPassengers(order);
  // Some products ask for no passport.
  const isCovered = entered?.some(({ isWhole, passportNumber }) => !isWhole && passportNumber !== '') === true;
  const contact = { email: order.contact?.email ?? '', phone: order.contact?.phone ?? '' };
  return (
    <Screen
      view={view}
      order={order}
      answers={answers}
      people={people}
      entered={entered}
      covered={isCovered ? <CoveredPassports order={order} onProven={readAgain} /> : null}
      currency={order.payment?.amount.currency ?? account?.currency ?? 'EUR'}
      kept={kept}
      onChoose={(choice) => keepChoice(tabStorage(), order.orderId, choice)}
      send={flow.send}
      clock={flow.clock}
      extras={extras}
      onLogin={account ? undefined : () => requestSignIn({ type: 'login.open', origin: 'review', ...contact })}
    />
  );
}

/** Stored passenger details; fetched again when the order version or the account changes. */
function useAnsweredPassengers({ orderId, version, isInAccount }: OrderCore) {
  const context = useRouteContext({ from: '__root__' });
  const [entered, setEntered] = useState<readonly ToldPassenger[] | null>(null);
  const [asked, setAsked] = useState(0);
  const readAgain = useCallback(() => setAsked((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: version, account and a code change the answer.
  useEffect(() => {
    let isHere = true;
    unwrap(apiOf(context).GET('/orders/{orderId}/passengers', { params: { path: { orderId } } })).then(
      (answer) => isHere && setEntered(answer),
      () => undefined, // the names are known; the rest is on the previous page
    );
    return () => {
      isHere = false;
    };
  }, [context, orderId, version, isInAccount, asked]);
  return { entered, readAgain };
}

function useOrderExtras(order: OrderCore, account: Account | null): ReviewExtras {
  const context = useRouteContext({ from: '__root__' });
  const [vault] = useState({ code: '' });
  const actor = useFlow(() =>
    createFlow(wiredOrderExtras(apiOf(context), queryClientOf(context), vault), {
      input: { orderId: order.orderId, isSignedIn: account !== null },
    }),
  );
  const view = useFlowView(actor, orderExtrasView);
  const isSignedIn = account !== null;
  useEffect(() => actor.send({ type: 'account.change', isSignedIn }), [actor, isSignedIn]);
  return {
    view,
    granted: account?.grantedDiscounts ?? [],
    send: actor.send,
    onApply: (code) => {
      vault.code = code;
      actor.send({ type: 'discount.apply' });
    },
  };
}
