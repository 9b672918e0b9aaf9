import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import css from '#src/ui/Dialog.module.css';
import { Bone } from '#src/ui/Skeleton.tsx';

export type DialogShellProps = {
  readonly id: string;
  readonly title: ReactNode;
  /** As of the dialog that takes its place: Escape and a click outside do nothing. */
  readonly isStatic?: boolean;
};

/**
 * A dialog in the page's HTML: it opens at the very click, also before any application is there (`src/app/open-dialogs.ts`),
 * and the `Dialog` whose code comes takes its place.
 */
export function DialogShell({ id, title, isStatic }: DialogShellProps) {
  const closing: Record<string, string> = { closedby: isStatic ? 'none' : 'any' };
  return (
    <dialog {...closing} id={id} className={`${css.dialog} ${css.shell}`} aria-labelledby={`${id}-title`} data-shell="">
      <div className={css.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <Button kind="quiet" isIcon icon="x" aria-label={m.ui_close()} />
      </div>
      <div className={css.body} role="status">
        <span className="vh">{m.ui_loading()}</span>
        <Bone width="l" isTall />
        <Bone width="l" />
        <Bone />
        <Bone width="l" isTall />
      </div>
    </dialog>
  );
}
