import type { Problem } from '#domain/problem.ts';
import type { VisaRequestEvent } from '#machines/visa-request/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { Button } from '#src/ui/Button.tsx';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

type Props = {
  /** Why, where the server said it. */
  readonly problem: Problem | null;
  readonly send: (event: VisaRequestEvent) => void;
};

/** Nothing of the request is left to go on with. */
export const EndedScreen = ({ problem, send }: Props) => (
  <Section isTight>
    <Wrap>
      <Stack gap={4}>
        <h1>{m.visarequest_ended_title()}</h1>
        <p className="quiet">{m.visarequest_ended_text()}</p>
        {problem ? <Note tone="stop">{problemText(problem)}</Note> : null}
        <Row>
          <Button kind="primary" onClick={() => send({ type: 'request.restart' })}>
            {m.visarequest_again()}
          </Button>
        </Row>
      </Stack>
    </Wrap>
  </Section>
);
