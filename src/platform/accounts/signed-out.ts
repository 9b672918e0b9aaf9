const hearers = new Set<() => void>();
let hasLeft = 0;

/** Calls `hear` after the signed-in user left, so that module state can be cleared. Returns an unsubscribe function. */
export function onSignedOut(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** Number of users who left since the page opened. Pages that keep local state use it as a React key to start anew. */
export const peopleWhoLeft = (): number => hasLeft;

/** Call after the page's data was fetched anew: restarted parts must not see data of the former user. */
export function tellSignedOut(): void {
  hasLeft += 1;
  for (const hear of [...hearers]) hear();
}
