import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { flag } from '#src/ui/layout.tsx';
import css from '#src/ui/search/Search.module.css';

/** The raised panel around a search form, with tabs for other searches. */
export const SearchPanel = ({ tabs, children }: { readonly tabs?: ReactNode; readonly children: ReactNode }) => (
  <div className={css.search}>
    {tabs}
    {children}
  </div>
);

/** The row of cells: From, To, Depart, Return, Travellers, then SearchGo. One column on narrow screens. */
export const SearchCells = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.cells}>{children}</div>
);

export const SearchGo = ({ children, isBusy }: { readonly children: ReactNode; readonly isBusy?: boolean }) => (
  <div className={css.go}>
    <Button kind="primary" size="l" type="submit" icon="search" isBusy={isBusy === true}>
      {children}
    </Button>
  </div>
);

/** For the `swap` slot of the second PlaceField. */
export const SwapButton = ({ label, onSwap }: { readonly label: string; readonly onSwap: () => void }) => (
  <Button size="s" isIcon icon="swap" aria-label={label} onClick={onSwap} />
);

export type CellProps = {
  readonly id: string;
  readonly label: string;
  readonly error?: ReactNode;
  /** Small text under the value. */
  readonly note?: ReactNode;
  /** Half the width on narrow screens. */
  readonly isHalf?: boolean;
  readonly swap?: ReactNode;
};

/** One cell of a search: label, value, small text. */
export const Cell = ({
  id,
  label,
  error,
  note,
  isHalf,
  swap,
  isLive,
  children,
}: CellProps & { readonly isLive?: boolean; readonly children: ReactNode }) => (
  <div
    className={css.cell}
    data-half={flag(isHalf)}
    data-invalid={flag(Boolean(error))}
    data-widget={isLive ? 'live' : undefined}
  >
    {swap ? <span className={css.swap}>{swap}</span> : null}
    <label htmlFor={id} id={`${id}-label`}>
      {label}
    </label>
    {children}
    {error ? (
      <span className={css.error} id={`${id}-error`}>
        {error}
      </span>
    ) : (
      <small id={`${id}-note`}>{note}</small>
    )}
  </div>
);

export const describedBy = (id: string, error: ReactNode) => (error ? `${id}-error` : `${id}-note`);
