import type { Problem } from '#domain/core/problem.ts';
import type { VisaRequestEvent } from '#machines/visa/visa-request/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';

type Props = {
  /** It was paid, and withdrawn. */
  readonly wasPaid: boolean;
  /** What else the server said; that it has ended is what the page says. */
  readonly problem: Problem | null;
  readonly send: (event: VisaRequestEvent) => void;
};

/** Nothing of the request is left to go on with. */
export const EndedScreen = ({ wasPaid, problem, send }: Props) => (
  <Section isTight>
    <Wrap>
      <Stack gap={4}>
        <h1>{wasPaid ? m.visarequest_withdrawn_title() : m.visarequest_ended_title()}</h1>
        <p className="quiet">{wasPaid ? m.visarequest_withdrawn_text() : m.visarequest_ended_text()}</p>
        {problem && problem.code !== 'hold_expired' ? <ProblemNote problem={problem} /> : null}
        <Row>
          <Button kind="primary" onClick={() => send({ type: 'request.restart' })}>
            {m.visarequest_again()}
          </Button>
        </Row>
      </Stack>
    </Wrap>
  </Section>
);
