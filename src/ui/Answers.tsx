import type { ReactNode } from 'react';
import css from '#src/ui/Answers.module.css';

export type Answer = {
  readonly id: string;
  readonly term: string;
  readonly value: ReactNode;
  /** Link back to the question: "Change" with the term in a `vh` span. */
  readonly change?: ReactNode;
};

/** Summary of given answers, each with a link to change it. */
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
