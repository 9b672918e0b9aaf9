import type { Problem } from '#domain/core/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Empty.tsx';

export type FailedProps = {
  readonly problem: Problem;
  readonly href: string;
  readonly onRetry: () => void;
};

/** The search failed. The retry link works without JavaScript. */
export const Failed = ({ problem, href, onRetry }: FailedProps) => (
  <Empty
    title={m.results_failed()}
    actions={
      <a
        href={href}
        {...buttonLook({ kind: 'primary' })}
        onClick={(event) => {
          event.preventDefault();
          onRetry();
        }}
      >
        {m.results_retry()}
      </a>
    }
  >
    <p role="alert">{problemText(problem)}</p>
  </Empty>
);
