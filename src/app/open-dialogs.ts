/** A shell is to open: said by the application, too (src/routes/-support/core/pages/dialog-shells.ts). */
const OPEN = 'shell-open';

/**
 * A link with `data-opens` opens the shell of that id at once, while the application is still to come; the dialog that
 * follows finds the open shell, and goes on with what was done in it. What closes a shell works before and after.
 */
export function openDialogs(): void {
  ({ pathname } = location);
  addEventListener('click', onClick, true);
  addEventListener(OPEN, ({ target }) => target instanceof HTMLDialogElement && openShell(target), true);
  // Linked to: the address says so, as `#help` for `help-shell`.
  const shell = document.getElementById(`${location.hash.slice(1)}-shell`);
  if (isShell(shell)) openShell(shell);
  addEventListener('close', ({ target }) => isShell(target) && !target.open && empty(target), true);
  // For browsers that do not know `closedby`.
  addEventListener('cancel', (event) => isStatic(event.target) && event.preventDefault(), true);
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest('button');
  const open = target?.closest<HTMLDialogElement>('dialog[data-shell]');
  if (button && open) press(button, open, event);

  const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  // Who follows a link has left the dialog, as in the one whose code is on its way: it must not open over the next page.
  if (!isElsewhere && target?.closest('a[href]:not([target])')) open?.close();
  const { live, lost } = document.documentElement.dataset;
  // A live page opens it itself; where the application did not come nobody would fill it, and the link leads on.
  if (isElsewhere || (live ?? lost) !== undefined) return;
  const opener = target?.closest('a[data-opens]');
  const shell = opener && shellOf(opener);
  if (!shell) return;
  openShell(shell);
  event.preventDefault();
}

const shellOf = (opener: Element) => {
  const shell = document.getElementById(opener.getAttribute('data-opens') ?? '');
  return shell instanceof HTMLDialogElement ? shell : null;
};

/** Close closes. Another button waits, busy, and is pressed in the dialog that takes the place of the shell. */
function press(button: HTMLButtonElement, shell: HTMLDialogElement, event: Event): void {
  if (!button.closest('[data-filled]')) {
    shell.close();
    empty(shell);
    return;
  }
  event.preventDefault();
  for (const other of shell.querySelectorAll('button')) other.ariaBusy = other === button ? 'true' : null;
  shell.dataset.pressed = button.name;
}

/** The page whose pictures they are. */
let pathname = '';

/** With the first picture of its dialog, which until then is in a template: nothing there is read, filled in or numbered twice. */
function openShell(shell: HTMLDialogElement): void {
  if (shell.open) return;
  const picture = shell.querySelector('template')?.content.cloneNode(true) as DocumentFragment | undefined;
  const place = shell.querySelector('[data-filled]:empty');
  if (picture?.hasChildNodes() && place && location.pathname === pathname) {
    // The policy would trust what comes from a template, whoever has put it there.
    for (const script of picture.querySelectorAll('script')) script.remove();
    place.append(picture);
    place.nextElementSibling?.toggleAttribute('hidden', true); // what waits for it
  }
  shell.showModal();
  shell.querySelector('input')?.focus();
}

/** Who closes it has taken back what was pressed and typed there. */
function empty(shell: HTMLDialogElement): void {
  delete shell.dataset.pressed;
  const place = shell.querySelector('[data-filled]');
  place?.replaceChildren();
  place?.nextElementSibling?.toggleAttribute('hidden', false);
}

const isShell = (target: EventTarget | null): target is HTMLDialogElement =>
  target instanceof HTMLDialogElement && 'shell' in target.dataset;

const isStatic = (target: EventTarget | null): boolean => isShell(target) && target.getAttribute('closedby') === 'none';

/** Nobody comes to fill them: the page behind must be reached. */
export function closeDialogs(): void {
  for (const shell of document.querySelectorAll<HTMLDialogElement>('dialog[data-shell][open]')) shell.close();
}
