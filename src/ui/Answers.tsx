import type { ReactNode } from 'react';
import css from '#src/ui/Answers.module.css';

export type Answer = {
  readonly id: string;
  readonly term: string;
  readonly value: ReactNode;
  /** The way back to the question, "Change" with the term in a `vh` span. */
  readonly change?: ReactNode;
};

/** Check your answers: what was told, with a way to change each. */
export const Answers = ({ answers }: { readonly answers: readonly Answer[] }) => (
  <dl className={css.answers}>
    {answers.map(({ id, term, value, change }) => (
      <div key={id}>
        <dt>{term}</dt>
        <dd>{value}</dd>
        {change ? <dd>{change}</dd> : null}
      </div>
    ))}
  </dl>
);
