import { pathTo } from '#domain/core/page-paths.ts';
import type { Problem } from '#domain/core/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';

export type ProblemNoteProps = {
  readonly problem: Problem;
  readonly tone?: 'warn' | 'stop';
  /** In the words of a product. Default: those of its code. */
  readonly text?: string | undefined;
};

/** Error of an order action. If this browser may not see the order, with a way to regain access. */
export const ProblemNote = ({ problem, tone = 'stop', text = problemText(problem) }: ProblemNoteProps) => (
  <Note tone={tone} action={<WayBack problem={problem} />}>
    {text}
  </Note>
);

/** Redirects back to this page. The server never renders this problem: it follows a click. */
const loginHref = () =>
  pathTo.login(typeof location === 'undefined' ? {} : { redirect: location.pathname + location.search });

/** Link to the order for a browser without access; nothing for other problems. */
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
