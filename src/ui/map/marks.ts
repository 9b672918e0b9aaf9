/** The item that is hovered or focused, shared by a list and its map. */
export type Marks = {
  readonly read: () => string | null;
  readonly set: (id: string | null) => void;
  readonly subscribe: (changed: () => void) => () => void;
};

/** Outside React state: a moving pointer re-renders two list entries, not the page. */
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
