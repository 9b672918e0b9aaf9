import type { ReactNode } from 'react';
import { flag } from '#src/ui/layout.tsx';
import css from '#src/ui/Status.module.css';

type StatusProps = {
  readonly children: ReactNode;
  /** Spans the whole row of a FieldGrid. */
  readonly isAll?: boolean;
};

/** A live region that is always in the page: changes are announced, and it takes no space while empty. */
export const Status = ({ children, isAll }: StatusProps) => (
  <div className={css.status} role="status" data-all={flag(isAll)}>
    {children}
  </div>
);
