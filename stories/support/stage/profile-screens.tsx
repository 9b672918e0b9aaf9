import type { ReactNode } from 'react';
import { euro } from '#domain/core/money.ts';
import { convert } from '#domain/core/rates.ts';
import { dayOf, HOUR_MS } from '#domain/core/time.ts';
import { account, longAccount, sessions } from '#machines/accounts/account-settings/fixtures.ts';
import type { AccountSettingsView } from '#machines/accounts/account-settings/view.ts';
import { longPassenger, savedPassengers } from '#machines/accounts/passenger-book/fixtures.ts';
import type { PassengerBookView } from '#machines/accounts/passenger-book/view.ts';
import { payOutViews } from '#machines/accounts/pay-out/fixtures.ts';
import type { PayOutView } from '#machines/accounts/pay-out/view.ts';
import type { StepUpView } from '#machines/accounts/step-up/view.ts';
import { ledger, topUpViews } from '#machines/accounts/top-up/fixtures.ts';
import type { TopUpView } from '#machines/accounts/top-up/view.ts';
import { documentsMailViews } from '#machines/core/documents-mail/fixtures.ts';
import type { DocumentsMailView } from '#machines/core/documents-mail/view.ts';
import type { KeptPapersView } from '#machines/core/kept-papers/view.ts';
import { orderCancelViews } from '#machines/core/order-cancel/fixtures.ts';
import type { OrderCancelView } from '#machines/core/order-cancel/view.ts';
import type { OrderChangeView } from '#machines/core/order-change/view.ts';
import type { OrderDueView } from '#machines/core/order-due/view.ts';
import type { OrderExtrasView } from '#machines/core/order-extras/view.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { documents, entered, orders, views } from '#machines/flights/flight-booking/fixtures.ts';
import { m } from '#src/copy/generated/messages.js';
import { AccountScreen } from '#src/screens/accounts/profile/AccountScreen.tsx';
import { PassengerBookScreen } from '#src/screens/accounts/profile/PassengerBookScreen.tsx';
import { StepUpCard } from '#src/screens/accounts/profile/StepUpCard.tsx';
import { TransactionsScreen } from '#src/screens/accounts/profile/TransactionsScreen.tsx';
import { RestCard } from '#src/screens/core/due/RestCard.tsx';
import { KeptPapers } from '#src/screens/core/issue/KeptPapers.tsx';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { FlightPapers } from '#src/screens/flights/checkout/FlightPapers.tsx';
import { FlightReview } from '#src/screens/flights/checkout/FlightReview.tsx';
import { OrderPage as FlightOrderPage } from '#src/screens/flights/OrderPage.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { orderFor, papersFor } from '../../products/flights/documents.ts';
import { MuseumChange } from '../MuseumChange.tsx';
import { cancelAt } from '../order-page-at.tsx';
import type { Named } from './given.ts';
import type { Staged } from './staged.ts';

const nothing = () => {};
const PASSPORT = 'C01X00T47';
const idlePayOut = {
  view: payOutViews.idle,
  clock: new VirtualClock(NOW),
  send: nothing,
  onConfirm: nothing,
  onVerify: nothing,
};

const ORDER_WITH_A_REST = {
  ...orders.issued,
  paid: euro(5150),
  due: {
    purpose: 'balance',
    amounts: { EUR: euro(15_450), USD: convert(euro(15_450), 'USD', orders.issued.rates) },
    dueAt: NOW + HOUR_MS,
    later: null,
  },
} as const;

const OrderPage = cancelAt(FlightOrderPage);

