import type { DocumentsMailEvent } from '#machines/core/documents-mail/types.ts';
import type { DocumentsMailView } from '#machines/core/documents-mail/view.ts';
import { m } from '#src/copy/generated/messages.js';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import { PaperLinks } from '#src/screens/core/booking/PaperLinks.tsx';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

export type PapersCardProps = {
  readonly orderId: string;
  readonly words: Omit<OrderSlots<OrderCore>['words'], 'progress' | 'cancelLead'>;
  /** Where papers are mailed; null: no address is kept any more. */
  readonly email: string | null;
  readonly view: DocumentsMailView;
  readonly send: (event: DocumentsMailEvent) => void;
};

export const PapersCard = ({ orderId, words, email, view, send }: PapersCardProps) => (
  <Card as="section" gap={4} aria-labelledby="papers">
    <h2 id="papers" className="strong">
      {m.profile_papers_title()}
    </h2>
    <p className="quiet">{words.papersText()}</p>
    <Row>
      <PaperLinks orderId={orderId} downloads={words.downloads} />
      {email === null ? null : (
        <Button icon="mail" isBusy={view.kind === 'mailing'} onClick={() => send({ type: 'documents.mail' })}>
          {words.papersAgain()}
        </Button>
      )}
    </Row>
    <Status>{noticeOf(view)}</Status>
    {email === null ? null : <p className="small quiet">{words.papersTo({ email })}</p>}
  </Card>
);

function noticeOf(view: DocumentsMailView) {
  if (view.kind === 'mailed') return <Note tone="done">{m.profile_papers_sent({ email: view.emailMasked })}</Note>;
  if (view.kind === 'mailing' || !view.problem) return null;
  return <ProblemNote problem={view.problem} />;
}
