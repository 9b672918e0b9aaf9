import type { ReactNode } from 'react';
import { flag } from '#src/ui/layout.tsx';
import css from '#src/ui/Table.module.css';

export type TableProps = {
  readonly caption: ReactNode;
  /** On narrow screens rows become blocks; give cells their heading as `data-l`. Numbers carry `data-num`. */
  readonly isFold?: boolean;
  readonly isPairs?: boolean;
  readonly children: ReactNode;
};

export const Table = ({ caption, isFold, isPairs, children }: TableProps) => (
  <table className={css.table} data-fold={flag(isFold)} data-pairs={flag(isPairs)}>
    <caption>{caption}</caption>
    {children}
  </table>
);
