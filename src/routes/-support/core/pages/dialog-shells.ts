const shellOf = (id: string) => document.getElementById(id) as HTMLDialogElement | null;

/** Opens the shell of a dialog whose code is on its way: the first script of the page hears it (src/app/open-dialogs.ts). */
export const openShell = (id: string): void => void shellOf(id)?.dispatchEvent(new Event('shell-open'));

/** It waits for its dialog; false once the traveller has closed it. */
export const isShellOpen = (id: string): boolean => shellOf(id)?.open === true;

export const closeShell = (id: string): void => shellOf(id)?.close();

/** Settles when nothing in it is being pressed: a dialog that took its place in between would take the press away. */
export async function untilReleased(id: string): Promise<void> {
  while (shellOf(id)?.matches(':active')) await new Promise(requestAnimationFrame);
}
