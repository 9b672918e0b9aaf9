import type { ReactNode } from 'react';
import css from '#src/ui/Dialog.module.css';

export type DialogBodyProps = { readonly children: ReactNode; readonly foot?: ReactNode };

/** Content below a dialog's head; also the initial content of its shell. */
export const DialogBody = ({ children, foot }: DialogBodyProps) => (
  <>
    <div className={css.body}>{children}</div>
    {foot ? <div className={css.foot}>{foot}</div> : null}
  </>
);
