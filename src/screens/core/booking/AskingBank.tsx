import type { PaymentView } from '#machines/core/payment/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

type Props = {
  /** The bank's page, while the attempt is open. */
  readonly pageUrl: string | null;
  readonly view: Extract<PaymentView, { kind: 'verifying' }>;
  readonly isElsewhere?: boolean;
  readonly send: (event: { readonly type: 'payment.leave' }) => void;
};

/** What to do while the bank has not answered. Once it reports no payment, the traveller can go on there or leave. */
export function AskingBank({ pageUrl, view, isElsewhere = false, send }: Props) {
  const canLeave = view.isOpen && pageUrl;
  const text = isElsewhere ? m.issue_elsewhere_text : canLeave ? m.issue_open_text : m.issue_verifying_text;
  return (
    <>
      <p>
        <strong className="strong">{text()}</strong>
      </p>
      <Status>
        {view.problem ? (
          <ProblemNote problem={view.problem} />
        ) : view.isSlow ? (
          <Note tone="warn">{m.issue_verifying_slow()}</Note>
        ) : null}
      </Status>
      {canLeave ? (
        <Row>
          <a {...buttonLook({ kind: 'primary' })} href={pageUrl}>
            {m.issue_open_go_on()}
          </a>
          <Button isBusy={view.isLeaving} onClick={() => send({ type: 'payment.leave' })}>
            {m.issue_open_leave()}
          </Button>
        </Row>
      ) : null}
    </>
  );
}
