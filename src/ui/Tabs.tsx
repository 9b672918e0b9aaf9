import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { flag } from '#src/ui/layout.tsx';
import css from '#src/ui/Tabs.module.css';
import { Words } from '#src/ui/Words.tsx';

type TabNavProps = {
  readonly label: string;
  /** One row on a phone, too: more tabs than fit scroll. */
  readonly isRow?: boolean;
  readonly children: ReactNode;
};

/** Sibling pages: the children are links, the current one with `aria-current`. */
export const TabNav = ({ label, isRow = false, children }: TabNavProps) => (
  <nav className={css.tabs} aria-label={label} data-row={flag(isRow)}>
    {children}
  </nav>
);

export type TabsProps<T extends string> = {
  readonly label: string;
  readonly tabs: readonly { readonly id: T; readonly label: string; readonly icon?: IconName }[];
  readonly selected: T;
  readonly onSelect: (id: T) => void;
  /** The caller renders the panel with `tabPanelProps(idPrefix, selected)`. */
  readonly idPrefix: string;
};

export const tabPanelProps = (idPrefix: string, id: string) =>
  ({ role: 'tabpanel', id: `${idPrefix}-panel-${id}`, 'aria-labelledby': `${idPrefix}-tab-${id}` }) as const;

/** Tabs for panels in one place. Arrow keys move and select. */
export function Tabs<T extends string>({ label, tabs, selected, onSelect, idPrefix }: TabsProps<T>) {
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[(at + (isRtl ? -step : step) + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${idPrefix}-tab-${next.id}`)?.focus();
  };
  return (
    <div className={css.tabs} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ id, label: text, icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${idPrefix}-tab-${id}`}
          aria-selected={id === selected}
          aria-controls={id === selected ? `${idPrefix}-panel-${id}` : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {icon ? <Icon name={icon} /> : null}
          <Words>{text}</Words>
        </button>
      ))}
    </div>
  );
}
