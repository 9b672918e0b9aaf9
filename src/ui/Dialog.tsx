import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import css from '#src/ui/Dialog.module.css';
import { noteOpenDialog } from '#src/ui/top-dialog.ts';

export type DialogProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  readonly onClose: () => void;
  /** Escape and a click outside do nothing; the labelled close button stays. */
  readonly isStatic?: boolean;
};

/**
 * Render it to open it, remove it to close it: `{isOpen ? <Dialog …/> : null}`. The browser's own modal dialog makes
 * the page behind inert, keeps the focus and gives it back, and needs no further file to arrive. It starts on the first
 * field that is empty, else on its heading.
 */
export function Dialog({ title, children, foot, onClose, isStatic }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // In the commit that renders it: a dialog that is there and closed would show nothing, for as long as the page is busy.
  useLayoutEffect(() => {
    const element = dialog.current;
    // The shell that stood in for it; the focus goes back to who opened that.
    const shells = [...document.querySelectorAll<HTMLDialogElement>('dialog[data-shell][open]')];
    const leftOff = shells.map(putAway).find((place) => place !== undefined);
    const opener = document.activeElement;
    if (element && !element.open) element.showModal();
    startOf(element, leftOff)?.focus();
    const noteClosed = element ? noteOpenDialog(element) : undefined;
    return () => {
      noteClosed?.();
      element?.close();
      // A removed dialog does not give the focus back by itself.
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
        event.preventDefault(); // the owner decides, and removes us
        if (!isStatic) onClose();
      }}
    >
      <div className={css.head}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <Button kind="quiet" isIcon icon="x" aria-label={m.ui_close()} onClick={onClose} />
      </div>
      <div className={css.body}>{children}</div>
      {foot ? <div className={css.foot}>{foot}</div> : null}
    </dialog>
  );
}

/** Where somebody is in a shell, as a place of the dialog that follows. */
type Place = { readonly field: string } | 'close';

/** Closes a shell and empties its field (`useTypedInShell` has read it). Returns where the next key was to go, if not to the start. */
function putAway(shell: HTMLDialogElement): Place | undefined {
  const field = shell.querySelector('input');
  const focused = document.activeElement;
  const place = placeOf(field, focused instanceof HTMLElement && shell.contains(focused) ? focused : null);
  shell.close();
  if (field) {
    field.value = '';
    field.disabled = true;
    field.removeAttribute('id');
  }
  return place;
}

function placeOf(field: HTMLInputElement | null, focused: HTMLElement | null): Place | undefined {
  // A shell of no field has the focus on Close from the start: nobody brought it there.
  if (!field || !focused) return undefined;
  if (focused !== field) return focused instanceof HTMLButtonElement ? 'close' : undefined;
  return field.value === '' ? undefined : { field: field.name };
}

function startOf(dialog: HTMLDialogElement | null, place?: Place): HTMLElement | null | undefined {
  if (place === 'close') return dialog?.querySelector('button');
  const goesOn = place && dialog?.querySelector<HTMLElement>(`form [name="${place.field}"]`);
  if (goesOn) return goesOn;
  const fields = dialog?.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox], [type=radio], :disabled)');
  return [...(fields ?? [])].find(({ value }) => value === '') ?? dialog?.querySelector('h2');
}
