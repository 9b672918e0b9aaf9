import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import css from '#src/ui/Dialog.module.css';
import { DialogBody } from '#src/ui/DialogBody.tsx';
import { Bone } from '#src/ui/Skeleton.tsx';

export type DialogShellProps = {
  readonly id: string;
  readonly title: ReactNode;
  /** As in the real dialog: Escape and a click outside do nothing. */
  readonly isStatic?: boolean;
  /** Initial content as HTML, on the server only. A browser finds it in the page. */
  readonly markup?: string | undefined;
};

/**
 * A dialog in the page's HTML that opens at once with its `markup`, also before the application loads (`src/app/open-dialogs.ts`). The
 * real `Dialog` then takes its place and its state.
 */
export function DialogShell({ id, title, isStatic, markup }: DialogShellProps) {
  const closing: Record<string, string> = { closedby: isStatic ? 'none' : 'any' };
  return (
    <dialog {...closing} id={id} className={`${css.dialog} ${css.shell}`} aria-labelledby={`${id}-title`} data-shell="">
      <div className={css.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <Button kind="quiet" isIcon icon="x" aria-label={m.ui_close()} />
      </div>
      {/* React does not look into a template. The empty string is on purpose: React leaves the content of an element alone whose only child is a text. */}
      <template {...(markup ? { dangerouslySetInnerHTML: { __html: markup } } : {})} />
      <div data-filled="" suppressHydrationWarning>
        {''}
      </div>
      <div suppressHydrationWarning>
        <DialogBody>
          <span className="vh" role="status">
            {m.ui_loading()}
          </span>
          <Bone width="l" isTall />
          <Bone width="l" />
          <Bone />
          <Bone width="l" isTall />
        </DialogBody>
      </div>
    </dialog>
  );
}
