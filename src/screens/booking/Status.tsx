import type { ReactNode } from 'react';
import css from '#src/screens/booking/Status.module.css';

/** A place for news that is always there: what comes into it is spoken, and nothing moves while it is empty. */
export const Status = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.status} role="status">
    {children}
  </div>
);
