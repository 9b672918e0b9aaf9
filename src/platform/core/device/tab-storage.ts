/** What a tab keeps until it is closed; null on the server and where the browser forbids it. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Keeps a text in a storage that may be full or forbidden. False: it is not kept, and what reads it later finds nothing new. */
export function keepIn(storage: Storage | null, key: string, text: string): boolean {
  try {
    storage?.setItem(key, text);
    return storage !== null;
  } catch {
    return false;
  }
}
