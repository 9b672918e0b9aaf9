import type { Problem } from '#domain/core/problem.ts';
import type { VisaRequestEvent } from '#machines/visa/visa-request/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';

type Props = {
  /** It was paid, then withdrawn. */
  readonly wasPaid: boolean;
  /** Further problem of the server; the page itself says that the request ended. */
  readonly problem: Problem | null;
  readonly send: (event: VisaRequestEvent) => void;
};

/** The request ended and cannot continue. */
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
