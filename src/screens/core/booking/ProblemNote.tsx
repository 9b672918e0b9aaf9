import { pathTo } from '#domain/core/addresses.ts';
import type { Problem } from '#domain/core/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';

export type ProblemNoteProps = {
  readonly problem: Problem;
  readonly tone?: 'warn' | 'stop';
};

/** Why something with an order failed. Where this browser may not see the order any more, with the way back to it. */
export const ProblemNote = ({ problem, tone = 'stop' }: ProblemNoteProps) => (
  <Note tone={tone} action={<WayBack problem={problem} />}>
    {problemText(problem)}
  </Note>
);

/** Comes back to this page. What the server draws has no such problem: it comes from something that was pressed here. */
const loginHref = () =>
  pathTo.login(typeof location === 'undefined' ? {} : { redirect: location.pathname + location.search });

/** To the order, for a browser that lost its key to it; nothing for another problem. */
export const WayBack = ({ problem }: { readonly problem: Problem }) => {
  switch (problem.code) {
    case 'order_unknown':
      return (
        <a {...buttonLook({ size: 's' })} href={pathTo.findBooking()}>
          {m.site_find_booking()}
        </a>
      );
    case 'login_required':
      return (
        <a {...buttonLook({ size: 's' })} href={loginHref()}>
          {m.login_submit()}
        </a>
      );
    default:
      return null;
  }
};
