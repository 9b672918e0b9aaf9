import type { ReactNode } from 'react';
import { dayOf } from '#domain/time.ts';
import { account, longAccount, sessions } from '#machines/account-settings/fixtures.ts';
import type { AccountSettingsView } from '#machines/account-settings/view.ts';
import type { AlertView } from '#machines/alert/view.ts';
import type { FindBookingView } from '#machines/find-booking/view.ts';
import { orders, views } from '#machines/flight-booking/fixtures.ts';
import type { OrderCancelView } from '#machines/order-cancel/view.ts';
import type { OrderExtrasView } from '#machines/order-extras/view.ts';
import { longPassenger, savedPassengers } from '#machines/passenger-book/fixtures.ts';
import type { PassengerBookView } from '#machines/passenger-book/view.ts';
import type { ProblemReportView } from '#machines/problem-report/view.ts';
import type { AppClock } from '#machines/shared/clock.ts';
import { NOW } from '#machines/shared/testing/moment.ts';
import { orderInfo } from '#machines/shared/testing/order-info.ts';
import type { StepUpView } from '#machines/step-up/view.ts';
import { ledger } from '#machines/top-up/fixtures.ts';
import type { TopUpView } from '#machines/top-up/view.ts';
import type { TraceEvent } from '#machines/trace/format.ts';
import { FindBookingScreen } from '#src/screens/find-booking/FindBookingScreen.tsx';
import { HelpScreen } from '#src/screens/help/HelpScreen.tsx';
import type { ReportContent } from '#src/screens/help/ReportPreview.tsx';
import { AccountScreen } from '#src/screens/profile/AccountScreen.tsx';
import { OrderScreen } from '#src/screens/profile/OrderScreen.tsx';
import { PassengerBookScreen } from '#src/screens/profile/PassengerBookScreen.tsx';
import { StepUpCard } from '#src/screens/profile/StepUpCard.tsx';
import { TransactionsScreen } from '#src/screens/profile/TransactionsScreen.tsx';
import { ReviewScreen } from '#src/screens/review/ReviewScreen.tsx';
import { AlertBanner } from '#src/ui/AlertBanner.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { orderFor, papersFor } from './documents.ts';
import { FlightBookingStaged } from './FlightBookingStaged.tsx';
import type { FlightPage } from './flight-page.ts';

import { SIGN_IN_SCREENS } from './sign-in-screens.tsx';
import { givenTo, type Moment, type Named } from './given.ts';

/** What a screen is drawn from: nothing of its machine but this. */
export type Staged = {
  /** All that it is told (given.ts): the machine's view, or a page of the flight flow. */
  readonly view: unknown;
  readonly clock: AppClock;
  readonly send: (event: TraceEvent) => void;
};

const nothing = () => {};

/** A page of the flight flow; what it can do besides what its machine hears does nothing here. */
const flightPage =
  (heard: (type: string) => boolean) =>
  ({ view, clock, send }: Staged): ReactNode => (
    <FlightBookingStaged
      page={view as FlightPage}
      clock={clock}
      send={(event) => (heard(event.type) ? send(event) : nothing())}
    />
  );

const REPORT: ReportContent = {
  page: '/iran-flight',
  build: 'storybook',
  parts: [{ flow: 'flightBooking', isBefore: false, steps: [{ at: 0, kind: 'ok', name: 'searchFlights' }] }],
  json: '{}',
};

const PASSPORT = 'C01X00T47';

const TONES = { warning: 'warn', info: 'info', success: 'done', danger: 'stop' } as const;

/** The screen of each flow. A view that no screen draws yet shows as what it is. */
const SCREENS: Readonly<Record<string, (staged: Staged) => ReactNode>> = {
  ...SIGN_IN_SCREENS,
  flightBooking: flightPage(() => true),
  flightSession: flightPage((type) => type === 'session.extend'),
  resultsAge: flightPage((type) => type === 'results.refresh'),
  payment: flightPage(() => false),
  orderIssue: flightPage(() => false),
  accountSettings: ({ view: given, clock, send }) => {
    const { view, hasLongNames } = given as Named<AccountSettingsView>;
    return (
      <AccountScreen
        view={view}
        account={hasLongNames ? longAccount : account}
        sessions={sessions}
        clock={clock}
        send={send}
        onSave={(section) => send({ type: section === 'erase' ? 'account.erase' : 'change.save' })}
        onVerify={() => send({ type: 'code.verify' })}
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
        onSave={() => send({ type: 'passenger.save' })}
        onVerify={() => send({ type: 'code.verify' })}
      />
    );
  },
  topUp: ({ view, send }) => <TransactionsScreen ledger={ledger} topUp={view as TopUpView} send={send} />,
  orderCancel: ({ view: given, clock, send }) => {
    const { view, hasLongNames } = given as Named<OrderCancelView>;
    const staging = { isOneWay: false, isProtected: false, hasLongNames };
    const order = orderFor(orderInfo(view.kind === 'cancelled' ? 'cancelled' : 'issued'), staging);
    return (
      <OrderScreen
        order={order}
        documents={view.kind === 'cancelled' ? null : papersFor(order, staging)}
        cancel={view}
        clock={clock}
        send={send}
        onVerify={() => send({ type: 'code.verify' })}
      />
    );
  },
  orderExtras: ({ view, clock, send }) => (
    <ReviewScreen
      view={views.reviewing}
      order={orders.readyOneWay}
      currency="EUR"
      onCurrency={nothing}
      send={nothing}
      clock={clock}
      extras={{
        view: view as OrderExtrasView,
        granted: account.grantedDiscounts,
        send,
        onApply: () => send({ type: 'discount.apply' }),
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
          onVerify={() => send({ type: 'code.verify' })}
          onResend={() => send({ type: 'code.resend' })}
          onCancel={nothing}
        />
      </Wrap>
    </Section>
  ),
  findBooking: ({ view, send }) => {
    const { kind, ...more } = view as FindBookingView;
    const problem = 'problem' in more ? more.problem : null;
    return (
      <FindBookingScreen
        reference="SFR-7K2M-9Q"
        problem={problem}
        isBusy={kind !== 'asking'}
        onSubmit={(wanted) => send({ type: 'booking.find', wanted })}
      />
    );
  },
  problemReport: ({ view, send }) => {
    const report = view as ProblemReportView;
    return (
      <HelpScreen
        view={report}
        report={report.kind === 'previewing' ? REPORT : null}
        note=""
        send={send}
        onNote={nothing}
        onDownload={nothing}
        onClose={() => send({ type: 'report.close' })}
      />
    );
  },
  alert: ({ view, send }) => {
    const alert = view as AlertView;
    return (
      <Section isTight>
        <Wrap>
          {alert.kind === 'hidden' ? (
            <p className="quiet">No banner.</p>
          ) : (
            <AlertBanner
              text={alert.text}
              kind={TONES[alert.alertType]}
              onClose={() => send({ type: 'alert.close' })}
              onPause={() => send({ type: 'alert.pause' })}
              onResume={() => send({ type: 'alert.resume' })}
            />
          )}
        </Wrap>
      </Section>
    );
  },
};

type Props = Moment & {
  readonly flow: string;
  readonly clock: AppClock;
  readonly send: (event: TraceEvent) => void;
};

/** What a traveller would see of a flow at this moment. */
export function StagedScreen({ flow, clock, send, ...moment }: Props) {
  const view = givenTo(flow, moment);
  const draw = SCREENS[flow];
  return draw ? draw({ view, clock, send }) : <pre>{JSON.stringify(view, null, 2)}</pre>;
}
