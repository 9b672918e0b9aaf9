const shellOf = (id: string) => document.getElementById(id) as HTMLDialogElement | null;

/** Opens a dialog's shell while its code loads; handled by the first script (src/app/open-dialogs.ts). */
export const openShell = (id: string): void => void shellOf(id)?.dispatchEvent(new Event('shell-open'));

/** False once the user has closed it. */
export const isShellOpen = (id: string): boolean => shellOf(id)?.open === true;

export const closeShell = (id: string): void => shellOf(id)?.close();

/** Resolves when no element in it is being pressed: replacing the shell would lose the click. */
export async function untilReleased(id: string): Promise<void> {
  while (shellOf(id)?.matches(':active')) await new Promise(requestAnimationFrame);
}
