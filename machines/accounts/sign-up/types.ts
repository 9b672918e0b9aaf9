import type { Faulty, FormContext } from '#machines/core/form.ts';

/** What it was opened for; a sign-up for a visa is told to the visa form. */
export type LoginOrigin = 'page' | 'header' | 'visa' | 'review';

export type SignUpInput = {
  readonly origin: LoginOrigin;
  /** The address is the invited one and cannot be changed; the token stays with the port. */
  readonly isInvited: boolean;
  readonly isSignedIn: boolean;
};

export type SignUpContext = SignUpInput &
  FormContext & {
    readonly wantsNewsletter: boolean;
    /** How often the form was sent without the rules accepted: each time the banner says so. */
    readonly rulesRefused: number;
  };

/** Of the sign-up itself; the subscription has an operation of its own. */
export type NewsletterWish = { readonly newsletterSubscribing: boolean };

export type SignUpOutput = { readonly isSignedIn: boolean };

export type SignUpEvent = {
  type: 'account.create';
  hasAcceptedRules: boolean;
  wantsNewsletter: boolean;
} & Faulty;
