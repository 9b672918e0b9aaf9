const hearers = new Set<() => void>();
let hasLeft = 0;

/** Who was signed in has left: what lives in the memory of this page forgets too. Returns the way to stop listening. */
export function onPersonLeft(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** How many left since the page was opened: pages that draw what they keep by this number begin anew with it. */
export const peopleWhoLeft = (): number => hasLeft;

/** After the pages were asked for anew: what begins again then knows nothing of who left. */
export function tellPersonLeft(): void {
  hasLeft += 1;
  for (const hear of [...hearers]) hear();
}
