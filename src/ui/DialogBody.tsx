import type { ReactNode } from 'react';
import css from '#src/ui/Dialog.module.css';

export type DialogBodyProps = { readonly children: ReactNode; readonly foot?: ReactNode };

/** What a dialog shows below its head; also as the picture with which its shell opens. */
export const DialogBody = ({ children, foot }: DialogBodyProps) => (
  <>
    <div className={css.body}>{children}</div>
    {foot ? <div className={css.foot}>{foot}</div> : null}
  </>
);
