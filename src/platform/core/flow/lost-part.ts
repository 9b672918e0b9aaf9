let underway = 0;

/** True while a caller handles the failure itself, so that the page must not reload. */
export const isAskerWaiting = (): boolean => underway > 0;

/** Prefetches a chunk. A failure is ignored: the chunk is requested again when needed. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  await ask(load).catch(() => undefined);
}

/** Loads a chunk that the user's action needs. On failure returns null, and the page shows `LostBar`. */
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

/** Loads a chunk; rejects on failure, which the caller must show. */
export async function ask<T>(load: () => Promise<T>): Promise<T> {
  underway += 1;
  try {
    return await load();
  } finally {
    underway -= 1;
  }
}
