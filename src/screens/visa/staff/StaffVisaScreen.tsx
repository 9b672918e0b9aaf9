import { useRef } from 'react';
import type { VisaReviewEvent } from '#machines/visa/visa-review/types.ts';
import type { VisaReviewView } from '#machines/visa/visa-review/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { staffProblem } from '#src/screens/accounts/staff/staff-words.ts';
import type { SayAct } from '#src/screens/visa/staff/acts.ts';
import { RequestList } from '#src/screens/visa/staff/RequestList.tsx';
import { RequestPage } from '#src/screens/visa/staff/RequestPage.tsx';
import type { StaffVisaPage } from '#src/screens/visa/staff/staff-request.ts';
import { layoutClass } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { useStayingFocus } from '#src/ui/useStayingFocus.ts';

export type StaffVisaScreenProps = {
  readonly page: StaffVisaPage;
  readonly view: VisaReviewView;
  readonly send: (event: VisaReviewEvent) => void;
  readonly onAct: SayAct;
};

export function StaffVisaScreen({ page, view, send, onAct }: StaffVisaScreenProps) {
  const { problem, done } = view.kind === 'idle' ? view : { problem: null, done: null };
  const box = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  // Buttons disappear after their action.
  useStayingFocus(box, notice);
  return (
    <div ref={box} className={layoutClass.stack} data-gap={5}>
      <div ref={notice} tabIndex={-1}>
        <Status>
          {problem ? <Note tone="stop">{staffProblem(problem)}</Note> : null}
          {done ? <Note tone="done">{m.staff_done()}</Note> : null}
        </Status>
      </div>
      {page.kind === 'list' ? (
        <RequestList list={page.list} />
      ) : (
        <RequestPage request={page.request} view={view} send={send} onAct={onAct} />
      )}
    </div>
  );
}
