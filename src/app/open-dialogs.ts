/**
 * A link with `data-opens` opens the shell of that id at once, while the application is still to come; it finds the open
 * shell and fills it. What closes a shell works before and after.
 */
export function openDialogs(): void {
  addEventListener('click', onClick, true);
  // Pressed before this script was there, or linked to: the address says so.
  const opener = [...document.querySelectorAll('a[data-opens]')].find(
    (link) => location.hash && link.getAttribute('href') === location.hash,
  );
  if (opener) openShell(opener);
  // For browsers that do not know `closedby`.
  addEventListener('cancel', (event) => isStatic(event.target) && event.preventDefault(), true);
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const open = target?.closest('button')?.closest('dialog[data-shell]');
  if (open instanceof HTMLDialogElement) open.close();

  const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const { live, lost } = document.documentElement.dataset;
  // A live page opens it itself; where the application did not come nobody would fill it, and the link leads on.
  if (isElsewhere || (live ?? lost) !== undefined) return;
  const opener = target?.closest('a[data-opens]');
  if (opener && openShell(opener)) event.preventDefault();
}

function openShell(opener: Element): boolean {
  const shell = document.getElementById(opener.getAttribute('data-opens') ?? '');
  if (!(shell instanceof HTMLDialogElement)) return false;
  if (!shell.open) openWithField(shell);
  return true;
}

/** As `openShell` in src/routes/-support/dialog-shells.ts. */
function openWithField(shell: HTMLDialogElement): void {
  shell.showModal();
  const field = shell.querySelector('input');
  if (!field) return;
  field.disabled = false;
  field.id = field.dataset.id ?? '';
  field.focus();
}

const isStatic = (target: EventTarget | null): boolean =>
  target instanceof HTMLDialogElement && 'shell' in target.dataset && target.getAttribute('closedby') === 'none';

/** Nobody comes to fill them: the page behind must be reached. */
export function closeDialogs(): void {
  for (const shell of document.querySelectorAll<HTMLDialogElement>('dialog[data-shell][open]')) shell.close();
}
