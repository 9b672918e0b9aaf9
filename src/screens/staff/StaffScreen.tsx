import type { ReactNode } from 'react';
import type { VisaReviewEvent } from '#machines/visa-review/types.ts';
import type { VisaReviewView } from '#machines/visa-review/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { Status } from '#src/screens/booking/Status.tsx';
import { RequestList } from '#src/screens/staff/RequestList.tsx';
import { RequestPage, type SayAct } from '#src/screens/staff/RequestPage.tsx';
import { StaffEntrance } from '#src/screens/staff/StaffEntrance.tsx';
import type { StaffPage } from '#src/screens/staff/staff-page.ts';
import { staffProblem } from '#src/screens/staff/staff-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

export type StaffScreenProps = {
  readonly page: StaffPage;
  readonly view: VisaReviewView;
  readonly send: (event: VisaReviewEvent) => void;
  /** Keeps what was typed where no trace sees it, and signs in. */
  readonly onEnter: (name: string, password: string) => void;
  readonly onAct: SayAct;
};

/** The page of the staff: a sign-in of its own, what waits, or one request. */
export function StaffScreen({ page, view, send, onEnter, onAct }: StaffScreenProps) {
  if (page.kind === 'signIn') return <StaffEntrance view={view} onEnter={onEnter} />;
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={5}>
          <Row isSpread>
            <span className="quiet">{m.staff_signed_in({ name: page.name })}</span>
            <Button size="s" isBusy={view.kind === 'leaving'} onClick={() => send({ type: 'staff.leave' })}>
              {m.staff_leave()}
            </Button>
          </Row>
          <News view={view} />
          <Shown page={page} view={view} send={send} onAct={onAct} />
        </Stack>
      </Wrap>
    </Section>
  );
}

function Shown({ page, view, send, onAct }: Omit<StaffScreenProps, 'onEnter'>): ReactNode {
  switch (page.kind) {
    case 'signIn':
      return null;
    case 'forbidden':
      return <Note tone="stop">{m.staff_forbidden()}</Note>;
    case 'list':
      return <RequestList list={page.list} />;
    case 'request':
      return <RequestPage request={page.request} view={view} send={send} onAct={onAct} />;
  }
}

function News({ view }: { readonly view: VisaReviewView }) {
  const { problem, done } = view.kind === 'resting' ? view : { problem: null, done: null };
  return (
    <Status>
      {problem ? <Note tone="stop">{staffProblem(problem)}</Note> : null}
      {done ? <Note tone="done">{m.staff_done()}</Note> : null}
    </Status>
  );
}
