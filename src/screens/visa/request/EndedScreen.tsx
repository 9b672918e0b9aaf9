import type { VisaRequestEvent } from '#machines/visa-request/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';

/** Nothing of the request is left to go on with. */
export const EndedScreen = ({ send }: { readonly send: (event: VisaRequestEvent) => void }) => (
  <Section isTight>
    <Wrap>
      <Stack gap={4}>
        <h1>{m.visarequest_ended_title()}</h1>
        <p className="quiet">{m.visarequest_ended_text()}</p>
        <Row>
          <Button kind="primary" onClick={() => send({ type: 'request.restart' })}>
            {m.visarequest_again()}
          </Button>
        </Row>
      </Stack>
    </Wrap>
  </Section>
);
