import type { ReactNode } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import css from '#src/ui/Note.module.css';

export type Tone = 'info' | 'warn' | 'stop' | 'done';
export type NoteProps = {
  readonly tone?: Tone;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
  /** A Button, or a link styled as one. */
  readonly action?: ReactNode;
  /** `status` for notices that can wait, `alert` for those that cannot. */
  readonly role?: 'status' | 'alert';
  /** Sticks to the bottom of the screen, because it concerns the whole page. */
  readonly isPinned?: boolean;
};

const ICONS: Record<Tone, IconName> = { info: 'info', warn: 'clock', stop: 'alert', done: 'circle-check' };

/** An inline message: facts, what is kept, what to do. Also the bar over old prices. */
export const Note = ({ tone, icon, children, action, role, isPinned }: NoteProps) => (
  <div className={css.note} data-c={tone} data-pinned={isPinned ? '' : undefined} role={role}>
    <Icon name={icon ?? (tone ? ICONS[tone] : 'info')} />
    <div>{children}</div>
    {action}
  </div>
);
