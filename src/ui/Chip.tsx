import type { ReactNode } from 'react';
import css from '#src/ui/Chip.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import { Words } from '#src/ui/Words.tsx';

export type ChipProps = {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
};

/** For a filter as a link, which works without JavaScript: `<a {...chipLook(isOn)} href={…}>`. */
export const chipLook = (isOn: boolean) => ({
  className: css.chip,
  'data-replace': '',
  ...(isOn && { 'aria-current': true as const }),
});

/** A toggle filter; the cross shows that a click removes it. */
export const Chip = ({ isOn, onChange, children }: ChipProps) => (
  <button type="button" className={css.chip} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
    <Words>{children}</Words>
    {isOn ? <Icon name="x" /> : null}
  </button>
);
