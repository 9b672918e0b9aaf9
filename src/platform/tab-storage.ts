/** What a tab keeps until it is closed; null on the server and where the browser forbids it. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
