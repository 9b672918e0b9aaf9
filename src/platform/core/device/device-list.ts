/**
 * A list that this browser keeps under a key. What is damaged, written by somebody else or forbidden to read is not in it; where
 * nothing can be kept, nothing is.
 */
export const deviceList = <T>(key: string, isOne: (value: unknown) => value is T) => ({
  read(): readonly T[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isOne) : [];
    } catch {
      return [];
    }
  },
  write(list: readonly T[]): void {
    try {
      localStorage.setItem(key, JSON.stringify(list));
    } catch {
      // Storage may be full or forbidden.
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing is kept where nothing can be.
    }
  },
});
