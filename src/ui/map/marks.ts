/** Which thing is looked at, in a list and on its map at once: by hand, or by focus. */
export type Marks = {
  readonly read: () => string | null;
  readonly set: (id: string | null) => void;
  readonly subscribe: (changed: () => void) => () => void;
};

/** Outside of React's state: a pointer that runs over a list draws two of its entries, and not the page. */
export function createMarks(): Marks {
  const listeners = new Set<() => void>();
  let marked: string | null = null;
  return {
    read: () => marked,
    set: (id) => {
      if (id === marked) return;
      marked = id;
      for (const changed of [...listeners]) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
