/** Event that opens a shell; the application uses it too (src/routes/-support/core/pages/dialog-shells.ts). */
const OPEN = 'shell-open';

/**
 * A link with `data-opens` opens the shell with that id at once, while the application still loads; the real dialog takes over the open
 * shell and its state. Closing a shell works before and after.
 */
export function openDialogs(): void {
  ({ pathname } = location);
  addEventListener('click', onClick, true);
  addEventListener(OPEN, ({ target }) => target instanceof HTMLDialogElement && openShell(target), true);
  // The URL links to a dialog: `#help` opens `help-shell`.
  const shell = document.getElementById(`${location.hash.slice(1)}-shell`);
  if (isShell(shell)) openShell(shell);
  addEventListener('close', ({ target }) => isShell(target) && !target.open && empty(target), true);
  // For browsers without `closedby`.
  addEventListener('cancel', (event) => isStatic(event.target) && event.preventDefault(), true);
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest('button');
  const open = target?.closest<HTMLDialogElement>('dialog[data-shell]');
  if (button && open) press(button, open, event);

  const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  // Following a link leaves the dialog; a dialog whose code still loads must not open over the next page.
  if (!isElsewhere && target?.closest('a[href]:not([target])')) open?.close();
  const { live, lost } = document.documentElement.dataset;
  // A hydrated page opens the dialog itself; if the application failed to load, nothing would fill the shell, so let the link navigate.
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

/** Close closes. Other buttons become busy and are clicked again in the real dialog. */
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

/** Path of the page to which the dialog contents belong. */
let pathname = '';

/** Fills a shell from its template. Until then the content is inert: not read, not autofilled, no duplicate ids. */
function openShell(shell: HTMLDialogElement): void {
  if (shell.open) return;
  const markup = shell.querySelector('template')?.content.cloneNode(true) as DocumentFragment | undefined;
  const place = shell.querySelector('[data-filled]:empty');
  if (markup?.hasChildNodes() && place && location.pathname === pathname) {
    // The CSP would trust scripts from a template, even injected ones.
    for (const script of markup.querySelectorAll('script')) script.remove();
    place.append(markup);
    place.nextElementSibling?.toggleAttribute('hidden', true); // the placeholder
  }
  shell.showModal();
  shell.querySelector('input')?.focus();
}

/** Closing discards clicks and typed text in the shell. */
function empty(shell: HTMLDialogElement): void {
  delete shell.dataset.pressed;
  const place = shell.querySelector('[data-filled]');
  place?.replaceChildren();
  place?.nextElementSibling?.toggleAttribute('hidden', false);
}

const isShell = (target: EventTarget | null): target is HTMLDialogElement =>
  target instanceof HTMLDialogElement && 'shell' in target.dataset;

const isStatic = (target: EventTarget | null): boolean => isShell(target) && target.getAttribute('closedby') === 'none';

/** The application failed to load: open shells must not block the page. */
export function closeDialogs(): void {
  for (const shell of document.querySelectorAll<HTMLDialogElement>('dialog[data-shell][open]')) shell.close();
}
