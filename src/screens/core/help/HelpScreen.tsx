import { m } from '#src/copy/generated/messages.js';
import { HELP_SHELL } from '#src/screens/core/dialog-shells.ts';
import type { HelpScreenProps } from '#src/screens/core/help/help-props.ts';
import { ReportPreview } from '#src/screens/core/help/ReportPreview.tsx';
import { ReportSent } from '#src/screens/core/help/ReportSent.tsx';
import { ShortAnswers } from '#src/screens/core/help/ShortAnswers.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

export function HelpScreen(props: HelpScreenProps) {
  const { view, report, talk, send, onClose } = props;
  const isSending = view.kind === 'previewing' && view.isSending;
  const title = view.kind === 'closed' ? m.help_title() : m.help_report();
  return (
    // Static while sending: the report's number is still to come.
    <Dialog shellId={HELP_SHELL} title={title} isStatic={isSending} onClose={isSending ? () => {} : onClose}>
      {/* One live region per visit of the panel, so that each new state is announced. */}
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
