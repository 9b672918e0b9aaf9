import type { Faulty, FormContext } from '#machines/core/form.ts';

/** Where the sign-up was opened; a sign-up for a visa is reported to the visa form. */
export type LoginOrigin = 'page' | 'header' | 'visa' | 'review';

export type SignUpInput = {
  readonly origin: LoginOrigin;
  /** The address is that of the invitation and read-only; the actor keeps the token. */
  readonly isInvited: boolean;
  readonly isSignedIn: boolean;
};

export type SignUpContext = SignUpInput &
  FormContext & {
    readonly wantsNewsletter: boolean;
    /** Counts submits without accepted rules: the banner shows each time. */
    readonly rulesRefused: number;
  };

/** For the event of the sign-up; the subscription is a separate operation. */
export type NewsletterWish = { readonly newsletterSubscribing: boolean };

export type SignUpOutput = { readonly isSignedIn: boolean };

export type SignUpEvent = {
  type: 'account.create';
  hasAcceptedRules: boolean;
  wantsNewsletter: boolean;
} & Faulty;
