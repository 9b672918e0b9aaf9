import type { LoginRequest } from '#machines/accounts/login-modal/types.ts';
import { createRequests } from '#src/platform/core/api/requests.ts';

/** What any part of the site may ask of the sign-in: the modal for itself, to hide it, to look again, to end it. */
export type SignInRequest =
  | ({ type: 'login.open' } & LoginRequest)
  | { type: 'login.hide' }
  | { type: 'session.check' }
  | { type: 'session.end' };

export const signInRequests = createRequests<SignInRequest>();

/** The machines and the modal are loaded with the first request of a visit. */
export const requestSignIn = signInRequests.ask;
