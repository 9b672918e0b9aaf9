import type { ReactNode } from 'react';
import type { ProblemReportEvent } from '#machines/problem-report/types.ts';
import type { ProblemReportView } from '#machines/problem-report/view.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { OwnConversationsProps } from '#src/screens/contact/conversation/OwnConversations.tsx';
import { HELP_SHELL } from '#src/screens/dialog-shells.ts';
import type { HelpAnswer, HelpPlace } from '#src/screens/help/answer.ts';
import { type ReportContent, ReportPreview } from '#src/screens/help/ReportPreview.tsx';
import { ReportSent } from '#src/screens/help/ReportSent.tsx';
import { ShortAnswers } from '#src/screens/help/ShortAnswers.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

export type HelpScreenProps = {
  readonly view: ProblemReportView;
  /** What would be sent; null before it is prepared. */
  readonly report: ReportContent | null;
  readonly note: string;
  /** All short answers, and where one asks. */
  readonly answers: readonly HelpAnswer[];
  readonly place: HelpPlace;
  /** What was written to us before. */
  readonly conversations: OwnConversationsProps['conversations'];
  /** One of them, when it was opened here; it stands in place of the answers. */
  readonly talk: ReactNode;
  /** Pages of the blog for what was typed last; none without a connection. */
  readonly posts: readonly Pick<components['schemas']['PostSummary'], 'slug' | 'title' | 'summary'>[];
  /** A chat of a third party that the owner has named; `frame` once it was opened. */
  readonly chat: { readonly host: string; readonly frame: ReactNode; readonly onOpen: () => void } | null;
  readonly onAsk: (typed: string) => void;
  readonly onTalk: (conversationId: string) => void;
  readonly onNote: (note: string) => void;
  readonly send: (event: ProblemReportEvent) => void;
  readonly onDownload: () => void;
  readonly onClose: () => void;
};

/** Short answers, and the way to tell us what went wrong. */
export function HelpScreen(props: HelpScreenProps) {
  const { view, report, talk, send, onClose } = props;
  const isSending = view.kind === 'previewing' && view.isSending;
  const title = view.kind === 'closed' ? m.help_title() : m.help_report();
  return (
    // While it is sent its number is still to come, so the panel waits for it.
    <Dialog shellId={HELP_SHELL} title={title} isStatic={isSending} onClose={isSending ? () => {} : onClose}>
      {/* One live region for the whole visit of the panel, so that each new state is heard. */}
      <div role="status" className="vh">
        {view.kind === 'preparing' ? m.help_preparing() : view.kind === 'sent' ? m.help_sent() : null}
      </div>
      {view.kind === 'closed' ? (talk ?? <ShortAnswers {...props} />) : null}
      {view.kind === 'preparing' ? <p className="quiet">{m.help_preparing()}</p> : null}
      {view.kind === 'previewing' ? <ReportPreview {...props} view={view} report={report} /> : null}
      {view.kind === 'sent' ? <ReportSent kept={view.kept} send={send} /> : null}
    </Dialog>
  );
}
