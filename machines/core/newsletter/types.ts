/** isWanted: its box was ticked. */
export type NewsletterInput = { readonly isWanted: boolean };
export type NewsletterContext = NewsletterInput;
