/**
 * A link with `data-opens` opens the shell of that id at once, while the application is still to come; it finds the open
 * shell and fills it. What closes a shell works before and after.
 */
export function openDialogs(): void {
  addEventListener('click', onClick, { capture: true });
  // For browsers that do not know `closedby`.
  addEventListener('cancel', (event) => isStatic(event.target) && event.preventDefault(), { capture: true });
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const open = target?.closest('button')?.closest('dialog[data-shell]');
  if (open instanceof HTMLDialogElement) open.close();

  const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const { live, lost } = document.documentElement.dataset;
  // A live page opens it itself; where the application did not come nobody would fill it, and the link leads on.
  if (isElsewhere || live !== undefined || lost !== undefined) return;
  const id = target?.closest<HTMLElement>('a[data-opens]')?.dataset.opens;
  const shell = id ? document.getElementById(id) : null;
  if (!(shell instanceof HTMLDialogElement)) return;
  event.preventDefault();
  shell.showModal();
}

const isStatic = (target: EventTarget | null): boolean =>
  target instanceof HTMLDialogElement && 'shell' in target.dataset && target.getAttribute('closedby') === 'none';

/** Nobody comes to fill them: the page behind must be reached. */
export function closeDialogs(): void {
  for (const shell of document.querySelectorAll<HTMLDialogElement>('dialog[data-shell][open]')) shell.close();
}
