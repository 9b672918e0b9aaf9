let underway = 0;

/** Whoever asked says what happens without it, so the page is not loaded anew. */
export const isAskerWaiting = (): boolean => underway > 0;

/** A part that may be wanted soon. When it does not come nothing happens: it is asked for again when it is needed. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  await ask(load).catch(() => undefined);
}

/** A part that is needed for what was just pressed. When it does not come the page says so (`LostBar`): null then. */
export async function fetchNow<T>(load: () => Promise<T>): Promise<T | null> {
  const { dataset } = document.documentElement;
  try {
    const part = await ask(load);
    delete dataset.lost;
    return part;
  } catch {
    dataset.lost = '';
    return null;
  }
}

/** A part whose asker shows its failure. Rejects when it does not come. */
export async function ask<T>(load: () => Promise<T>): Promise<T> {
  underway += 1;
  try {
    return await load();
  } finally {
    underway -= 1;
  }
}
