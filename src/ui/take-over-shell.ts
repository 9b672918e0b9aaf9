/** State of a shell that the real dialog takes over (`DialogShell`). */
export type LeftInShell = {
  /** The focused field by its name, or the close button. */
  readonly focus: { readonly field: string } | 'close' | undefined;
  /** Name of the clicked button. */
  readonly pressed: string | undefined;
  /** Texts of the open questions. */
  readonly opened: readonly string[];
  readonly scrolled: number;
};

/** Closes and empties the shell with this id, if it is open. */
export function leaveShell(id: string): LeftInShell | undefined {
  const shell = document.getElementById(id);
  if (!(shell instanceof HTMLDialogElement) || !shell.open) return undefined;
  const filled = shell.querySelector('[data-filled]');
  const left: LeftInShell = {
    focus: focusIn(shell, filled),
    pressed: shell.dataset.pressed,
    opened: [...shell.querySelectorAll('[open] > summary')].map(({ textContent }) => textContent),
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
  // In a shell without a field the focus starts on Close: the user did not move it there.
  const isClose = focused instanceof HTMLButtonElement && !filled?.contains(focused);
  return isClose && filled?.querySelector('input') ? 'close' : undefined;
}

/** Restores the state in the dialog, which has rendered the typed text. */
export function goOnFromShell(dialog: HTMLDialogElement, { focus, pressed, opened, scrolled }: LeftInShell): void {
  for (const question of dialog.querySelectorAll('summary'))
    if (opened.includes(question.textContent)) question.parentElement?.toggleAttribute('open', true);
  dialog.scrollTop = scrolled;
  if (focus === 'close') dialog.querySelector('button')?.focus();
  else if (focus) dialog.querySelector<HTMLElement>(`form [name="${focus.field}"]`)?.focus();
  // After the typed text is rendered.
  if (pressed) setTimeout(() => dialog.querySelector<HTMLElement>(`button[name="${pressed}"]`)?.click());
}
