import type { ReactNode } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import css from '#src/ui/Tag.module.css';
import { Words } from '#src/ui/Words.tsx';

type TagProps = {
  readonly tone?: 'accent' | 'warn' | 'stop' | 'done' | 'line';
  readonly icon?: IconName;
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly 'aria-expanded'?: boolean;
};

export const Tag = ({ tone, icon, children, onClick, 'aria-expanded': isOpen }: TagProps) => {
  const inside = (
    <>
      {icon ? <Icon name={icon} /> : null}
      <Words>{children}</Words>
    </>
  );
  return onClick ? (
    <button type="button" className={css.tag} data-c={tone} onClick={onClick} aria-expanded={isOpen}>
      {inside}
    </button>
  ) : (
    <span className={css.tag} data-c={tone}>
      {inside}
    </span>
  );
};
