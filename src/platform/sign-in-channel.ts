import type { LoginRequest } from '#machines/login-modal/types.ts';

/** What any part of the site may ask of the sign-in: the modal for itself, to hide it, to look again, to end it. */
export type SignInRequest =
  | ({ type: 'login.open' } & LoginRequest)
  | { type: 'login.hide' }
  | { type: 'session.check' }
  | { type: 'session.end' };

/** What the sign-in tells whoever asked. */
export type SignInSignal = 'completed' | 'signedUpInVisaRequest';

const waiting: SignInRequest[] = [];
let listener: (() => void) | undefined;
const hearers = new Set<(signal: SignInSignal) => void>();

/** The machines and the modal are loaded with the first request of a visit. */
export function requestSignIn(request: SignInRequest): void {
  waiting.push(request);
  listener?.();
}

/** What was asked for and not done yet. */
export const takeSignInRequests = (): SignInRequest[] => waiting.splice(0);

export function onSignInRequest(changed: () => void): () => void {
  listener = changed;
  if (waiting.length > 0) changed();
  return () => {
    if (listener === changed) listener = undefined;
  };
}

/** For forms that asked for a login: they go on where they were. */
export function onSignInSignal(hear: (signal: SignInSignal) => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

export function tellSignInSignal(signal: SignInSignal): void {
  for (const hear of [...hearers]) hear(signal);
}
