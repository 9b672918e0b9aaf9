import type { ReactNode } from 'react';
import css from '#src/ui/Hints.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/ui/icon-names.ts';

export type Hint = { readonly id: string; readonly icon: IconName; readonly text: ReactNode };

export const Hints = ({ hints }: { readonly hints: readonly Hint[] }) => (
  <ul className={css.hints}>
    {hints.map(({ id, icon, text }) => (
      <li key={id}>
        <Icon name={icon} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