export const PROFILE_SCREENS: Readonly<Record<string, (staged: Staged) => ReactNode>> = {
  accountSettings: ({ view: given, clock, send }) => {
    const { view, hasLongNames } = given as Named<AccountSettingsView>;
    return (
      <AccountScreen
        view={view}
        account={hasLongNames ? longAccount : account}
        sessions={sessions}
        clock={clock}
        send={send}
        onSave={(_, faults) => send({ type: 'section.submit', faults })}
        onVerify={(_, faults) => send({ type: 'code.verify', faults })}
      />
    );
  },
  passengerBook: ({ view: given, clock, send }) => {
    const { view, hasLongNames } = given as Named<PassengerBookView>;
    return (
      <PassengerBookScreen
        view={view}
        passengers={hasLongNames ? [...savedPassengers, longPassenger] : savedPassengers}
        passport={view.kind === 'list' && view.task?.kind === 'shown' ? PASSPORT : null}
        today={dayOf(NOW)}
        clock={clock}
        send={send}
        onSave={(_, faults) => send({ type: 'passenger.save', faults })}
        onVerify={(_, faults) => send({ type: 'code.verify', faults })}
      />
    );
  },
  topUp: ({ view, send }) => (
    <TransactionsScreen
      ledger={ledger}
      pages={1}
      isLoading={false}
      topUp={view as TopUpView}
      send={send}
      payOut={idlePayOut}
    />
  ),
  payOut: ({ view, clock, send }) => (
    <TransactionsScreen
      ledger={ledger}
      pages={1}
      isLoading={false}
      topUp={topUpViews.choosing}
      send={() => {}}
      payOut={{
        view: view as PayOutView,
        clock,
        send,
        onConfirm: () => send({ type: 'payout.confirm' }),
        onVerify: (_, faults) => send({ type: 'code.verify', faults }),
      }}
    />
  ),
  keptPapers: ({ view, clock, send }) => (
    <FlightPapers
      view={views.issued}
      order={orders.issued}
      documents={documents.issued}
      problem={null}
      onRetry={nothing}
      clock={clock}
      Code={TicketCode}
      pageUrl={`https://safar.example/flights/issue/${orders.issued.orderId}`}
      send={nothing}
      keeping={<KeptPapers view={view as KeptPapersView} keptText={(day) => m.issue_kept({ day })} send={send} />}
    />
  ),
  documentsMail: ({ view, clock, send }) => (
    <OrderPage
      order={orders.issued}
      documents={documents.issued}
      cancel={orderCancelViews.idle}
      mail={view as DocumentsMailView}
      clock={clock}
      send={() => {}}
      sendMail={send}
      onVerify={() => {}}
    />
  ),
  orderCancel: ({ view: given, clock, send }) => {
    const { view, hasLongNames } = given as Named<OrderCancelView>;
    const isProtected = view.kind === 'quoted' && view.quote.byProtection;
    const staging = { isOneWay: false, isProtected, hasLongNames };
    const order = orderFor(orderInfo(view.kind === 'cancelled' ? 'cancelled' : 'issued'), staging);
    return (
      <OrderPage
        order={order}
        documents={view.kind === 'cancelled' ? null : papersFor()}
        cancel={view}
        mail={documentsMailViews.idle}
        sendMail={() => {}}
        clock={clock}
        send={send}
        onVerify={(_, faults) => send({ type: 'code.verify', faults })}
      />
    );
  },
  orderChange: ({ view, clock, send }) => <MuseumChange view={view as OrderChangeView} clock={clock} send={send} />,
  orderDue: ({ view, clock, send }) => (
    <OrderPage
      order={ORDER_WITH_A_REST}
      documents={papersFor()}
      cancel={orderCancelViews.idle}
      mail={documentsMailViews.idle}
      sendMail={nothing}
      clock={clock}
      send={nothing}
      onVerify={nothing}
      Rest={({ order, isProtected }) => (
        <RestCard
          view={view as OrderDueView}
          order={order}
          isProtected={isProtected}
          extras={null}
          clock={clock}
          send={send}
          onVerify={(_, faults) => send({ type: 'code.verify', faults })}
        />
      )}
    />
  ),
  orderExtras: ({ view, clock, send }) => (
    <FlightReview
      view={views.reviewing}
      order={orders.readyOneWay}
      entered={entered}
      currency="EUR"
      send={nothing}
      clock={clock}
      extras={{
        view: view as OrderExtrasView,
        granted: account.grantedDiscounts,
        send,
        onApply: (_, faults) => send({ type: 'discount.apply', faults }),
      }}
    />
  ),
  stepUp: ({ view, clock, send }) => (
    <Section isTight>
      <Wrap>
        <h1 className="vh">One-time code</h1>
        <h2 className="vh">Question</h2>
        <StepUpCard
          view={view as StepUpView}
          clock={clock}
          onVerify={(_, faults) => send({ type: 'code.verify', faults })}
          onResend={() => send({ type: 'code.resend' })}
          onCancel={nothing}
        />
      </Wrap>
    </Section>
  ),
};
