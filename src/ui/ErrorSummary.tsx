import type { MouseEvent, ReactNode, Ref } from 'react';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/ui/ErrorSummary.module.css';

export type FormProblem = { readonly fieldId: string; readonly text: ReactNode };
export type ErrorSummaryProps = {
  readonly problems: readonly FormProblem[];
  readonly title?: ReactNode;
  /** Number of problems, if one line stands for several. */
  readonly count?: number;
  /** The caller focuses it after a refused submit. */
  readonly ref?: Ref<HTMLDivElement>;
};

/** Links to all invalid fields. Renders nothing without problems. */
export function ErrorSummary({ problems, title, count = problems.length, ref }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return (
    // Not atomic: when single lines disappear, the rest is not announced again.
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

// Focuses the field without a fragment link, which the router would treat as a navigation.
function goTo(event: MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
