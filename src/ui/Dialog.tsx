import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import css from '#src/ui/Dialog.module.css';
import { DialogBody, type DialogBodyProps } from '#src/ui/DialogBody.tsx';
import { goOnFromShell, leaveShell } from '#src/ui/take-over-shell.ts';
import { noteOpenDialog } from '#src/ui/top-dialog.ts';

export type DialogProps = DialogBodyProps & {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Escape and a click outside do nothing; the labelled close button stays. */
  readonly isStatic?: boolean;
  /** The shell shown while the code loaded (`DialogShell`). */
  readonly shellId?: string;
};

/**
 * Render it to open it, remove it to close it: `{isOpen ? <Dialog …/> : null}`. Uses the native modal dialog, which makes the page inert
 * and manages the focus without extra code. The initial focus is the first empty field, else the heading.
 */
export function Dialog({ title, children, foot, onClose, isStatic, shellId }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Layout effect: a rendered but closed dialog would show nothing while the page is busy.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useLayoutEffect(() => {
    const element = dialog.current;
    // The focus returns to the element that opened the shell.
    const left = shellId === undefined ? undefined : leaveShell(shellId);
    const opener = document.activeElement;
    if (element && !element.open) element.showModal();
    startOf(element)?.focus();
    if (element && left) goOnFromShell(element, left);
    const noteClosed = element ? noteOpenDialog(element) : undefined;
    return () => {
      noteClosed?.();
      element?.close();
      // Browsers do not restore the focus when a dialog is removed.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  // React has no type for this attribute yet.
  const closing: Record<string, string> = { closedby: isStatic ? 'none' : 'any' };
  return (
    <dialog
      {...closing}
      ref={dialog}
      className={css.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault(); // the owner decides and removes the dialog
        if (!isStatic) onClose();
      }}
    >
      <div className={css.head}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <Button kind="quiet" isIcon icon="x" aria-label={m.ui_close()} onClick={onClose} />
      </div>
      <DialogBody foot={foot}>{children}</DialogBody>
    </dialog>
  );
}

function startOf(dialog: HTMLDialogElement | null): HTMLElement | null | undefined {
  const fields = dialog?.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox], [type=radio], :disabled)');
  return [...(fields ?? [])].find(({ value }) => value === '') ?? dialog?.querySelector('h2');
}
