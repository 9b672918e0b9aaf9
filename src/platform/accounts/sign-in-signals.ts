/** What the sign-in tells whoever asked for it. */
export type SignInSignal = 'completed' | 'signedUpInVisaRequest';

const hearers = new Set<(signal: SignInSignal) => void>();

/** For forms that asked for a login: they go on where they were. Returns the way to stop listening. */
export function onSignInSignal(hear: (signal: SignInSignal) => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

export function tellSignInSignal(signal: SignInSignal): void {
  for (const hear of [...hearers]) hear(signal);
}
