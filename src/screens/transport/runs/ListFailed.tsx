import type { Problem } from '#domain/core/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Empty.tsx';

export type ListFailedProps = {
  readonly problem: Problem | null;
  /** The same search again. */
  readonly href: string;
};

/** The list could not be read: why, and the way to try again. */
export const ListFailed = ({ problem, href }: ListFailedProps) => (
  <Empty
    title={m.transportrun_failed_title()}
    actions={
      <a href={href} {...buttonLook({ kind: 'primary' })}>
        {m.transportrun_failed_again()}
      </a>
    }
  >
    {m.transportrun_failed()} {problem ? problemText(problem) : ''}
  </Empty>
);
