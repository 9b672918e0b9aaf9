/** Where somebody was in a shell, and what they did there, for the dialog that takes its place (`DialogShell`). */
export type LeftInShell = {
  /** The field in which they type, by its name, or Close. */
  readonly focus: { readonly field: string } | 'close' | undefined;
  /** The name of the button that waits. */
  readonly pressed: string | undefined;
  /** Which of its answers are open, in their order. */
  readonly opened: readonly boolean[];
  readonly scrolled: number;
};

/** Closes the shell that is open, and takes what filled it away. */
export function leaveShell(): LeftInShell | undefined {
  const shell = document.querySelector<HTMLDialogElement>('dialog[data-shell][open]');
  if (!shell) return undefined;
  const filled = shell.querySelector('[data-filled]');
  const left: LeftInShell = {
    focus: focusIn(shell, filled),
    pressed: shell.dataset.pressed,
    opened: [...shell.querySelectorAll('details')].map(({ open }) => open),
    scrolled: shell.scrollTop,
  };
  shell.close();
  filled?.replaceChildren();
  delete shell.dataset.pressed;
  return left;
}

function focusIn(shell: HTMLElement, filled: Element | null): LeftInShell['focus'] {
  const focused = document.activeElement;
  if (!focused || !shell.contains(focused)) return undefined;
  if (focused instanceof HTMLInputElement) return focused.value === '' ? undefined : { field: focused.name };
  // A shell without a field has the focus on Close from the start: nobody brought it there.
  const isClose = focused instanceof HTMLButtonElement && !filled?.contains(focused);
  return isClose && filled?.querySelector('input') ? 'close' : undefined;
}

/** Goes on in the dialog, which has drawn what was typed. */
export function goOnFromShell(dialog: HTMLDialogElement, { focus, pressed, opened, scrolled }: LeftInShell): void {
  const answers = dialog.querySelectorAll('details');
  for (const [at, isOpen] of opened.entries()) answers[at]?.toggleAttribute('open', isOpen);
  dialog.scrollTop = scrolled;
  if (focus === 'close') dialog.querySelector('button')?.focus();
  else if (focus) dialog.querySelector<HTMLElement>(`form [name="${CSS.escape(focus.field)}"]`)?.focus();
  // After what was typed has been drawn.
  if (pressed) setTimeout(() => dialog.querySelector<HTMLElement>(`button[name="${CSS.escape(pressed)}"]`)?.click());
}
