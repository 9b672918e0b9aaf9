import { dayOf, formatDay } from '#domain/core/time.ts';
import type { KeptPapersEvent } from '#machines/core/kept-papers/types.ts';
import type { KeptPapersView } from '#machines/core/kept-papers/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

export type KeptPapersProps = {
  readonly view: KeptPapersView;
  /** Text with the day until which they are kept. */
  readonly keptText: (day: string) => string;
  readonly send: (event: KeptPapersEvent) => void;
};

/** Whether this page is kept for offline use, and how to remove it. */
export const KeptPapers = ({ view, keptText, send }: KeptPapersProps) => (
  <div className="noprint">
    <Row>
      <Status>{noticeOf(view, keptText)}</Status>
      {actionOf(view, send)}
    </Row>
  </div>
);

function noticeOf(view: KeptPapersView, keptText: KeptPapersProps['keptText']) {
  switch (view.kind) {
    case 'keeping':
    case 'unavailable':
      return null;
    case 'kept':
      return view.hasFailed ? (
        <Note tone="stop">{m.issue_forget_failed()}</Note>
      ) : (
        <p className="small quiet">{keptText(formatDay(dayOf(view.keptUntil)))}</p>
      );
    case 'notKept':
      return view.hasFailed ? <Note tone="stop">{m.issue_kept_failed()}</Note> : null;
  }
}

function actionOf(view: KeptPapersView, send: KeptPapersProps['send']) {
  switch (view.kind) {
    case 'unavailable':
      return null;
    case 'kept':
      return (
        <Button kind="quiet" size="s" isBusy={view.isForgetting} onClick={() => send({ type: 'papers.forget' })}>
          {m.issue_kept_forget()}
        </Button>
      );
    case 'keeping':
      // It starts by itself, so no spinner. The button keeps the focus if it was clicked.
      return (
        <Button kind="quiet" size="s" icon="download" aria-disabled>
          {m.issue_keeping()}
        </Button>
      );
    case 'notKept':
      return (
        <Button kind="quiet" size="s" icon="download" onClick={() => send({ type: 'papers.keep' })}>
          {m.issue_keep()}
        </Button>
      );
  }
}
