import type { ReactNode } from 'react';
import type { VisaRequestEvent } from '#machines/visa/visa-request/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { onPlainClick } from '#src/screens/visa/plain-click.ts';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';

type Props = {
  readonly tasksHref: string;
  readonly send: (event: VisaRequestEvent) => void;
  /** The heading and what belongs to it. */
  readonly head: ReactNode;
  readonly children: ReactNode;
};

export const TaskPage = ({ tasksHref, send, head, children }: Props) => (
  <Section isTight>
    <Wrap>
      <Stack gap={5}>
        <Row>
          <a href={tasksHref} onClick={onPlainClick(() => send({ type: 'tasks.show' }))}>
            {m.visarequest_back_tasks()}
          </a>
        </Row>
        <Stack gap={2}>{head}</Stack>
        {children}
      </Stack>
    </Wrap>
  </Section>
);
