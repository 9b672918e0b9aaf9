import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';

/** An expired request was resumed: its answers are checked on their own pages. */
export const KeptAgainScreen = ({ onCheck }: { readonly onCheck: () => void }) => (
  <Section isTight>
    <Wrap>
      <Stack gap={4}>
        <h1>{m.visarequest_again_title()}</h1>
        <p className="quiet">{m.visarequest_again_text()}</p>
        <Row>
          <Button kind="primary" onClick={onCheck}>
            {m.visarequest_contact_next()}
          </Button>
        </Row>
      </Stack>
    </Wrap>
  </Section>
);
