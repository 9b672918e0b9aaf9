/** Ids of the shells that stand in every page. */
export const HELP_SHELL = 'help-shell';
export const LOGIN_SHELL = 'login-shell';

const shellOf = (id: string) => document.getElementById(id) as HTMLDialogElement | null;

/** Opens the shell of a dialog whose code is on its way. As in src/app/open-dialogs.ts, which may need no other file. */
export function openShell(id: string): void {
  const shell = shellOf(id);
  if (!shell || shell.open) return;
  shell.showModal();
  const field = shell.querySelector('input');
  if (!field) return;
  field.disabled = false;
  field.id = field.dataset.id ?? '';
  field.focus();
}

/** It waits for its dialog; false once the traveller has closed it. */
export const isShellOpen = (id: string): boolean => shellOf(id)?.open === true;

export const closeShell = (id: string): void => shellOf(id)?.close();
