import type { ReactNode } from 'react';
import type { AlertView } from '#machines/alert/view.ts';
import type { FindBookingView } from '#machines/find-booking/view.ts';
import { oneWay, views } from '#machines/flight-booking/fixtures.ts';
import type { FlightBookingContext } from '#machines/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flight-booking/view.ts';
import type { FlightSessionContext } from '#machines/flight-session/types.ts';
import type { FlightSessionView } from '#machines/flight-session/view.ts';
import type { OrderIssueContext } from '#machines/order-issue/types.ts';
import type { OrderIssueView } from '#machines/order-issue/view.ts';
import type { PaymentContext } from '#machines/payment/types.ts';
import type { PaymentView } from '#machines/payment/view.ts';
import type { ProblemReportView } from '#machines/problem-report/view.ts';
import type { ResultsAgeContext } from '#machines/results-age/types.ts';
import type { ResultsAgeView } from '#machines/results-age/view.ts';
import type { AppClock } from '#machines/shared/clock.ts';
import type { OrderInfo } from '#machines/shared/order.ts';
import { orderInfo } from '#machines/shared/testing/order-info.ts';
import type { TraceEvent } from '#machines/trace/format.ts';
import { FindBookingScreen } from '#src/screens/find-booking/FindBookingScreen.tsx';
import { HelpScreen } from '#src/screens/help/HelpScreen.tsx';
import type { ReportContent } from '#src/screens/help/ReportPreview.tsx';
import { AlertBanner } from '#src/ui/AlertBanner.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { FlightBookingStaged } from './FlightBookingStaged.tsx';

export type Staged = {
  readonly view: unknown;
  readonly context: unknown;
  readonly clock: AppClock;
  readonly hasLongNames: boolean;
  readonly send: (event: TraceEvent) => void;
};

const nothing = () => {};
const orderId = views.heldCalm.orderId;

type InFlow = { readonly view: FlightBookingView; readonly order: OrderInfo | null; readonly isOneWay: boolean };

/** A machine below the flow shows on a page of the flow; what that page can do besides does nothing here. */
const inFlow = (
  { clock, hasLongNames, send }: Staged,
  { view, order, isOneWay }: InFlow,
  heard: (type: string) => boolean,
): ReactNode => (
  <FlightBookingStaged
    view={view}
    order={order}
    staging={{ isOneWay, isProtected: false, hasLongNames }}
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

const TONES = { warning: 'warn', info: 'info', success: 'done', danger: 'stop' } as const;

/** The screen of each flow. A view that no screen draws yet shows as what it is. */
const SCREENS: Readonly<Record<string, (staged: Staged) => ReactNode>> = {
  flightBooking: (staged) => {
    const view = staged.view as FlightBookingView;
    const { type, confirmInfo } = staged.context as FlightBookingContext;
    return inFlow(staged, { view, order: confirmInfo, isOneWay: type === 'oneWay' }, () => true);
  },
  flightSession: (staged) => {
    const session = staged.view as FlightSessionView;
    const { deadlineAt, extensionsLeft } = staged.context as FlightSessionContext;
    const view: FlightBookingView =
      session.kind === 'expired' ? { ...views.expiredAtReview } : { ...views.reviewing, session };
    const order = orderInfo(session.kind === 'expired' ? 'expired' : 'awaitingPayment', { deadlineAt, extensionsLeft });
    return inFlow(staged, { view, order, isOneWay: true }, (type) => type === 'session.extend');
  },
  resultsAge: (staged) => {
    const { search } = staged.context as ResultsAgeContext;
    const view: FlightBookingView = { ...views.freshOneWay, search, results: staged.view as ResultsAgeView };
    return inFlow(
      staged,
      { view, order: null, isOneWay: search.type === oneWay.type },
      (type) => type === 'results.refresh',
    );
  },
  payment: (staged) => {
    const payment = staged.view as PaymentView;
    const { order, intent } = staged.context as PaymentContext;
    const isLeaving = payment.kind === 'starting' || payment.kind === 'atBank' || intent !== null;
    const view: FlightBookingView =
      payment.kind === 'verifying' || !isLeaving
        ? { kind: 'verifying', orderId, isSlow: payment.kind === 'verifying' && payment.isSlow }
        : { ...views.payingStarts, payment: payment.kind === 'atBank' ? 'atBank' : 'starting' };
    const status = view.kind === 'verifying' ? 'paying' : 'awaitingPayment';
    return inFlow(staged, { view, order: order ?? orderInfo(status), isOneWay: true }, () => false);
  },
  orderIssue: (staged) => {
    const issue = staged.view as OrderIssueView;
    const { order } = staged.context as OrderIssueContext;
    const view: FlightBookingView =
      issue.kind === 'settled' && order.status === 'issued'
        ? { kind: 'issued', orderId }
        : issue.kind === 'settled'
          ? { kind: 'refunded', orderId }
          : { kind: 'issuing', orderId, issue };
    return inFlow(staged, { view, order, isOneWay: true }, () => false);
  },
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

/** What a traveller would see of a flow at this moment. */
export function StagedScreen({ flow, ...staged }: Staged & { readonly flow: string }) {
  const draw = SCREENS[flow];
  return draw ? draw(staged) : <pre>{JSON.stringify(staged.view, null, 2)}</pre>;
}
