import { pathTo } from '#domain/addresses.ts';
import { FLIGHT_SESSION_SECONDS } from '#domain/limits.ts';
import type { ProblemReportEvent } from '#machines/problem-report/types.ts';
import type { ProblemReportView } from '#machines/problem-report/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { OwnConversations, type OwnConversationsProps } from '#src/screens/contact/conversation/OwnConversations.tsx';
import css from '#src/screens/help/Help.module.css';
import { type ReportContent, ReportPreview } from '#src/screens/help/ReportPreview.tsx';
import { ReportSent } from '#src/screens/help/ReportSent.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';

export type HelpScreenProps = {
  readonly view: ProblemReportView;
  /** What would be sent; null before it is prepared. */
  readonly report: ReportContent | null;
  readonly note: string;
  /** What was written to us before. */
  readonly conversations: OwnConversationsProps['conversations'];
  readonly onNote: (note: string) => void;
  readonly send: (event: ProblemReportEvent) => void;
  readonly onDownload: () => void;
  readonly onClose: () => void;
};

/** Short answers, and the way to tell us what went wrong. */
export function HelpScreen(props: HelpScreenProps) {
  const { view, report, send, onClose } = props;
  const isSending = view.kind === 'previewing' && view.isSending;
  const title = view.kind === 'closed' ? m.help_title() : m.help_report();
  return (
    // While it is sent its number is still to come, so the panel waits for it.
    <Dialog title={title} isStatic={isSending} onClose={isSending ? () => {} : onClose}>
      {/* One live region for the whole visit of the panel, so that each new state is heard. */}
      <div role="status" className="vh">
        {view.kind === 'preparing' ? m.help_preparing() : view.kind === 'sent' ? m.help_sent() : null}
      </div>
      {view.kind === 'closed' ? <ShortAnswers {...props} /> : null}
      {view.kind === 'preparing' ? <p className="quiet">{m.help_preparing()}</p> : null}
      {view.kind === 'previewing' ? <ReportPreview {...props} view={view} report={report} /> : null}
      {view.kind === 'sent' ? <ReportSent kept={view.kept} send={send} /> : null}
    </Dialog>
  );
}

const answers = () => [
  { q: m.help_where(), text: m.help_where_text(), href: pathTo.findBooking(), link: m.help_where_link() },
  {
    q: m.help_held(),
    text: m.help_held_text({ minutes: FLIGHT_SESSION_SECONDS / 60 }),
    href: pathTo.flightRules({}, 'holds'),
    link: m.help_held_link(),
  },
  {
    q: m.help_charter(),
    text: m.help_charter_text(),
    href: pathTo.flightRules({}, 'fares'),
    link: m.help_charter_link(),
  },
];

const ShortAnswers = ({ conversations, send, onClose }: HelpScreenProps) => (
  <>
    <OwnConversations conversations={conversations} onLeave={onClose} />
    <Stack gap={4}>
      {answers().map(({ q, text, href, link }) => (
        <Stack key={href} gap={1} as="section">
          <h3>{q}</h3>
          <p className="small quiet">{text}</p>
          <p className="small">
            <a href={href} onClick={onClose}>
              {link}
            </a>
          </p>
        </Stack>
      ))}
    </Stack>
    <p className="small">
      <a href={pathTo.contact()} onClick={onClose}>
        {m.help_contact()}
      </a>
    </p>
    <div className={css.report}>
      <p className="small quiet">{m.help_report_lead()}</p>
      <Row>
        <Button icon="alert" onClick={() => send({ type: 'report.open' })}>
          {m.help_report()}
        </Button>
      </Row>
    </div>
  </>
);
