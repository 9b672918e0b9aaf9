export type SignInSignal = 'completed' | 'signedUpInVisaRequest';

const hearers = new Set<(signal: SignInSignal) => void>();

/** Lets forms that requested a login continue. Returns an unsubscribe function. */
export function onSignInSignal(hear: (signal: SignInSignal) => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

export function tellSignInSignal(signal: SignInSignal): void {
  for (const hear of [...hearers]) hear(signal);
}
