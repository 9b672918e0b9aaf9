import type { ReactNode } from 'react';
import { flag } from '#src/ui/layout.tsx';
import css from '#src/ui/Status.module.css';

type StatusProps = {
  readonly children: ReactNode;
  /** Takes the whole line of a FieldGrid. */
  readonly isAll?: boolean;
};

/** A place for news that is always there: what comes into it is spoken, and nothing moves while it is empty. */
export const Status = ({ children, isAll }: StatusProps) => (
  <div className={css.status} role="status" data-all={flag(isAll)}>
    {children}
  </div>
);
