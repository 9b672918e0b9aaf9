/** A list in local storage. Reading skips damaged and foreign entries; where storage is forbidden, the list is empty and stays so. */
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
      // Storage forbidden: nothing was kept.
    }
  },
});
