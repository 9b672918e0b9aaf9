import type { MouseEvent, ReactNode, Ref } from 'react';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/ui/ErrorSummary.module.css';

export type FormProblem = { readonly fieldId: string; readonly text: ReactNode };
export type ErrorSummaryProps = {
  readonly problems: readonly FormProblem[];
  readonly title?: ReactNode;
  /** How many there are, when a line stands for several. */
  readonly count?: number;
  /** The caller moves the focus here after a refused form. */
  readonly ref?: Ref<HTMLDivElement>;
};

/** What is to correct, each line a way to its field. Shows nothing when all is well. */
export function ErrorSummary({ problems, title, count = problems.length, ref }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return (
    // Not atomic: while lines go one by one, what is left is not read again each time.
    <div className={css.errors} role="alert" aria-atomic="false" tabIndex={-1} ref={ref}>
      <h2>{title ?? m.ui_errors({ count })}</h2>
      <ul>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

// Focus and not a jump: a jump would be a navigation for the router.
function goTo(event: MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
