import type { ReactNode } from 'react';
import css from '#src/screens/booking/Status.module.css';
import { flag } from '#src/ui/layout.tsx';

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
