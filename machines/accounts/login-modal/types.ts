import type { LoginOrigin } from '#machines/accounts/sign-up/types.ts';
import type { Faulty, FormContext } from '#machines/core/form.ts';

/** Context of the opening. The visa form passes e-mail and phone; the review of an order asks for a new account. */
export type LoginRequest = {
  readonly origin: LoginOrigin;
  readonly email: string;
  readonly phone: string;
};

export type LoginModalContext = FormContext & {
  readonly request: LoginRequest;
  /** An account was created here since the opening. */
  readonly hasSignedUp: boolean;
};

export type LoginModalEvent =
  | ({ type: 'login.open' } & LoginRequest)
  | { type: 'login.hide' }
  | ({ type: 'login.submit' } & Faulty)
  | { type: 'login.show' }
  | { type: 'account.show' }
  | { type: 'forgot.show' }
  | ({ type: 'account.create'; hasAcceptedRules: boolean; wantsNewsletter: boolean } & Faulty)
  | ({ type: 'password.forget' } & Faulty);
