import type { ReactNode } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import type { StaffSessionEvent } from '#machines/accounts/staff-session/types.ts';
import type { StaffSessionView } from '#machines/accounts/staff-session/view.ts';
import type { FormFault } from '#machines/core/form.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { StaffEntrance } from '#src/screens/accounts/staff/StaffEntrance.tsx';
import type { StaffPage } from '#src/screens/accounts/staff/staff-page.ts';
import { staffProblem } from '#src/screens/accounts/staff/staff-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

export type StaffScreenProps = {
  readonly page: StaffPage;
  readonly view: StaffSessionView;
  readonly send: (event: StaffSessionEvent) => void;
  /** Passes the typed values outside the machine and signs in. */
  readonly onEnter: (said: components['schemas']['StaffCredentials'], faults: readonly FormFault[]) => void;
  /** The area in the URL. */
  readonly children?: ReactNode;
};

/** Staff pages: their sign-in, the list of areas, or one of them. */
export function StaffScreen({ page, view, send, onEnter, children }: StaffScreenProps) {
  if (page.kind === 'signIn') return <StaffEntrance view={view} onEnter={onEnter} />;
  const { problem } = view;
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={5}>
          <Row isSpread>
            <span className="quiet">{m.staff_signed_in({ name: page.name })}</span>
            <Row>
              {page.kind === 'areas' ? null : <a href={pathTo.staff()}>{m.staff_desks()}</a>}
              <Button size="s" isBusy={view.kind === 'leaving'} onClick={() => send({ type: 'staff.leave' })}>
                {m.staff_leave()}
              </Button>
            </Row>
          </Row>
          <Status>{problem ? <Note tone="stop">{staffProblem(problem)}</Note> : null}</Status>
          {page.kind === 'forbidden' ? <Note tone="stop">{m.staff_forbidden()}</Note> : null}
          {page.kind === 'areas' ? <Areas {...page} /> : children}
        </Stack>
      </Wrap>
    </Section>
  );
}

type AreasPage = Extract<StaffPage, { kind: 'areas' }>;

const Areas = ({ areas, dueFacts }: Pick<AreasPage, 'areas' | 'dueFacts'>) => (
  <>
    <h1>{m.staff_desks()}</h1>
    {areas.length === 0 ? <Note tone="stop">{m.staff_forbidden()}</Note> : null}
    {areas.map(({ href, title }) => (
      <Card key={href}>
        <a className="strong" href={href}>
          {title}
        </a>
      </Card>
    ))}
    <Card as="section" gap={2}>
      <h2 className="strong">{m.staff_facts()}</h2>
      {dueFacts.length === 0 ? <p className="quiet">{m.staff_facts_none()}</p> : <p>{m.staff_facts_text()}</p>}
      <ul>
        {dueFacts.map(({ fact, checkAgain, lookedAt }) => (
          <li key={fact}>
            {m.staff_facts_line({ fact, day: formatFullDay(checkAgain), looked: formatFullDay(lookedAt) })}
          </li>
        ))}
      </ul>
    </Card>
  </>
);
