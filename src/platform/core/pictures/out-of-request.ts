/** A traveller who left the request, or the whole request. */
type Out = { readonly orderId: string; readonly position?: number };

const hearers = new Set<(out: Out) => void>();

/** Ends the kept pictures of removed travellers: their position may be given to somebody else. */
export function onOutOfRequest(hear: (out: Out) => void): void {
  hearers.add(hear);
}

export function tellOutOfRequest(out: Out): void {
  for (const hear of hearers) hear(out);
}
