import type { ReactNode } from 'react';
import type { AlertView } from '#machines/alert/view.ts';
import type { FindBookingView } from '#machines/find-booking/view.ts';
import type { ProblemReportView } from '#machines/problem-report/view.ts';
import type { AppClock } from '#machines/shared/clock.ts';
import type { TraceEvent } from '#machines/trace/format.ts';
import { FindBookingScreen } from '#src/screens/find-booking/FindBookingScreen.tsx';
import { HelpScreen } from '#src/screens/help/HelpScreen.tsx';
import type { ReportContent } from '#src/screens/help/ReportPreview.tsx';
import { AlertBanner } from '#src/ui/AlertBanner.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { FlightBookingStaged } from './FlightBookingStaged.tsx';
import type { FlightPage } from './flight-page.ts';
import { givenTo, type Moment } from './given.ts';
import { PROFILE_SCREENS } from './profile-screens.tsx';
import { SIGN_IN_SCREENS } from './sign-in-screens.tsx';

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
  note: '',
  parts: [{ flow: 'flightBooking', isBefore: false, steps: [{ at: 0, kind: 'ok', name: 'searchFlights' }] }],
  json: '{}',
};

const TONES = { warning: 'warn', info: 'info', success: 'done', danger: 'stop' } as const;

/** The screen of each flow. A view that no screen draws yet shows as what it is. */
const SCREENS: Readonly<Record<string, (staged: Staged) => ReactNode>> = {
  ...SIGN_IN_SCREENS,
  flightBooking: flightPage(() => true),
  orderCheckout: flightPage((type) => type !== 'search.submit'),
  flightSession: flightPage((type) => type === 'session.extend'),
  resultsAge: flightPage((type) => type === 'results.refresh'),
  payment: flightPage(() => false),
  orderIssue: flightPage(() => false),
  ...PROFILE_SCREENS,
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
