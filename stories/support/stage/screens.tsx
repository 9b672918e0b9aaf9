import type { StaffSessionView } from '#machines/accounts/staff-session/view.ts';
import type { AlertView } from '#machines/core/alert/view.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { ContactView } from '#machines/core/contact/view.ts';
import type { ConversationView } from '#machines/core/conversation/view.ts';
import type { ConversationCloseView } from '#machines/core/conversation-close/view.ts';
import type { FindBookingView } from '#machines/core/find-booking/view.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import type { InquiryAddressView } from '#machines/core/inquiry-address/view.ts';
import type { LateDocumentView } from '#machines/core/late-document/view.ts';
import type { OrderKeepingView } from '#machines/core/order-keeping/view.ts';
import type { PassengersSavingView } from '#machines/core/passengers-saving/view.ts';
import { problemReportViews } from '#machines/core/problem-report/fixtures.ts';
import type { ProblemReportView } from '#machines/core/problem-report/view.ts';
import type { BlogSearchView } from '#machines/country/blog-search/view.ts';
import type { CountryMapView } from '#machines/country/country-map/view.ts';
import type { TraceEvent } from '#machines/trace/format.ts';
import { CloseConversation } from '#src/screens/accounts/staff/messages/CloseConversation.tsx';
import { StaffScreen } from '#src/screens/accounts/staff/StaffScreen.tsx';
import { ContactScreen } from '#src/screens/core/contact/ContactScreen.tsx';
import { ConversationScreen } from '#src/screens/core/contact/conversation/ConversationScreen.tsx';
import { FindBookingScreen } from '#src/screens/core/find-booking/FindBookingScreen.tsx';
import { HelpScreen } from '#src/screens/core/help/HelpScreen.tsx';
import { helpAnswers } from '#src/screens/core/help/help-answers.gen.ts';
import type { HelpScreenProps } from '#src/screens/core/help/help-props.ts';
import type { ReportContent } from '#src/screens/core/help/ReportPreview.tsx';
import { BlogSearchScreen } from '#src/screens/country/blog/BlogSearchScreen.tsx';
import { CountryMapScreen } from '#src/screens/country/country-map/CountryMapScreen.tsx';
import { AlertBanner } from '#src/ui/AlertBanner.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { productScreens } from '../../products/screens.gen.ts';
import { COUNTRY_PAGE } from '../country-page.ts';
import { MuseumInquiryAddress } from '../MuseumInquiry.tsx';
import { CONVERSATION, OWN_CONVERSATION, staffPageOf } from '../messages.ts';
import { givenTo } from './given.ts';
import type { Moment } from './moment.ts';
import { PROFILE_SCREENS } from './profile-screens.tsx';
import { SIGN_IN_SCREENS } from './sign-in-screens.tsx';
import type { Screens } from './staged.ts';
import { THIRD_PARTY_SCREENS } from './third-party-screens.tsx';

const nothing = () => {};
const NO_TALKS = { list: [], hasFailed: false, onRetry: nothing };

const REPORT: ReportContent = {
  page: '/iran-flight',
  build: 'storybook',
  note: '',
  parts: [{ flow: 'flightBooking', isBefore: false, steps: [{ at: 0, kind: 'ok', name: 'search' }] }],
  json: '{}',
};

/** The panel before anything was asked. */
const HELP: HelpScreenProps = {
  view: problemReportViews.closed,
  report: null,
  note: '',
  answers: helpAnswers,
  place: { path: '/', product: null, kind: null, status: null },
  conversations: NO_TALKS,
  talk: null,
  posts: [],
  chat: null,
  onAsk: nothing,
  onTalk: nothing,
  onNote: nothing,
  send: nothing,
  onDownload: nothing,
  onClose: nothing,
};

const Unseen = ({ children }: { readonly children: string }) => (
  <Section isTight>
    <Wrap>
      <p className="quiet">Nothing shows: {children}.</p>
    </Wrap>
  </Section>
);

/** Sent text stays in its field until the request succeeds. */
const isSent = ({ kind, problem }: ConversationView): boolean => kind === 'sending' || problem !== null;

const TONES = { warning: 'warn', info: 'info', success: 'done', danger: 'stop' } as const;

/** The screen of each flow. A view without a screen shows as data. */
const SCREENS: Screens = {
  ...SIGN_IN_SCREENS,
  ...productScreens,
  ...PROFILE_SCREENS,
  ...THIRD_PARTY_SCREENS,
  // A document of a part: here that of the conversations in Help.
  lateDocument: ({ view, send }) => {
    const { kind, isHere } = view as LateDocumentView;
    return (
      <HelpScreen
        {...HELP}
        conversations={{
          list: isHere ? [OWN_CONVERSATION] : [],
          hasFailed: kind === 'failed',
          onRetry: () => send({ type: 'document.read' }),
        }}
      />
    );
  },
  orderKeeping: ({ view }) => <Unseen>{(view as OrderKeepingView).kind}</Unseen>,
  passengersSaving: ({ view }) => <Unseen>{(view as PassengersSavingView).kind}</Unseen>,
  blogSearch: ({ view, send }) => <BlogSearchScreen view={view as BlogSearchView} send={send} />,
  contact: ({ view, send }) => (
    <ContactScreen
      view={view as ContactView}
      draft={{
        topic: 'booked',
        name: 'Anna Keller',
        email: 'anna.keller@example.org',
        message: 'The name on my ticket has a letter too many.',
      }}
      order={null}
      isRead
      conversations={[]}
      check={() => []}
      onChange={nothing}
      send={send}
    />
  ),
  conversationClose: ({ view, send }) => (
    <CloseConversation
      view={view as ConversationCloseView}
      isWaiting={!(view as { readonly isDone?: boolean }).isDone}
      onClose={() => send({ type: 'conversation.close' })}
    />
  ),
  conversation: ({ view, send }) => (
    <ConversationScreen
      conversation={CONVERSATION}
      view={view as ConversationView}
      text={isSent(view as ConversationView) ? 'The second name has a letter too many, too.' : ''}
      onText={() => send({ type: 'text.change' })}
      onSend={() => send({ type: 'text.send', fault: null })}
    />
  ),
  staffSession: ({ view, send }) => {
    const session = view as StaffSessionView;
    return (
      <StaffScreen
        page={staffPageOf(session)}
        view={session}
        send={send}
        onEnter={() => send({ type: 'staff.enter' })}
      />
    );
  },
  countryMap: ({ view, send }) => (
    <CountryMapScreen view={view as CountryMapView} page={COUNTRY_PAGE} Live={null} send={send} />
  ),
  inquiryAddress: ({ view, clock, send }) => (
    <MuseumInquiryAddress view={view as InquiryAddressView} clock={clock} send={send} />
  ),
  findBooking: ({ view, send }) => {
    const page = view as FindBookingView;
    return (
      <FindBookingScreen
        reference="SFR-7K2M-9Q"
        {...(page.kind === 'asking' ? page : UNTOUCHED)}
        isBusy={page.kind !== 'asking'}
        onSubmit={(wanted, faults) => send({ type: 'booking.find', wanted, faults })}
      />
    );
  },
  problemReport: ({ view, send }) => {
    const report = view as ProblemReportView;
    return (
      <HelpScreen
        {...HELP}
        view={report}
        report={report.kind === 'previewing' ? REPORT : null}
        send={send}
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

export function StagedScreen({ flow, clock, send, ...moment }: Props) {
  const view = givenTo(flow, moment);
  const draw = SCREENS[flow];
  return draw ? draw({ view, clock, send }) : <pre>{JSON.stringify(view, null, 2)}</pre>;
}
