import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { requestSignIn } from '#src/platform/accounts/sign-in-channel.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import type { OrderCore } from '#src/platform/core/api/queries.ts';
import { keepChoice, keptChoice, type ReviewChoice } from '#src/platform/core/checkout/review-choice.ts';
import { readToldPassengers } from '#src/platform/core/checkout/told-passengers-query.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { CoveredPassports } from '#src/routes/-support/accounts/CoveredPassports.tsx';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import type { CheckoutFlow } from '#src/routes/-support/core/checkout/checkout-flow.ts';
import { KeepOrder } from '#src/routes/-support/core/checkout/KeepOrder.tsx';
import { useOrderExtras } from '#src/routes/-support/core/checkout/useOrderExtras.ts';
import { useLateDocument } from '#src/routes/-support/core/pages/useLateDocument.ts';
import { useLatePart } from '#src/routes/-support/core/pages/useLatePart.ts';
import { LateFailed } from '#src/screens/core/LateFailed.tsx';
import type { ReviewView } from '#src/screens/core/review/ReviewNotice.tsx';
import type { ReviewScreenProps } from '#src/screens/core/review/ReviewScreen.tsx';

export type ReviewStepProps<O extends OrderCore> = {
  readonly view: ReviewView;
  readonly order: O;
  readonly flow: CheckoutFlow;
};

const loadTwoPayments = async () => (await import('#src/screens/core/review/TwoPayments.tsx')).TwoPayments;

type Props<O extends OrderCore> = ReviewStepProps<O> & {
  readonly answers?: ReviewScreenProps<O>['answers'];
  readonly people?: ReviewScreenProps<O>['people'];
  readonly Screen: ComponentType<Omit<ReviewScreenProps<O>, 'slots'>>;
};

export function ReviewStep<O extends OrderCore>({ view, order, flow, answers, people, Screen }: Props<O>) {
  const { account } = useSession();
  const [kept, setKept] = useState<ReviewChoice | null>(null);
  useEffect(() => setKept(keptChoice(tabStorage(), order.orderId)), [order.orderId]);
  const extras = useOrderExtras(order.orderId, account);
  const context = useRouteContext({ from: '__root__' });
  const { orderId, version, isInAccount } = order;
  const read = () => readToldPassengers(apiOf(context), orderId);
  // Another version and another account change the answer.
  const { document: entered, hasFailed, readAgain } = useLateDocument(orderId, read, `${version} ${isInAccount}`);
  // Some products ask for no passport.
  const isCovered = entered?.some(({ isWhole, passportNumber }) => !isWhole && passportNumber !== '') === true;
  const contact = { email: order.contact?.email ?? '', phone: order.contact?.phone ?? '' };
  return (
    <>
      <KeepOrder order={order} flow={flow} />
      <Screen
        view={view}
        order={order}
        answers={answers}
        people={people}
        entered={entered}
        covered={isCovered ? <CoveredPassports order={order} onProven={readAgain} /> : null}
        unread={hasFailed ? <LateFailed onRetry={readAgain}>{m.review_entered_failed()}</LateFailed> : null}
        currency={order.payment?.amount.currency ?? account?.currency ?? 'EUR'}
        kept={kept}
        onChoose={(choice) => keepChoice(tabStorage(), order.orderId, choice)}
        send={flow.send}
        clock={flow.clock}
        extras={extras}
        TwoPayments={useLatePart(order.due?.purpose === 'deposit', loadTwoPayments)}
        onLogin={account ? undefined : () => requestSignIn({ type: 'login.open', origin: 'review', ...contact })}
      />
    </>
  );
}
