import type { LoginRequest } from '#machines/accounts/login-modal/types.ts';
import { createRequests } from '#src/platform/core/api/requests.ts';

/** Requests to the sign-in part from anywhere on the site: open the modal, hide it, check the session, log out. */
export type SignInRequest =
  | ({ type: 'login.open' } & LoginRequest)
  | { type: 'login.hide' }
  | { type: 'session.check' }
  | { type: 'session.end' };

export const signInRequests = createRequests<SignInRequest>();

/** The machines and the modal load with the first request of a visit. */
export const requestSignIn = signInRequests.ask;
