/** Session storage; null on the server and where the browser forbids it. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Writes to a storage that may be full or forbidden. False: not kept, and later reads find nothing new. */
export function keepIn(storage: Storage | null, key: string, text: string): boolean {
  try {
    storage?.setItem(key, text);
    return storage !== null;
  } catch {
    return false;
  }
}
