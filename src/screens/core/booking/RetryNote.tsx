import type { Problem } from '#domain/core/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { WayBack } from '#src/screens/core/booking/ProblemNote.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

type Props = { readonly problem: Problem | null; readonly onRetry: () => void };

/** What could not be read, and one press that asks again. */
export const RetryNote = ({ problem, onRetry }: Props) => (
  <Note
    tone="stop"
    action={
      <Row>
        <Button size="s" onClick={onRetry}>
          {m.issue_retry()}
        </Button>
        {problem ? <WayBack problem={problem} /> : null}
      </Row>
    }
  >
    {problem ? problemText(problem) : null}
  </Note>
);
