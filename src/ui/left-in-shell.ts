/** Where somebody was in a shell, and what they did there, for the dialog that takes its place (`DialogShell`). */
export type LeftInShell = {
  /** The field in which they type, by its name, or Close. */
  readonly focus: { readonly field: string } | 'close' | undefined;
  /** The name of the button that waits. */
  readonly pressed: string | undefined;
  /** The questions whose answers are open. */
  readonly opened: readonly string[];
  readonly scrolled: number;
};

/** Closes the shell of this id, if it is open, and empties it. */
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
  // A shell without a field has the focus on Close from the start: nobody brought it there.
  const isClose = focused instanceof HTMLButtonElement && !filled?.contains(focused);
  return isClose && filled?.querySelector('input') ? 'close' : undefined;
}

/** Goes on in the dialog, which has drawn what was typed. */
export function goOnFromShell(dialog: HTMLDialogElement, { focus, pressed, opened, scrolled }: LeftInShell): void {
  for (const question of dialog.querySelectorAll('summary'))
    if (opened.includes(question.textContent)) question.parentElement?.toggleAttribute('open', true);
  dialog.scrollTop = scrolled;
  if (focus === 'close') dialog.querySelector('button')?.focus();
  else if (focus) dialog.querySelector<HTMLElement>(`form [name="${focus.field}"]`)?.focus();
  // After what was typed has been drawn.
  if (pressed) setTimeout(() => dialog.querySelector<HTMLElement>(`button[name="${pressed}"]`)?.click());
}
