import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import css from '#src/ui/Dialog.module.css';
import { DialogBody } from '#src/ui/DialogBody.tsx';
import { Bone } from '#src/ui/Skeleton.tsx';

export type DialogShellProps = {
  readonly id: string;
  readonly title: ReactNode;
  /** As of the dialog that takes its place: Escape and a click outside do nothing. */
  readonly isStatic?: boolean;
  /** The body that the dialog begins with, as HTML; the server's. A browser finds it in the page. */
  readonly picture?: string | undefined;
};

/**
 * A dialog in the page's HTML: it opens at the very click with what its `picture` shows, also before any application is there
 * (`src/app/open-dialogs.ts`), and the `Dialog` whose code comes takes its place and goes on with what was done in it.
 */
export function DialogShell({ id, title, isStatic, picture }: DialogShellProps) {
  const closing: Record<string, string> = { closedby: isStatic ? 'none' : 'any' };
  return (
    <dialog {...closing} id={id} className={`${css.dialog} ${css.shell}`} aria-labelledby={`${id}-title`} data-shell="">
      <div className={css.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <Button kind="quiet" isIcon icon="x" aria-label={m.ui_close()} />
      </div>
      {/* React does not look into a template. The empty text is on purpose: React leaves alone what is in an element whose only
          child is a text. */}
      <template {...(picture ? { dangerouslySetInnerHTML: { __html: picture } } : {})} />
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
