/** Somebody who goes no more, or all of a request. */
type Out = { readonly orderId: string; readonly position?: number };

const hearers = new Set<(out: Out) => void>();

/** What is kept of their pictures ends: a place may be given to somebody else. */
export function onOutOfRequest(hear: (out: Out) => void): void {
  hearers.add(hear);
}

export function tellOutOfRequest(out: Out): void {
  for (const hear of hearers) hear(out);
}
