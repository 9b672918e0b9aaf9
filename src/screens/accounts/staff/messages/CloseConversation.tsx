import type { ConversationCloseView } from '#machines/core/conversation-close/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

export type Closing = { readonly view: ConversationCloseView; readonly onClose: () => void };
type Props = Closing & {
  /** The conversation waits for an answer: only then can it be closed. */
  readonly isWaiting: boolean;
};

export function CloseConversation({ view, onClose, isWaiting }: Props) {
  const isDone = view.kind === 'idle' && view.isDone;
  const problem = view.kind === 'idle' ? view.problem : null;
  return (
    <ActionNotice of={problem ?? isDone}>
      <Stack gap={3}>
        <Status>
          {problem ? <Note tone="stop">{closeProblemText(problem)}</Note> : null}
          {isDone && !isWaiting ? <p className="small">{m.staff_done()}</p> : null}
        </Status>
        {isWaiting ? (
          <Row>
            <Button isBusy={view.kind === 'closing'} onClick={onClose}>
              {m.staff_messages_close()}
            </Button>
            <span className="small quiet">{m.staff_messages_close_hint()}</span>
          </Row>
        ) : null}
      </Stack>
    </ActionNotice>
  );
}

export const closeProblemText = (problem: NonNullable<Extract<ConversationCloseView, { kind: 'idle' }>['problem']>) =>
  problem.code === 'conflict' ? m.staff_messages_close_conflict() : problemText(problem);
